// How long a message may be, counted as a person counts: a flag, a family of four or a letter with its tone mark is one character each.
// Site and server count by this alone.

export const mostCharacters = 1_000;
/** A letter may carry marks without end; the longest emoji of Unicode takes 15 of these. */
const mostUnits = 16_000;

/** Browsers from before 2024 may lack it: to them a character is a code point, so there is room for fewer. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** Each as a person sees it; of what no message may be long enough for, the beginning. */
export function listCharacters(text: string): string[] {
  const looked = text.slice(0, mostUnits + 1);
  return segmenter
    ? Array.from(segmenter.segment(looked), ({ segment }) => segment)
    : Array.from(looked);
}

export const countCharacters = (text: string): number => listCharacters(text).length;

/** As much of the text as a message may have: whole characters of its beginning. */
export function cutToMessage(text: string): string {
  let kept = '';
  for (const character of listCharacters(text).slice(0, mostCharacters)) {
    if (kept.length + character.length > mostUnits) return kept;
    kept += character;
  }
  return kept;
}

/** Whether a message has room for it. */
export const isWithinMessage = (text: string): boolean =>
  text.length <= mostUnits && countCharacters(text) <= mostCharacters;

/** Something to read in it: spaces, line ends and what has no shape are none. */
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether it can be sent. */
export const isMessage = (text: string): boolean => readable.test(text) && isWithinMessage(text);
