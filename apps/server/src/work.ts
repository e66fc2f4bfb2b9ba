// Repeats the modules' work until the process ends. Runs of one kind of work never overlap.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Work } from './module.ts';

export type RunningWork = {
  /** Resolves when the `filled` promises of all work have resolved. */
  filled: Promise<void>;
  /** Stops the work, and resolves when the runs in progress have ended. */
  stop: () => Promise<void>;
};

/** Reports a failed run, but only if the run before it succeeded. */
type OnFailure = (error: unknown, name: string) => void;

/** Starts all work at once. */
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
      // A database that is unavailable for an hour causes one log line, not thousands.
      if (!hasFailed) onFailure(error, work.name);
      hasFailed = true;
    }
    await sleep(work.everyMs, undefined, { signal }).catch(() => undefined);
  }
}
