// One launch: waits, calls the server, goes to the game. Framework-free: the call and the navigation are arguments.
import { endsSession, isLate } from '#foundation/api/outcome.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { follow, type Phase, type Step } from './phases.ts';
import { problemOf } from './problem.ts';

/** LAUNCH-01, milliseconds. */
const waitMs = 150;
export const mostMs = 10_000;

type Options<Answer> = {
  /** Gives the game's address. */
  ask: (signal: AbortSignal) => Promise<Answer>;
  /** Goes to the game, or opens it here. */
  leave: (answer: Answer) => void;
  /** How long a game that opens in this page may take to load after its address came; elsewhere ten seconds hold for both together. */
  arrivesWithinMs?: number;
};

export type Launch = Readable<Phase> & {
  retry: () => void;
  /** The game is here. */
  arrived: () => void;
  /** Begins, and returns a function that gives up: an answer after that is ignored. */
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
      // The end of a session shows a message of its own: a second one here would be too many.
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
