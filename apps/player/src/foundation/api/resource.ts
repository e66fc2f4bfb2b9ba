// Data of the server that a page shows. The old value stays on the page while a newer one is loading.
import { onceOnline } from '#platform/network.ts';
import { sayFailure } from './failure.ts';
import { isUnreached } from './outcome.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';

export type ResourceState<T> = {
  /** Null until the first answer. */
  value: T | null;
  /** Reason of the last failure. */
  problem: Phrase | null;
  /** Number of failures since the last answer. */
  failures: number;
  isLoading: boolean;
};

export type Resource<T> = Readable<ResourceState<T>> & {
  /** Loads the value, unless a fresh one for the same owner and wording is loaded. */
  need: (of: ResourceKey) => void;
  /** Loads the value again, unless that is pending: after a failure, or as a poll. */
  retry: () => void;
  /** Loads the value again after a change on the server. A pending call is aborted, because its answer may be from before the change. */
  refresh: () => void;
  /** Loads the value again because the server said that it changed. Neither that nor a failure is shown, and the session is not extended. */
  renew: () => void;
  /** Registers a page that shows the value, and returns a function that removes it. A pending call is aborted when no page is left. */
  hold: () => () => void;
  /** Changes the shown value, until the next answer. The answer to a pending call, which may be from before the change, is ignored, and the value is loaded again. */
  change: (edit: (value: T) => T) => void;
  /** Resets the resource. The answer to a pending call is ignored. */
  forget: () => void;
};

export type ResourceKey = {
  /** The member or guest whose value it is. The value of another owner is never shown. */
  owner: string;
  /** Further part of the request, such as a language or a search text. The old value is shown until the new one is loaded. */
  wording: string;
};
type Options<T> = {
  /** `isUnasked`: nobody waits for the value, and a failure is not shown. */
  ask: (of: ResourceKey, signal: AbortSignal, isUnasked: boolean) => Promise<T>;
  freshMs: number;
  /** Hides reloads of a value: `isLoading` is set only if there is no value, or a problem. */
  isQuiet?: boolean;
  /** The value that the server rendered the page with. */
  first?: ResourceKey & { value: T; isFresh: boolean };
};

const nothing = { value: null, problem: null, failures: 0, isLoading: false };

export function createResource<T>(options: Options<T>): Resource<T> {
  const { ask, freshMs, first, isQuiet = false } = options;
  const store = createStore<ResourceState<T>>(first ? { ...nothing, value: first.value } : nothing);
  let wanted: ResourceKey | null = first ?? null;
  let freshUntil = first?.isFresh ? performance.now() + freshMs : 0;
  let turn = 0;
  let isRunning = false;
  /** Whether the value was changed since the pending call began. */
  let isOvertaken = false;
  let control = new AbortController();
  let holders = 0;

  /** Aborts the pending call and ignores its answer. */
  function giveUp(): void {
    turn += 1;
    isRunning = false;
    control.abort();
    control = new AbortController();
  }

  async function load(of: ResourceKey, isUnasked = false): Promise<void> {
    giveUp();
    const own = turn;
    isRunning = true;
    isOvertaken = false;
    const { value: shown, problem } = store.get();
    if (!isUnasked && (!isQuiet || shown === null || problem !== null)) {
      store.set({ ...store.get(), isLoading: true });
    }
    try {
      const value = await ask(of, control.signal, isUnasked);
      if (own !== turn) return;
      if (isOvertaken) {
        void load(of);
        return;
      }
      isRunning = false;
      freshUntil = performance.now() + freshMs;
      store.set({ ...nothing, value });
    } catch (error) {
      if (own !== turn) return;
      isRunning = false;
      if (isUnasked) return;
      const failures = store.get().failures + 1;
      store.set({ ...store.get(), problem: sayFailure(error), failures, isLoading: false });
      // An offline device retries once it is online again.
      const isBack = () => {
        if (own === turn) void load(of);
      };
      if (isUnreached(error)) onceOnline(isBack);
    }
  }
  /** Removes a holder. After a timeout, because the next page holds the resource right after this one leaves and takes over its call. */
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
    refresh: () => {
      if (wanted) void load(wanted);
    },
    renew: () => {
      if (isRunning) isOvertaken = true;
      else if (wanted && store.get().value !== null) void load(wanted, true);
    },
    hold: () => {
      holders += 1;
      return release;
    },
    change: (edit) => {
      const { value } = store.get();
      isOvertaken = isRunning;
      if (value !== null) store.set({ ...store.get(), value: edit(value) });
    },
    forget: () => {
      giveUp();
      wanted = null;
      store.set(nothing);
    },
  };
}
