// A minimal store without a framework, so that it can be used and tested without React.
export type Readable<T> = {
  get: () => T;
  /** The server-rendered value, if it differs from the browser's. */
  getPainted?: () => T;
  subscribe: (listener: () => void) => () => void;
};
export type Store<T> = Readable<T> & { set: (value: T) => void };

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
