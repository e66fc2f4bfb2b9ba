// Calls about one member wait for each other here, in the process, and not in the database: a wallet that is locked for long then holds one connection, not all of them.

/** Runs it when all earlier ones of the key are over, or throws when the signal came first. */
export type InTurn = <T>(key: string, signal: AbortSignal, run: () => Promise<T>) => Promise<T>;

export function takeTurns(): InTurn {
  const last = new Map<string, Promise<void>>();
  return async (key, signal, run) => {
    const before = last.get(key);
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    last.set(key, over);
    try {
      await before;
      signal.throwIfAborted();
      return await run();
    } finally {
      end();
      if (last.get(key) === over) last.delete(key);
    }
  };
}
