// Background jobs: a few run at the same time, others wait in a bounded queue.
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for so many milliseconds, and lets other jobs run meanwhile. Resolves to false if the end came meanwhile. */
export type Rest = (milliseconds: number) => Promise<boolean>;
/** A job, which never rejects. */
export type Job = (rest: Rest) => Promise<void>;

/** Waits; ends early when the signal is aborted. */
export type SleepFor = (milliseconds: number, end: AbortSignal) => Promise<unknown>;

type Limits = {
  atOnce: number;
  /** The most jobs that wait or rest. */
  mostWaiting: number;
  sleepFor?: SleepFor | undefined;
};

export type Background = {
  /** Queues the job, which begins after the caller's turn of the event loop. Returns false if the queue is full: the job is dropped. */
  take: (job: Job) => boolean;
  /** Ends all rests, and resolves when every accepted job is done. */
  finish: () => Promise<void>;
  /** The number of jobs that are not done. */
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
