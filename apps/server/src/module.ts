// What a module of the server is: a record of what it does for the rest. `app.ts` lists the modules and puts their parts to use.
import type { FactHandlers } from '@parlour/contract/facts/fact';
import type { Painters } from '@parlour/contract/page';
import type { Tx } from '@parlour/database/connection';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '#http/merchant';
import type { Handlers } from '#http/route';

export type ServerModule = {
  name: string;
  /** What it answers, by the endpoint's name in the contract. */
  calls?: Handlers;
  /** What it gives pages to be painted with, by feature. */
  paints?: Partial<Painters<Merchant>>;
  /** Paths of another protocol than the contract's: on every host, with checks and errors of their own. */
  serve?: (app: FastifyInstance) => void;
  /** What it does when it hears what other modules did. The contract says which facts it obeys. */
  handles?: FactHandlers;
  /** What it does without being called. */
  work?: readonly Work[];
  /** What it keeps for a time only. */
  expires?: readonly Expiring[];
};

/** Rows that are removed when their time is over (`expiry.ts`). */
export type Expiring = {
  /** How long they are kept after the time that `remove` goes by. */
  keptMs: number;
  /** Sends one statement that removes at most so many from before that time, the oldest; gives how many. An index finds them. */
  remove: (tx: Tx, before: Date, most: number) => Promise<number>;
};

/** Work that comes round as long as the process runs. */
export type Work = {
  /** As the log tells it where it fails: 'pulling the lists of games'. */
  name: string;
  /** Between the end of one run and the beginning of the next. */
  everyMs: number;
  /** The first run begins at once. The signal says that the process ends. What it throws is told to the log, and the next run comes all the same. */
  run: (signal: AbortSignal) => Promise<void>;
  /** Resolves when the site has what visitors of a first start shall find; the start waits for it, but not for long. */
  filled?: Promise<void>;
};
