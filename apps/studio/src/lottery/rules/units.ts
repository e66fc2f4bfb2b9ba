// What a slip costs, and how much of it may be bought.
import { currencyCode } from '@parlour/contract/money';
import type { BetKind, DrawGame } from '@parlour/games/draws/draw-game';

/** In 1/100000, a whole number of hundredths, so that no hundredth of it is lost. */
type Units = { six: bigint; other: bigint };
const asian: Units = { six: 2_000_000n, other: 1_000_000n };
const western: Units = { six: 100_000n, other: 50_000n };

/** XXX is play money without a currency. */
const units = new Map([
  ['PHP', asian],
  ['XXX', asian],
  ['EUR', western],
  ['USD', western],
]);

/** On one slip, whatever it can win. */
export const mostUnitsOfAll = 100;
/** Slips in one purchase. */
export const mostSlips = 10;

/** What one unit of a slip costs for one draw, in 1/100000; null where no price is set, so nothing is sold. */
export function unitIn({ name }: DrawGame, currency: string): bigint | null {
  const found = units.get(currencyCode(currency));
  if (!found) return null;
  return name === 'six-of-45' ? found.six : found.other;
}

/** The most that a slip of a kind can pay, in hundredths of its price. */
export const mostOf = ({ odds }: BetKind): bigint => BigInt(Math.max(...Object.values(odds)));

export type Capped = {
  unit: bigint;
  /** The most that a slip may win, in 1/100000; null where there is no limit. */
  maxPrize: bigint | null;
};

/** How many units one slip of a kind may have. A prize is never cut: what could win more is not sold, 0 where that is one unit. */
export function mostUnitsOf(kind: BetKind, { unit, maxPrize }: Capped): number {
  if (maxPrize === null) return mostUnitsOfAll;
  const fits = (maxPrize * 100n) / (mostOf(kind) * unit);
  return fits > BigInt(mostUnitsOfAll) ? mostUnitsOfAll : Number(fits);
}

/** Of every kind of a game, by its name. */
export const allMostUnits = (game: DrawGame, capped: Capped): Record<string, number> =>
  Object.fromEntries(game.kinds.map((kind) => [kind.name, mostUnitsOf(kind, capped)]));
