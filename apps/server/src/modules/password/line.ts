// Runs a few tasks at a time and queues the others, by network in turns. A task that would be served too late is refused as soon as that is known (A6).
import { Refusal } from '#http/refusal';
import { waitingNetworks } from './waiting-networks.ts';

export type Pace = {
  /** The number of tasks at a time. */
  running: number;
  /** The longest time from the arrival of a task to its end, in milliseconds. */
  withinMs: number;
  /** The duration of a task in milliseconds, until one has been measured. */
  tookMs: number;
  /** The time in milliseconds, by a monotonic clock. */
  now: () => number;
};

type Arrival = { network: string; gone: AbortSignal };

/** Runs the task in its turn. Refuses with `service_unavailable` if it cannot end in time. A task whose caller has left is not run. */
type TaskQueue = <T>(by: Arrival, task: () => Promise<T>) => Promise<T>;

type TaskRun = { since: number };
type WaitingTask = {
  since: number;
  begin: (run: TaskRun) => void;
  refuse: (lateMs: number) => void;
};

/** The share of the newest task in the running mean: the latest ten tasks make up nine tenths of it. */
const newestShare = 0.2;

export function openLine({ running, withinMs, tookMs, now }: Pace): TaskQueue {
  const runs = new Set<TaskRun>();
  const waiting = waitingNetworks<WaitingTask>();
  let meanMs = tookMs;

  function begin(): TaskRun {
    const run = { since: now() };
    runs.add(run);
    return run;
  }

  function end(run: TaskRun): void {
    meanMs += (now() - run.since - meanMs) * newestShare;
    runs.delete(run);
    waiting.takeNext()?.begin(begin());
    refuseLate();
  }

  /** Estimates when each waiting task would end, and refuses those that would be too late. */
  function refuseLate(): void {
    const at = now();
    /** The time at which each slot is free again. A task that takes longer than usual may end at any time. */
    const free = [...runs].map(({ since }) => Math.max(at, since + meanMs));
    for (const each of waiting.inOrder()) {
      const place = free.indexOf(Math.min(...free));
      const servedAt = (free[place] ?? at) + meanMs;
      const lateMs = servedAt - each.since - withinMs;
      if (lateMs > 0) each.refuse(lateMs);
      else free[place] = servedAt;
    }
  }

  const waitForTurn = ({ network, gone }: Arrival): Promise<TaskRun> =>
    new Promise((resolve, reject) => {
      // Needed if tasks take much longer than usual: then none ends in time to trigger the check.
      const late = setTimeout(refuseLate, withinMs);
      const leave = (): void => {
        clearTimeout(late);
        gone.removeEventListener('abort', giveUp);
        waiting.remove(network, each);
      };
      const refuse = (lateMs: number): void => {
        leave();
        reject(full(lateMs));
      };
      const giveUp = (): void => refuse(0);
      const each: WaitingTask = {
        since: now(),
        begin: (run) => {
          leave();
          resolve(run);
        },
        refuse,
      };
      gone.addEventListener('abort', giveUp, { once: true });
      waiting.add(network, each);
      refuseLate();
    });

  return async (by, task) => {
    if (by.gone.aborted) throw full(0);
    const run = runs.size < running ? begin() : await waitForTurn(by);
    try {
      return await task();
    } finally {
      end(run);
    }
  };
}

/** Refusal with the seconds until the queue is short enough again. */
const full = (lateMs: number): Refusal =>
  new Refusal('service_unavailable', { retryAfter: Math.max(1, Math.ceil(lateMs / 1_000)) });
