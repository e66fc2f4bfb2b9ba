import { once } from 'node:events';
import { startChild, type ChildPlan } from './children/child.ts';
import {
  keepRunning,
  type RunningProcess,
  type SupervisedProcess,
} from './children/keep-running.ts';
import type { StopRequest } from './stop-request.ts';

export type ProductSteps = {
  /** Compiles the programs ahead. Starts together with the database, and finishes before any child starts. */
  readAhead: (signal: AbortSignal) => Promise<void>;
  /** Starts the embedded database; null if another database is configured. */
  startDatabase: (() => Promise<RunningProcess>) | null;
  prepareDatabase: () => Promise<void>;
  /** Plans the children. Called when the database runs, because it has no address before its first start. */
  planChildren: () => ChildPlan[];
  whenReady: (children: SupervisedProcess[]) => void;
  report: (line: string) => void;
};

/** Starts everything in order, restarts what dies until a stop is requested, and stops everything in reverse. */
export async function runProduct(steps: ProductSteps, stop: StopRequest): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([stop.signal, failed.signal]);
  const { report } = steps;
  const children: SupervisedProcess[] = [];
  let database: SupervisedProcess | null = null;
  try {
    const isRead = steps.readAhead(signal);
    if (steps.startDatabase !== null) {
      database = await keepRunning({
        name: 'Postgres',
        start: steps.startDatabase,
        signal,
        report,
      });
    }
    stop.signal.throwIfAborted();
    await steps.prepareDatabase();
    await isRead;
    const starts = steps.planChildren().map(async (plan) => {
      const start = (giveUp: AbortSignal) => startChild(plan, giveUp);
      children.push(await keepRunning({ name: plan.name, start, signal, report }));
    });
    for (const start of starts) start.catch((error: unknown) => failed.abort(error));
    await Promise.allSettled(starts);
    signal.throwIfAborted();
    steps.whenReady(children);
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
