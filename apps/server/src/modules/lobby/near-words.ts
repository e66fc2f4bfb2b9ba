// Words that are one letter off: another letter, one too many, one too few, or two neighbours swapped.

/** Shorter words have too many neighbours, longer ones would cost too much to look for. */
const shortest = 5;
const longest = 24;

export type NearWord = {
  /** Every name that a pattern fits holds at least one of these: a single slip leaves one half of the word whole, or swaps the two letters in its middle. They are cheap to look for, so the search looks for them first. */
  pieces: string[];
  /** For LIKE; the word's own %, _ and \ are letters. */
  patterns: string[];
};

const escape = (letters: string[]): string =>
  letters.join('').replaceAll(/[\\%_]/g, (letter) => `\\${letter}`);

/** Null for a word that must be found as it is. */
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
