// What a round shows. Pure: the studio decided it, light is presentation.
import type { Say } from '../page/texts.ts';
import type { LanternsRound } from './state.ts';

export type Reading = {
  /** The sign that stands twice or three times. */
  sign: string | null;
  alike: 0 | 2 | 3;
  /** Which lanterns stay lit. */
  lit: [boolean, boolean, boolean];
};

export function readSigns(signs: readonly string[]): Reading {
  const [first, second, third] = signs;
  const sign = first === second || first === third ? first : second === third ? second : null;
  if (sign === null || sign === undefined)
    return { sign: null, alike: 0, lit: [false, false, false] };
  const alike = signs.every((each) => each === sign) ? 3 : 2;
  return { sign, alike, lit: [first === sign, second === sign, third === sign] };
}

export const signsOf = ({ drawn }: Pick<LanternsRound, 'drawn'>): readonly string[] =>
  drawn?.signs ?? [];

type Said = Pick<LanternsRound, 'drawn' | 'multiplier'>;

export function sentence(say: Say, round: Said): string {
  const { sign, alike } = readSigns(signsOf(round));
  if (sign === null) return say('studio.lanterns.lost');
  const values = { sign, times: round.multiplier };
  return alike === 3 ? say('studio.lanterns.three', values) : say('studio.lanterns.two', values);
}
