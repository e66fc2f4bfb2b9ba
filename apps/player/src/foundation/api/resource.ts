// Data of the server that a page shows and keeps. The old value stays on the page while a newer one is loading.
import { onceOnline } from '#platform/network.ts';
import { sayFailure } from './failure.ts';
import { isUnreached } from './outcome.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';

export type ResourceState<T> = {
  /** Null until the first answer. */
  value: T | null;
  /** Why the last call failed. */
  problem: Phrase | null;
  /** How many calls in a row have failed. */
  failures: number;
  isLoading: boolean;
};

export type Resource<T> = Readable<ResourceState<T>> & {
  /** Loads, unless a fresh value for the same owner and wording is here already. */
  need: (of: Wanted) => void;
  retry: () => void;
  /** A page shows it, until the function that this answers is called. A call that no page waits for any more is given up. */
  hold: () => () => void;
  /** Changes what is shown, until the next answer. */
  change: (edit: (value: T) => T) => void;
  /** Back to the beginning. The answer to a call that is still running is ignored. */
  forget: () => void;
};

type Wanted = {
  /** The member or guest it belongs to. The value of another owner is never shown. */
  owner: string;
  /** What was asked for: a language, a search text. The old value is shown until the new one is here. */
  wording: string;
};
type Options<T> = {
  ask: (of: Wanted, signal: AbortSignal) => Promise<T>;
  freshMs: number;
  /** Nobody is shown that a value which is there is asked for again: `isLoading` is told only where there is none, or a problem. */
  isQuiet?: boolean;
  /** The value that the server rendered the page with. */
  first?: Wanted & { value: T; isFresh: boolean };
};

const nothing = { value: null, problem: null, failures: 0, isLoading: false };

export function createResource<T>(options: Options<T>): Resource<T> {
  const { ask, freshMs, first, isQuiet = false } = options;
  const store = createStore<ResourceState<T>>(first ? { ...nothing, value: first.value } : nothing);
  let wanted: Wanted | null = first ?? null;
  let freshUntil = first?.isFresh ? performance.now() + freshMs : 0;
  let turn = 0;
  let isRunning = false;
  let control = new AbortController();
  let holders = 0;

  /** Nobody waits for the call that is under way: its answer is ignored. */
  function giveUp(): void {
    turn += 1;
    isRunning = false;
    control.abort();
    control = new AbortController();
  }

  async function load(of: Wanted): Promise<void> {
    giveUp();
    const own = turn;
    isRunning = true;
    const { value: shown, problem } = store.get();
    if (!isQuiet || shown === null || problem !== null) {
      store.set({ ...store.get(), isLoading: true });
    }
    try {
      const value = await ask(of, control.signal);
      if (own !== turn) return;
      isRunning = false;
      freshUntil = performance.now() + freshMs;
      store.set({ ...nothing, value });
    } catch (error) {
      if (own !== turn) return;
      isRunning = false;
      const failures = store.get().failures + 1;
      store.set({ ...store.get(), problem: sayFailure(error), failures, isLoading: false });
      // Without a line nobody needs to ask again: it is asked for when the line is back.
      const isBack = () => {
        if (own === turn) void load(of);
      };
      if (isUnreached(error)) onceOnline(isBack);
    }
  }
  /** The next page may show it too, and says so right after this one is left. */
  function release(): void {
    holders -= 1;
    setTimeout(() => {
      if (holders > 0 || !isRunning) return;
      giveUp();
      freshUntil = 0;
      if (store.get().isLoading) store.set({ ...store.get(), isLoading: false });
    });
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    need: (of) => {
      const isSame = wanted?.owner === of.owner && wanted.wording === of.wording;
      if (isSame && (isRunning || performance.now() < freshUntil)) return;
      if (wanted && wanted.owner !== of.owner) store.set(nothing);
      wanted = of;
      void load(of);
    },
    retry: () => {
      if (wanted && !isRunning) void load(wanted);
    },
    hold: () => {
      holders += 1;
      return release;
    },
    change: (edit) => {
      const { value } = store.get();
      if (value !== null) store.set({ ...store.get(), value: edit(value) });
    },
    forget: () => {
      giveUp();
      wanted = null;
      store.set(nothing);
    },
  };
}
