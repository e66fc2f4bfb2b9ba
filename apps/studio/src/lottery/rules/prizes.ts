import { currencyCode } from '@parlour/contract/money';
import { highestNumber, numbersDrawn } from './draw-numbers.ts';

/** How many times the price a slip pays, by how many of its numbers are right; fewer pay nothing. */
export const prizeTable = { 3: 15n, 4: 150n, 5: 3_000n, 6: 125_000n } as const;

export type Winning = keyof typeof prizeTable;
const winnings = [3, 4, 5, 6] as const satisfies Winning[];

const isWinning = (matches: number): matches is Winning => matches in prizeTable;

export const prizeOf = (matches: number, price: bigint): bigint =>
  isWinning(matches) ? prizeTable[matches] * price : 0n;

export function countMatches(picks: readonly number[], numbers: readonly number[]): number {
  return picks.filter((pick) => numbers.includes(pick)).length;
}

/** n over k. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** How many of all draws give exactly so many right. */
export const drawsWith = (matches: number): bigint =>
  choose(numbersDrawn, matches) * choose(highestNumber - numbersDrawn, numbersDrawn - matches);

/** The share of all stakes that comes back in the long run, as an exact fraction: 5,235,950 of 8,145,060, which is 64.3 %. */
export const longRunReturn = {
  paid: winnings.reduce((sum, each) => sum + prizeTable[each] * drawsWith(each), 0n),
  staked: choose(highestNumber, numbersDrawn),
};

/** The same in tenths of a percent, rounded: 643 is said as 64.3 %. */
export const returnPerMille = (): bigint =>
  (longRunReturn.paid * 2_000n + longRunReturn.staked) / (longRunReturn.staked * 2n);

/** XXX is play money without a currency. */
const prices = new Map([
  ['PHP', 2_000_000n],
  ['EUR', 100_000n],
  ['USD', 100_000n],
  ['XXX', 2_000_000n],
]);

/** What a slip costs for one draw, in 1/100000; null where no price is set, so nothing is sold. */
export const priceIn = (currency: string): bigint | null =>
  prices.get(currencyCode(currency)) ?? null;
