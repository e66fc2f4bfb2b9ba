// Texts of strangers in the trace and on a terminal: nothing in them may look like another line, a colour or another direction (L2).

/** Controls, what has no shape of its own (directions, joiners), halves of a letter, and the two line ends of Unicode. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const written = (letter: string): string => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`;

/** As a terminal may show it: ESC becomes \u{1b}. */
export const visibleText = (text: string): string => text.replaceAll(invisible, written);

const mostLetters = 100;

/** As the trace keeps it: visible, a backslash doubled so that what was written out is told from what was typed, and of a long one the beginning and its length. */
export function recordedText(text: string): string {
  const letters = Array.from(text.slice(0, 2 * mostLetters));
  const beginning = letters.slice(0, mostLetters).join('');
  const isWhole = beginning.length === text.length;
  const kept = visibleText(beginning.replaceAll('\\', '\\\\'));
  return isWhole ? kept : `${kept}… (${text.length})`;
}
