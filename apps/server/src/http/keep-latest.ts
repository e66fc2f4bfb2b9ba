// What was asked for lately, kept in memory within a bound of bytes.
export type Latest<T> = {
  /** Makes it once, however many ask at the same time. A failure is forgotten. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** At once, where it is here already. */
  found(key: string): T | undefined;
  /** Bytes that are held. */
  size: () => number;
};

type Bound<T> = { mostBytes: number; bytesOf: (made: T) => number };
type Kept<T> = { value: Promise<T>; made?: T; bytes: number; lastUse: number };

/** The ones that were not asked for the longest go first; one that is larger than all of the room is made and not kept. */
export function keepLatest<T>({ mostBytes, bytesOf }: Bound<T>): Latest<T> {
  const kept = new Map<string, Kept<T>>();
  let held = 0;
  /** Counts, so that nothing is moved at a use: a map that is changed with each request is built anew all the time. */
  let uses = 0;

  function forget(key: string, one: Kept<T>): void {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    held -= one.bytes;
  }
  function weigh(key: string, one: Kept<T>, made: T): void {
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
      let oldest: [string, Kept<T>] | undefined;
      for (const [key, one] of kept) {
        // What is being made weighs nothing yet.
        if (one.bytes > 0 && one.lastUse < (oldest?.[1].lastUse ?? Infinity)) oldest = [key, one];
      }
      if (!oldest) return;
      forget(...oldest);
    }
  }
  function use(one: Kept<T>): Kept<T> {
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
