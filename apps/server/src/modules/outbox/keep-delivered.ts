// Checks every second whether facts are due, and twice as often while there are some. Every process does; locks divide the members among them.
import { setTimeout as sleep } from 'node:timers/promises';
import { deliverRound, listRounds, type DeliverDeps } from './deliver.ts';
import { openProgress } from './progress.ts';
import { removeOldDeadLetters } from './store.ts';

const second = 1_000;
const hour = 3_600 * second;
/** How long staff can inspect and retry a dead letter. */
const keptMs = 90 * 24 * hour;

type Deps = Omit<DeliverDeps, 'signal'> & {
  /** Receives the error if the outbox itself cannot be read; it is read again at the next check. */
  onTrouble: (error: unknown) => void;
};

/** Delivers to each module independently, so that a slow module does not hold up the others. */
export function keepFactsDelivered(deps: Deps): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const running = new Map<string, Promise<void>>();
  let nextRemoval = 0;

  const progress = openProgress();
  /** Starts the due deliveries. Returns whether there were any, or some still run. */
  const look = async (): Promise<boolean> => {
    const free = Object.keys(deps.handlers).filter((handler) => !running.has(handler));
    const rounds = await listRounds(free, deps, progress);
    const isBusy = running.size > 0 || rounds.some(({ posts }) => posts.length > 0);
    for (const round of rounds) {
      const { handler } = round;
      const done = deliverRound(round, { ...deps, signal }, progress)
        .then(() => undefined, deps.onTrouble)
        .finally(() => running.delete(handler));
      running.set(handler, done);
    }
    const now = deps.clock();
    if (now.getTime() < nextRemoval) return isBusy;
    await removeOldDeadLetters(deps.database, new Date(now.getTime() - keptMs));
    nextRemoval = now.getTime() + hour;
    return isBusy;
  };
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const isBusy = await look().catch(deps.onTrouble);
      await sleep(isBusy ? second / 2 : second, undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(running.values());
  };
  const done = loop();
  return {
    stop: () => {
      ending.abort();
      return done;
    },
  };
}
