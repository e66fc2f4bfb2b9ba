/** Returns the first two letters of a name or e-mail address: of its first two words, else of the first. */
export function initialsOf(name: string): string {
  const [local = ''] = name.split('@', 1);
  const words = local.split(/[\s._-]+/).filter((word) => word !== '');
  const letters =
    words.length > 1 ? words.map((word) => Array.from(word)[0] ?? '') : Array.from(words[0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
