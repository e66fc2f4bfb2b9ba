// Finds words with one typing error: a wrong, extra or missing letter, or two swapped neighbours.

/** Shorter words have too many neighbours; longer ones would make the search too expensive. */
const shortest = 5;
const longest = 24;

export type NearWord = {
  /**
   * Fragments, one of which is in every name that matches a pattern: a single error leaves one half of the word intact,
   * or swaps its two middle letters. They are cheap to find, so the search checks them first.
   */
  pieces: string[];
  /** Patterns for LIKE, with the word's own %, _ and \ escaped. */
  patterns: string[];
};

const escape = (letters: string[]): string =>
  letters.join('').replaceAll(/[\\%_]/g, (letter) => `\\${letter}`);

/** A pattern for LIKE that every text with this word matches. */
export const containing = (word: string): string => `%${escape(Array.from(word))}%`;

/** Null for a word that must match exactly. */
export function nearWord(word: string): NearWord | null {
  const letters = Array.from(word);
  if (letters.length < shortest || letters.length > longest) return null;
  const half = Math.floor(letters.length / 2);
  const swapped = (at: number) => [
    ...letters.slice(0, at - 1),
    letters[at] ?? '',
    letters[at - 1] ?? '',
    ...letters.slice(at + 1),
  ];
  return {
    pieces: [letters.slice(0, half).join(''), letters.slice(half).join(''), swapped(half).join('')],
    patterns: letters.flatMap((_, at) => {
      const [before, from, after] = [
        letters.slice(0, at),
        letters.slice(at),
        letters.slice(at + 1),
      ];
      return [
        `%${escape(before)}_${escape(after)}%`,
        `%${escape([...before, ...after])}%`,
        ...(at === 0 ? [] : [`%${escape(before)}_${escape(from)}%`, `%${escape(swapped(at))}%`]),
      ];
    }),
  };
}
