/** As many texts as callers of a busy minute; about 2 MB. */
const most = 10_000;

/** Makes for each text once what follows from it alone, and forgets all when there are too many. Long ones are not worth their room. No text, as the address of a caller that has hung up, is the empty one. */
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
