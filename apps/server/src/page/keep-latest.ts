// What was asked for lately, kept in memory.
export type Latest<T> = {
  /** Makes it once, however many ask at the same time. A failure is forgotten. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  size: () => number;
};

/** `most` at the most; the one that was not asked for the longest goes first. */
export function keepLatest<T>(most: number): Latest<T> {
  const kept = new Map<string, Promise<T>>();

  function forgetOldest(): void {
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }
  return {
    get: (key, make) => {
      const known = kept.get(key);
      const found = known ?? make();
      // Deleted and set again it stands last, as the one used most lately.
      kept.delete(key);
      kept.set(key, found);
      if (!known) {
        found.catch(() => kept.delete(key));
        forgetOldest();
      }
      return found;
    },
    size: () => kept.size,
  };
}
