// What an inbox of messages can be asked, whatever brought them.
import type { Pool } from 'pg';

/** A message as people see it. */
export type ShownMessage = {
  at: Date;
  from: string;
  to: string;
  /** Of a mail. */
  subject: string | null;
  text: string;
  /** How it stands, in a word or two. */
  state: string;
  isTrouble: boolean;
};

type Asked = {
  /** A part of the number or address, or of the text; empty for all. */
  search: string;
  most: number;
};

export type MessageInbox = {
  /** The newest first, also what never arrives. */
  list: (db: Pool, asked: Asked) => Promise<ShownMessage[]>;
  /** For a program: what has arrived at one number or address by now, the newest first. */
  listArrived: (db: Pool, to: string, now: Date) => Promise<object[]>;
  clear: (db: Pool) => Promise<void>;
};

/** How many messages of each kind are kept. */
export const mostMessages = 500;
