// The record by which a module of the server states what it provides. `app.ts` lists the modules and connects their parts.
import type { FactHandlers } from '@parlour/contract/facts/fact';
import type { Painters } from '@parlour/contract/page';
import type { Tx } from '@parlour/database/connection';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '#http/merchant';
import type { Handlers } from '#http/route';

export type ServerModule = {
  name: string;
  /** Handlers of its calls, by the endpoint's name in the contract. */
  calls?: Handlers;
  /** Loaders of the data with which pages are rendered, by feature. */
  paints?: Partial<Painters<Merchant>>;
  /** Registers paths outside the contract, on every host, with their own checks and errors. */
  serve?: (app: FastifyInstance) => void;
  /** Handlers of facts that other modules wrote. The contract says which facts the module obeys. */
  handles?: FactHandlers;
  /** Work that runs at intervals. */
  work?: readonly Work[];
  /** Rows that are stored for a limited time. */
  expires?: readonly ExpiringRows[];
};

/** Rows that are removed when their time is over (`expiry.ts`). */
export type ExpiringRows = {
  /** The time for which rows are retained, counted from the column that `remove` compares. */
  keptMs: number;
  /** A statement that removes at most `most` rows from before the given time, oldest first, by an index, and returns a row for each. */
  remove: (tx: Tx, which: { before: Date; most: number }) => Promise<unknown[]>;
};

/** Work that is repeated as long as the process runs. */
export type Work = {
  /** The work's name in the log's message of a failure, such as 'pulling the lists of games'. */
  name: string;
  /** The time between the end of one run and the start of the next. */
  everyMs: number;
  /** Runs the work, the first time at once. The signal aborts when the process ends. An error is logged, and the next run takes place anyway. */
  run: (signal: AbortSignal) => Promise<void>;
  /** Resolves when the data that a first start needs is there; the start waits for it, but only for a short time. */
  filled?: Promise<void>;
};
