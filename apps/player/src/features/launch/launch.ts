// One launch: waits, asks, leaves. Framework-free; what is asked and the way out are arguments.
import { endsSession, isLate } from '#foundation/api/failure.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { follow, type Phase, type Step } from './phases.ts';
import { problemOf } from './problem.ts';

/** LAUNCH-01, milliseconds. */
const waitMs = 150;
export const mostMs = 10_000;

type Options<Answer> = {
  /** Gives the game's address. */
  ask: () => Promise<Answer>;
  /** Goes to the game, or opens it here. */
  leave: (answer: Answer) => void;
  /** What a game that opens here may take from its address on; elsewhere the ten seconds hold for both together. */
  arrivesWithinMs?: number;
};

export type Launch = Readable<Phase> & {
  retry: () => void;
  /** The game is here. */
  arrived: () => void;
  /** Begins; answers how to give up. What comes after that is ignored. */
  start: () => () => void;
};

export function createLaunch<Answer>({ ask, leave, arrivesWithinMs }: Options<Answer>): Launch {
  const store = createStore<Phase>({ name: 'waiting' });
  /** Each attempt has a number: an answer to an earlier one says nothing. */
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (each: Step) => store.set(follow(store.get(), each));

  async function attemptOnce(): Promise<void> {
    attempt += 1;
    const current = attempt;
    const isCurrent = () => current === attempt;
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => isCurrent() && giveUp(), ms);
    };
    waitFor(mostMs);
    try {
      const answer = await ask();
      if (!isCurrent()) return;
      step({ name: 'answered' });
      if (arrivesWithinMs !== undefined) waitFor(arrivesWithinMs);
      leave(answer);
    } catch (error) {
      // A message here would be the second one for a session that ended.
      if (!isCurrent() || endsSession(error)) return;
      clearTimeout(timer);
      step(isLate(error) ? { name: 'timeIsUp' } : { name: 'failed', problem: problemOf(error) });
    }
  }
  /** A late answer must not pull the player away from what stands there now. */
  function giveUp(): void {
    attempt += 1;
    step({ name: 'timeIsUp' });
  }
  function next(name: 'waited' | 'retried'): void {
    const before = store.get();
    step({ name });
    if (store.get() !== before) void attemptOnce();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    retry: () => next('retried'),
    arrived: () => {
      if (store.get().name === 'leaving') clearTimeout(timer);
      step({ name: 'arrived' });
    },
    start: () => {
      timer = setTimeout(() => next('waited'), waitMs);
      return () => {
        attempt += 1;
        clearTimeout(timer);
      };
    },
  };
}
