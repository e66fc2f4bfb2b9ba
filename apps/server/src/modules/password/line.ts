// Runs a few tasks at a time and has the others wait, networks in turns. Who would be served too late is refused as soon as that is known (A6).
import { Refusal } from '#http/refusal';
import { waitingNetworks } from './waiting-networks.ts';

export type Pace = {
  /** Tasks at a time. */
  running: number;
  /** From somebody’s arrival to the end of their task, in milliseconds. */
  withinMs: number;
  /** What a task takes, in milliseconds, as long as none was measured. */
  tookMs: number;
  /** The time in milliseconds, by a clock that nobody sets. */
  now: () => number;
};

type Arrival = { network: string; gone: AbortSignal };

/** Runs the task in its turn. Refuses with `service_unavailable` whom it cannot serve in time, at the latest when that time is over; a task whose caller is gone before its turn is never run. */
type Line = <T>(by: Arrival, task: () => Promise<T>) => Promise<T>;

type Run = { since: number };
type Waiting = { since: number; begin: (run: Run) => void; refuse: (lateMs: number) => void };

/** The share of the newest task in the running mean: after ten tasks they make up nine tenths of it. */
const newestShare = 0.2;

export function openLine({ running, withinMs, tookMs, now }: Pace): Line {
  const runs = new Set<Run>();
  const waiting = waitingNetworks<Waiting>();
  let meanMs = tookMs;

  function begin(): Run {
    const run = { since: now() };
    runs.add(run);
    return run;
  }

  function end(run: Run): void {
    meanMs += (now() - run.since - meanMs) * newestShare;
    runs.delete(run);
    waiting.takeNext()?.begin(begin());
    refuseLate();
  }

  /** Works out when each of those who wait would be served, and refuses those for whom that is too late. */
  function refuseLate(): void {
    const at = now();
    /** When each place is free again. A task that takes longer than usual may end at any time. */
    const free = [...runs].map(({ since }) => Math.max(at, since + meanMs));
    for (const each of waiting.inOrder()) {
      const place = free.indexOf(Math.min(...free));
      const servedAt = (free[place] ?? at) + meanMs;
      const lateMs = servedAt - each.since - withinMs;
      if (lateMs > 0) each.refuse(lateMs);
      else free[place] = servedAt;
    }
  }

  const waitForTurn = ({ network, gone }: Arrival): Promise<Run> =>
    new Promise((resolve, reject) => {
      // Where tasks take much longer than usual, none ends in time to bring this about.
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
      const each: Waiting = {
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

/** The seconds to wait: by then the line is short enough again. */
const full = (lateMs: number): Refusal =>
  new Refusal('service_unavailable', { retryAfter: Math.max(1, Math.ceil(lateMs / 1_000)) });
