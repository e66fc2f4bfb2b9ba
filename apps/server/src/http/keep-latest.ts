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
type Kept<T> = { value: Promise<T>; made?: T; bytes: number };

/** The ones that were not asked for the longest go first; one that is larger than all of the room is made and not kept. */
export function keepLatest<T>({ mostBytes, bytesOf }: Bound<T>): Latest<T> {
  const kept = new Map<string, Kept<T>>();
  let held = 0;

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
    // A map gives what was set first first; what is being made weighs nothing yet.
    for (const [each, oldest] of kept) {
      if (held <= mostBytes) break;
      if (oldest.bytes > 0) forget(each, oldest);
    }
  }
  /** Deleted and set again it stands last, as the one used most lately. */
  function use(key: string, one: Kept<T>): void {
    kept.delete(key);
    kept.set(key, one);
  }
  return {
    found: (key) => {
      const one = kept.get(key);
      if (one) use(key, one);
      return one?.made;
    },
    get: (key, make) => {
      const found = kept.get(key);
      const one: Kept<T> = found ?? { value: make(), bytes: 0 };
      use(key, one);
      if (!found) {
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
