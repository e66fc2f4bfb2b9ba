/** The most texts that are cached: the callers of a busy minute, about 2 MB. */
const most = 10_000;

/** Caches the results of a pure function of a text, and drops all when there are too many. Long texts are not cached. An absent text, as the address of a caller that hung up, counts as empty. */
export function remember<T>(make: (text: string) => T): (text?: string) => T {
  const known = new Map<string, T>();
  return (text = '') => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= most) known.clear();
    if (text.length <= 64) known.set(text, made);
    return made;
  };
}
