// Checks of a new password (A7) that server and browser share, so that the browser never accepts what the server refuses.

/** Counts characters as people do: one that takes two code units counts once. */
export const countCharacters = (text: string): number =>
  [...new Intl.Segmenter().segment(text)].length;

/** Normalises a text as passwords and names are compared: without capitals and other variants of the same letter. */
export const plainly = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a password is the name with only digits and signs around it: `lumen`, `Lumen2026!` and `1lumen1`. False for names of two letters, which are too short to judge. */
export function isNameAlone(password: string, name: string): boolean {
  const said = plainly(password);
  const word = plainly(name);
  if (countCharacters(word) < 3) return false;
  const at = said.indexOf(word);
  if (at < 0) return false;
  return !/\p{L}/u.test(said.slice(0, at) + said.slice(at + word.length));
}
