// Calls about one member wait for each other in the process before they go to the database. Else calls that wait for one locked wallet would take all connections.

/** Runs when all earlier runs of the key are over; throws where the signal comes first. */
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
