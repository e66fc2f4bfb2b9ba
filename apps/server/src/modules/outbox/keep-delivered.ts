// Looks every second whether there is a fact to tell, and twice as often while there are some. Every process does; they share the members among them by locks.
import { setTimeout as sleep } from 'node:timers/promises';
import { deliverRound, listRounds, type DeliverDeps } from './deliver.ts';
import { openProgress } from './progress.ts';
import { removeOldDeadLetters } from './store.ts';

const second = 1_000;
const hour = 3_600 * second;
/** How long staff can ask for a dead letter. */
const keptMs = 90 * 24 * hour;

type Deps = Omit<DeliverDeps, 'signal'> & {
  /** Told when the outbox itself cannot be read; it is tried again at the next look. */
  onTrouble: (error: unknown) => void;
};

/** Each module has a run of its own, so that one that is slow holds back no other. */
export function keepFactsDelivered(deps: Deps): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const running = new Map<string, Promise<void>>();
  let nextRemoval = 0;

  const progress = openProgress();
  /** Whether there was something to tell, or still is. */
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
