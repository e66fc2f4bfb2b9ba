// What was asked for lately, kept in memory within a bound of bytes.
export type Latest<T> = {
  /** Makes it once, however many ask at the same time. A failure is forgotten. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** Bytes that are held. */
  size: () => number;
};

type Bound<T> = { mostBytes: number; bytesOf: (made: T) => number };
type Kept<T> = { value: Promise<T>; bytes: number };

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
    one.bytes = bytes;
    held += bytes;
    // A map gives what was set first first; what is being made weighs nothing yet.
    for (const [each, oldest] of kept) {
      if (held <= mostBytes) break;
      if (oldest.bytes > 0) forget(each, oldest);
    }
  }
  return {
    get: (key, make) => {
      const found = kept.get(key);
      const one = found ?? { value: make(), bytes: 0 };
      // Deleted and set again it stands last, as the one used most lately.
      kept.delete(key);
      kept.set(key, one);
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
