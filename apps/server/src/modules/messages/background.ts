// Work that nobody waits for: some of it at a time, the rest in a line, and no more than the line holds.
import { setTimeout as sleep } from 'node:timers/promises';

/** Rests for so many milliseconds, while others have its place. False: the end came meanwhile. */
export type Rest = (milliseconds: number) => Promise<boolean>;
/** Rejects never. */
export type Job = (rest: Rest) => Promise<void>;

/** Ends early when the signal is aborted. */
export type SleepFor = (milliseconds: number, end: AbortSignal) => Promise<unknown>;

type Limits = {
  atOnce: number;
  /** How many may wait or rest. */
  mostWaiting: number;
  sleepFor?: SleepFor | undefined;
};

export type Background = {
  /** False where the line is full: the job is forgotten. It begins after the caller's turn. */
  take: (job: Job) => boolean;
  /** Ends the rests, and resolves when everything that was taken is over. */
  finish: () => Promise<void>;
  /** How many are not over. */
  left: () => number;
};

const sleepLightly: SleepFor = (milliseconds, signal) =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

export function runInBackground(limits: Limits): Background {
  const { atOnce, mostWaiting, sleepFor = sleepLightly } = limits;
  const waiting: (() => void)[] = [];
  const finishing: (() => void)[] = [];
  let free = atOnce;
  let left = 0;
  let end = new AbortController();

  const takePlace = async (): Promise<void> => {
    if (free === 0) return new Promise((resolve) => void waiting.push(resolve));
    free -= 1;
  };
  const leavePlace = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const rest: Rest = async (milliseconds) => {
    const { signal } = end;
    leavePlace();
    await sleepFor(milliseconds, signal);
    await takePlace();
    return !signal.aborted;
  };
  const run = async (job: Job): Promise<void> => {
    await takePlace();
    await job(rest);
    leavePlace();
    left -= 1;
    if (left === 0) for (const resolve of finishing.splice(0)) resolve();
  };
  return {
    take: (job) => {
      if (left >= atOnce + mostWaiting) return false;
      left += 1;
      setImmediate(() => void run(job));
      return true;
    },
    finish: async () => {
      if (left === 0) return;
      end.abort();
      await new Promise<void>((resolve) => void finishing.push(resolve));
      end = new AbortController();
    },
    left: () => left,
  };
}
