import { once } from 'node:events';
import { startChild, type ChildPlan } from './children/child.ts';
import { keepRunning, type Kept, type Running } from './children/keep-running.ts';
import type { StopRequest } from './stop-request.ts';

export type House = {
  /** Begun beside the database's start; done before any child starts. */
  readAhead: (signal: AbortSignal) => Promise<void>;
  /** Null where a database was configured. */
  startDatabase: (() => Promise<Running>) | null;
  prepareDatabase: () => Promise<void>;
  /** Asked when the database runs: before its first start it has no address. */
  planChildren: () => ChildPlan[];
  whenReady: (children: Kept[]) => void;
  report: (line: string) => void;
};

/** Starts everything in order, keeps it running until a stop is requested, and ends it in reverse. */
export async function runHouse(house: House, stop: StopRequest): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([stop.signal, failed.signal]);
  const { report } = house;
  const children: Kept[] = [];
  let database: Kept | null = null;
  try {
    const isRead = house.readAhead(signal);
    if (house.startDatabase !== null) {
      database = await keepRunning({
        name: 'Postgres',
        start: house.startDatabase,
        signal,
        report,
      });
    }
    stop.signal.throwIfAborted();
    await house.prepareDatabase();
    await isRead;
    const starts = house.planChildren().map(async (plan) => {
      const start = (giveUp: AbortSignal) => startChild(plan, giveUp);
      children.push(await keepRunning({ name: plan.name, start, signal, report }));
    });
    for (const start of starts) start.catch((error: unknown) => failed.abort(error));
    await Promise.allSettled(starts);
    signal.throwIfAborted();
    house.whenReady(children);
    await once(signal, 'abort');
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    failed.abort();
    const { childrenMs, databaseMs } = stop.patience();
    await Promise.all(children.map((child) => child.stop(childrenMs)));
    await database?.stop(databaseMs);
  }
}
