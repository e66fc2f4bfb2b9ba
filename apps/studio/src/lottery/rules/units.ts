// Prices of slips, and the most units that can be bought.
import { currencyCode } from '@parlour/contract/money';
import type { BetKind, DrawGame } from '@parlour/games/draws/draw-game';

/** Prices of a unit in 1/100000. They are multiples of 100, so that a prize in hundredths of the price is never rounded. */
type Units = { six: bigint; other: bigint };
const asian: Units = { six: 2_000_000n, other: 1_000_000n };
const western: Units = { six: 100_000n, other: 50_000n };

/** Prices by currency. XXX is play money without a currency. */
const units = new Map([
  ['PHP', asian],
  ['XXX', asian],
  ['EUR', western],
  ['USD', western],
]);

/** The most units of any slip. */
export const mostUnitsOfAll = 100;
/** The most slips of a purchase. */
export const mostSlips = 10;

/** The price of one unit of a slip for one draw, in 1/100000; null if there is none in this currency, so nothing is sold. */
export function unitIn({ name }: DrawGame, currency: string): bigint | null {
  const found = units.get(currencyCode(currency));
  if (!found) return null;
  return name === 'six-of-45' ? found.six : found.other;
}

/** The highest pay of a slip of a kind, in hundredths of its price. */
export const mostOf = ({ odds }: BetKind): bigint => BigInt(Math.max(...Object.values(odds)));

export type UnitLimits = {
  unit: bigint;
  /** The highest prize allowed for a slip, in 1/100000; null if there is no limit. */
  maxPrize: bigint | null;
};

/** The most units of a slip of a kind. Prizes are never reduced: slips that could win too much are not sold. 0 if even one unit could. */
export function mostUnitsOf(kind: BetKind, { unit, maxPrize }: UnitLimits): number {
  if (maxPrize === null) return mostUnitsOfAll;
  const fits = (maxPrize * 100n) / (mostOf(kind) * unit);
  return fits > BigInt(mostUnitsOfAll) ? mostUnitsOfAll : Number(fits);
}

/** The most units of every kind of a game, by its name. */
export const allMostUnits = (game: DrawGame, limits: UnitLimits): Record<string, number> =>
  Object.fromEntries(game.kinds.map((kind) => [kind.name, mostUnitsOf(kind, limits)]));
