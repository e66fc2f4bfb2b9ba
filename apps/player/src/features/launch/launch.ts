// One launch: waits, calls the server, goes to the game. Framework-free: the call and the navigation are arguments.
import { endsSession, isLate } from '#foundation/api/outcome.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { follow, type Phase, type Step } from './phases.ts';
import { problemOf } from './launch-problem.ts';

/** Delay before the call (LAUNCH-01). */
const waitMs = 150;
export const mostMs = 10_000;

type Options<Answer> = {
  /** Fetches the game's address. */
  ask: (signal: AbortSignal) => Promise<Answer>;
  /** Goes to the game, or opens it here. */
  leave: (answer: Answer) => void;
  /** Time limit for loading a game that opens in this page, from the arrival of its address. Without it `mostMs` covers both. */
  arrivesWithinMs?: number;
};

export type Launch = Readable<Phase> & {
  retry: () => void;
  /** Reports that the game has loaded. */
  arrived: () => void;
  /** Begins, and returns a function that cancels: a later answer is ignored. */
  start: () => () => void;
};

export function createLaunch<Answer>({ ask, leave, arrivesWithinMs }: Options<Answer>): Launch {
  const store = createStore<Phase>({ name: 'waiting' });
  /** Each attempt has a number, so that the answer to an earlier one is ignored. */
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let control = new AbortController();
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
      const answer = await ask(control.signal);
      if (!isCurrent()) return;
      step({ name: 'answered' });
      if (arrivesWithinMs !== undefined) waitFor(arrivesWithinMs);
      leave(answer);
    } catch (error) {
      // The end of a session shows its own message, so none is shown here.
      if (!isCurrent() || endsSession(error)) return;
      clearTimeout(timer);
      step(isLate(error) ? { name: 'timeIsUp' } : { name: 'failed', problem: problemOf(error) });
    }
  }
  /** Ends the attempt, so that a late answer does not take the player away from the page. */
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
      control = new AbortController();
      timer = setTimeout(() => next('waited'), waitMs);
      return () => {
        attempt += 1;
        control.abort();
        clearTimeout(timer);
      };
    },
  };
}
