// What a round shows. Pure: the studio decided it, light is presentation.
import type { Round, Sign } from './state.ts';

export type Reading = {
  /** The sign that stands twice or three times. */
  sign: Sign | null;
  alike: 0 | 2 | 3;
  /** Which lanterns stay lit. */
  lit: [boolean, boolean, boolean];
  /** More came back than was staked; only then there is anything to be glad of. */
  isWin: boolean;
};

export function readRound({
  signs,
  prize,
  stake,
}: Pick<Round, 'signs' | 'prize' | 'stake'>): Reading {
  const [first, second, third] = signs;
  const sign = first === second || first === third ? first : second === third ? second : null;
  const alike = sign === null ? 0 : signs.every((each) => each === sign) ? 3 : 2;
  return {
    sign,
    alike,
    lit: [first === sign, second === sign, third === sign],
    isWin: BigInt(prize) > BigInt(stake),
  };
}

/** The next stake of the list up or down; the same at its end. */
export function stepStake(stakes: readonly string[], stake: string, step: 1 | -1): string {
  const place = Math.max(0, stakes.indexOf(stake));
  return stakes[Math.min(stakes.length - 1, Math.max(0, place + step))] ?? stake;
}
