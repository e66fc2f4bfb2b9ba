// The interface of an inbox of messages, for every kind of message.
import type { Pool } from 'pg';

/** A message as people see it on the page. */
export type InboxMessage = {
  at: Date;
  /** The sender; null where it is always the same. */
  from: string | null;
  to: string;
  /** The subject of a mail; null for other messages. */
  subject: string | null;
  text: string;
  /** The message's state, in a word or two. */
  state: string;
  isTrouble: boolean;
};

type MessageFilter = {
  /** A part of the number, address or text; empty for all messages. */
  search: string;
  most: number;
};

export type EntryKind = 'message' | 'event';

export type MessageInbox = {
  /** The kind of its entries. A message may have a code that people type, which the page shows large. */
  holds: EntryKind;
  /** Lists messages, newest first, including those that never arrive. */
  list: (db: Pool, asked: MessageFilter) => Promise<InboxMessage[]>;
  /** Lists the messages that have arrived at one number or address, newest first, as JSON for programs. */
  listArrived: (db: Pool, to: string, now: Date) => Promise<object[]>;
  clear: (db: Pool) => Promise<void>;
};

/** The number of messages that are stored of each kind. */
export const mostMessages = 500;
