// The length of a message, counted as a person counts: a flag, a family of four or a letter with its tone mark is one character each.
// Site and server both count by this file.

export const mostCharacters = 1_000;
/** The most UTF-16 code units: a letter may carry any number of marks. The longest emoji of Unicode takes 15 units. */
const mostUnits = 16_000;

/** Null in browsers from before 2024: there a character is a code point, so fewer fit. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** Splits a text into characters as a person sees them. A text longer than any message is cut first. */
export function listCharacters(text: string): string[] {
  const looked = text.slice(0, mostUnits + 1);
  return segmenter
    ? Array.from(segmenter.segment(looked), ({ segment }) => segment)
    : Array.from(looked);
}

export const countCharacters = (text: string): number => listCharacters(text).length;

/** Cuts a text to the length of a message, at the end of a whole character. */
export function cutToMessage(text: string): string {
  let kept = '';
  for (const character of listCharacters(text).slice(0, mostCharacters)) {
    if (kept.length + character.length > mostUnits) return kept;
    kept += character;
  }
  return kept;
}

/** Whether the text fits into a message. */
export const isWithinMessage = (text: string): boolean =>
  text.length <= mostUnits && countCharacters(text) <= mostCharacters;

/** A visible character: no space, line end or invisible character. */
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether the text can be sent as a message. */
export const isMessage = (text: string): boolean => readable.test(text) && isWithinMessage(text);
