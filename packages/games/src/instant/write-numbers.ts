// Formats the numbers of a game for its page: multipliers, chances, and the figures of its mathematics.
import { perCent, type Fraction } from '../fair/fraction.ts';
import { volatilityOf, type VolatilityRange } from '../fair/volatility.ts';
import type { DeclaredMathematics, GameDescription } from './descriptions.ts';
import type { Mathematics } from './instant-game.ts';

/** Formats hundredths as a multiple of the stake: 150n is '1.5', 2000n is '20', 5n is '0.05'. */
export function writeTimes(hundredths: bigint): string {
  const digits = String(hundredths).padStart(3, '0');
  const rest = digits.slice(-2).replace(/0+$/, '');
  return `${digits.slice(0, -2)}${rest && `.${rest}`}`;
}

/** Formats a chance above 0 as one in so many rounds, to the nearest tenth: 65 of 10,000 is '153.8'. */
export const writeOneIn = ({ part, whole }: Fraction): string =>
  writeTimes(((whole * 20n + part) / (part * 2n)) * 10n);

/** The figures that a title must declare. `hasChoice`: the return depends on how one plays. */
export const declare = (
  { least, most, deviation }: Mathematics,
  hasChoice: boolean,
): DeclaredMathematics => ({
  returned: perCent(least),
  returnedAtMost: hasChoice ? perCent(most) : null,
  deviation: deviation.toFixed(1),
});

export const volatilityIn = ({ deviation, mostDeviation }: Mathematics): VolatilityRange => ({
  least: volatilityOf(deviation),
  most: volatilityOf(mostDeviation),
});

export const describeMathematics = (
  mathematics: Mathematics,
  hasChoice: boolean,
): GameDescription => ({
  ...declare(mathematics, hasChoice),
  most: writeTimes(mathematics.mostHundredths),
  volatility: volatilityIn(mathematics),
});
