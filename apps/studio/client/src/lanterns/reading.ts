// Reads the result of a round. Pure: the studio decided it, the page only shows it.
import type { Say } from '../page/texts.ts';
import type { LanternsRound } from './state.ts';

export type SignMatch = {
  /** The sign that appears twice or three times; null if there is none. */
  sign: string | null;
  alike: 0 | 2 | 3;
  /** Whether each lantern stays lit. */
  lit: [boolean, boolean, boolean];
};

export function readSigns(signs: readonly string[]): SignMatch {
  const [first, second, third] = signs;
  const sign = first === second || first === third ? first : second === third ? second : null;
  if (sign === null || sign === undefined)
    return { sign: null, alike: 0, lit: [false, false, false] };
  const alike = signs.every((each) => each === sign) ? 3 : 2;
  return { sign, alike, lit: [first === sign, second === sign, third === sign] };
}

export const signsOf = ({ drawn }: Pick<LanternsRound, 'drawn'>): readonly string[] =>
  drawn?.signs ?? [];

type RoundOutcome = Pick<LanternsRound, 'drawn' | 'multiplier'>;

export function sentence(say: Say, round: RoundOutcome): string {
  const { sign, alike } = readSigns(signsOf(round));
  if (sign === null) return say('studio.lanterns.lost');
  const values = { sign, times: round.multiplier };
  return alike === 3 ? say('studio.lanterns.three', values) : say('studio.lanterns.two', values);
}
