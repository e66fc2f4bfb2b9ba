// Texts of strangers in the audit trail and on a terminal: nothing in them may pass for another line, a colour or another direction (L2).

/** Control characters, invisible format characters (directions, joiners), lone surrogates, and the two line separators of Unicode. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const written = (letter: string): string => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`;

/** Escapes a text so that a terminal may show it: ESC becomes \u{1b}. */
export const visibleText = (text: string): string => text.replaceAll(invisible, written);

const mostLetters = 100;

/** Escapes a text for the audit trail. Backslashes are doubled, so that an escape differs from the same text typed; a long text is cut, with its length behind it. */
export function recordedText(text: string): string {
  const letters = Array.from(text.slice(0, 2 * mostLetters));
  const beginning = letters.slice(0, mostLetters).join('');
  const isWhole = beginning.length === text.length;
  const kept = visibleText(beginning.replaceAll('\\', '\\\\'));
  return isWhole ? kept : `${kept}… (${text.length})`;
}
