// One launch: waits, asks, leaves. Framework-free; time and the way out are arguments.
import type { Answer } from '@parlour/contract/endpoint';
import { launchGame } from '@parlour/contract/launch';
import type { Api } from '#foundation/api/api.ts';
import { isLate } from '#foundation/api/failure.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import type { LaunchCall } from './launch-link.ts';
import { follow, type Phase, type Step } from './phases.ts';
import { problemOf } from './problem.ts';

/** LAUNCH-01, milliseconds. */
const waitMs = 150;
const mostMs = 10_000;

type Options = {
  api: Api;
  call: LaunchCall;
  /** Goes to the game; this page is not in the history any more. */
  leave: (gameUrl: string) => void;
};

export type Launch = Readable<Phase> & {
  retry: () => void;
  /** Begins; answers how to give up. What comes after that is ignored. */
  start: () => () => void;
};

const addressOf = (answer: Answer<typeof launchGame>): string =>
  'content' in answer ? answer.content.game_url : answer.gameUrl;

export function createLaunch({ api, call, leave }: Options): Launch {
  const store = createStore<Phase>({ name: 'waiting' });
  /** Each attempt has a number: an answer to an earlier one says nothing. */
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (each: Step) => store.set(follow(store.get(), each));

  async function ask(): Promise<void> {
    attempt += 1;
    const current = attempt;
    const isCurrent = () => current === attempt;
    clearTimeout(timer);
    timer = setTimeout(() => isCurrent() && giveUp(), mostMs);
    try {
      const gameUrl = addressOf(await api(launchGame, call));
      if (!isCurrent()) return;
      step({ name: 'answered' });
      leave(gameUrl);
    } catch (error) {
      if (!isCurrent()) return;
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
    if (store.get() !== before) void ask();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    retry: () => next('retried'),
    start: () => {
      timer = setTimeout(() => next('waited'), waitMs);
      return () => {
        attempt += 1;
        clearTimeout(timer);
      };
    },
  };
}
