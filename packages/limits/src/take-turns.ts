// Serializes calls about one member in the process before they use the database. Otherwise calls that wait for one locked wallet would take all connections.

/** Runs after all earlier runs of the key have ended; throws if the signal aborts first. */
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
