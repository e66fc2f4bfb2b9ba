// Runs the modules' work that comes round: each run after the one before it, until the process ends.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Work } from './module.ts';

export type RunningWork = {
  /** Resolves when all of it has filled what it fills. */
  filled: Promise<void>;
  /** Resolves when the runs that are under way are over. */
  stop: () => Promise<void>;
};

/** Told of a run that failed where the one before it had not. */
type OnFailure = (error: unknown, name: string) => void;

/** Begins at once. */
export function startWork(works: readonly Work[], onFailure: OnFailure): RunningWork {
  const ending = new AbortController();
  const done = Promise.all(works.map((work) => repeat(work, ending.signal, onFailure)));
  const allFilled = Promise.all(works.flatMap(({ filled }) => filled ?? []));
  return {
    filled: allFilled.then(() => undefined),
    stop: async () => {
      ending.abort();
      await done;
    },
  };
}

async function repeat(work: Work, signal: AbortSignal, onFailure: OnFailure): Promise<void> {
  let hasFailed = false;
  while (!signal.aborted) {
    try {
      await work.run(signal);
      hasFailed = false;
    } catch (error) {
      // A database that is away for an hour is one line in the log, not thousands.
      if (!hasFailed) onFailure(error, work.name);
      hasFailed = true;
    }
    await sleep(work.everyMs, undefined, { signal }).catch(() => undefined);
  }
}
