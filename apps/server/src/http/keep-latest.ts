// A cache in memory of the values used last, limited in bytes.
export type LatestCache<T> = {
  /** Returns the value; concurrent callers share one `make`. A failure is not cached. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** Returns the value without waiting, if it is cached. */
  found(key: string): T | undefined;
  /** The size of the cached values in bytes. */
  size: () => number;
};

type CacheOptions<T> = { mostBytes: number; bytesOf: (made: T) => number };
type CacheEntry<T> = { value: Promise<T>; made?: T; bytes: number; lastUse: number };

/** Creates a cache that removes the least recently used values first. A value larger than the limit is made and not cached. */
export function keepLatest<T>({ mostBytes, bytesOf }: CacheOptions<T>): LatestCache<T> {
  const kept = new Map<string, CacheEntry<T>>();
  let held = 0;
  /** Number of uses so far. Entries note it rather than move in the map, which would be rebuilt all the time. */
  let uses = 0;

  function forget(key: string, one: CacheEntry<T>): void {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    held -= one.bytes;
  }
  function weigh(key: string, one: CacheEntry<T>, made: T): void {
    if (kept.get(key) !== one) return;
    const bytes = bytesOf(made);
    if (bytes > mostBytes) return forget(key, one);
    one.made = made;
    one.bytes = bytes;
    held += bytes;
    makeRoom();
  }
  function makeRoom(): void {
    while (held > mostBytes) {
      let oldest: [string, CacheEntry<T>] | undefined;
      for (const [key, one] of kept) {
        // A value that is being made has no size yet.
        if (one.bytes > 0 && one.lastUse < (oldest?.[1].lastUse ?? Infinity)) oldest = [key, one];
      }
      if (!oldest) return;
      forget(...oldest);
    }
  }
  function use(one: CacheEntry<T>): CacheEntry<T> {
    uses += 1;
    one.lastUse = uses;
    return one;
  }
  return {
    found: (key) => {
      const one = kept.get(key);
      return one && use(one).made;
    },
    get: (key, make) => {
      const found = kept.get(key);
      const one = use(found ?? { value: make(), bytes: 0, lastUse: 0 });
      if (!found) {
        kept.set(key, one);
        one.value.then(
          (made) => weigh(key, one, made),
          () => forget(key, one),
        );
      }
      return one.value;
    },
    size: () => held,
  };
}
