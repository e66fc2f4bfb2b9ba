// What server and browser judge alike of a new password (A7), so that nothing is promised here and refused there.

/** Characters as people count them: one that takes two places counts once. */
export const countCharacters = (text: string): number =>
  [...new Intl.Segmenter().segment(text)].length;

/** As passwords and names are compared: without capitals and other ways to write the same letter. */
export const plainly = (text: string): string => text.normalize('NFKC').toLowerCase();

/** `lumen`, `Lumen2026!` and `1lumen1`: the name and nothing but digits and signs around it. Names of two letters are too short to tell. */
export function isNameAlone(password: string, name: string): boolean {
  const said = plainly(password);
  const word = plainly(name);
  if (countCharacters(word) < 3) return false;
  const at = said.indexOf(word);
  if (at < 0) return false;
  return !/\p{L}/u.test(said.slice(0, at) + said.slice(at + word.length));
}
