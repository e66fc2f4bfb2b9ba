// The stakes allowed on a round, in 1/100000.
import { prizeOf } from '../money/prize-of.ts';
import { findTitle } from '../games/titles.ts';
import { instantGameOf } from './title-games.ts';

const units = [20_000n, 50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n, 2_000_000n];
const pesos = [5n, 10n, 20n, 50n, 100n, 200n, 500n].map((amount) => amount * 100_000n);

/** The stakes by currency. XXX is play money without a currency, with the same stakes as pesos. */
const lists: Record<string, readonly bigint[]> = { PHP: pesos, XXX: pesos, EUR: units, USD: units };

/** Returns an empty list if nothing can be staked in this currency. */
export const baseStakes = (currency: string): readonly bigint[] => lists[currency] ?? [];

/** Inputs that decide the stakes. `maxPrize` is the operator's limit for the prize of one round, in 1/100000. */
export type StakeTerms = { gameCode: string; currency: string; maxPrize?: string | null };

/**
 * The stakes of a title; none in a currency without a list. A prize is never reduced: if the operator limits the prize of a round, stakes
 * that could win more are left out.
 */
export function stakesOf({ gameCode, currency, maxPrize = null }: StakeTerms): readonly bigint[] {
  const list = findTitle(gameCode) ? baseStakes(currency) : [];
  if (maxPrize === null) return list;
  const { mostHundredths } = instantGameOf(gameCode).mathematics();
  return list.filter((stake) => prizeOf(stake, mostHundredths) <= BigInt(maxPrize));
}

/** The stake selected at first: the last one that was played, else the third, else the highest. */
export function offerStake(stakes: readonly bigint[], last: bigint | null): bigint | null {
  if (last !== null && stakes.includes(last)) return last;
  return stakes[2] ?? stakes.at(-1) ?? null;
}
