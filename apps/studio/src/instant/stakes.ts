// What may be staked on a round, in 1/100000.
import { prizeOf } from '../money/prize-of.ts';
import { findTitle } from '../games/titles.ts';
import { instantGameOf } from './title-games.ts';

const units = [20_000n, 50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n, 2_000_000n];
const pesos = [5n, 10n, 20n, 50n, 100n, 200n, 500n].map((amount) => amount * 100_000n);

/** XXX is play money without a currency: as much of it as of pesos. */
const lists: Record<string, readonly bigint[]> = { PHP: pesos, XXX: pesos, EUR: units, USD: units };

/** Empty where nothing can be staked in this currency. */
export const baseStakes = (currency: string): readonly bigint[] => lists[currency] ?? [];

/** Of whom: a title, a currency, and the most that one round may pay where the operator set that, in 1/100000. */
export type Staking = { gameCode: string; currency: string; maxPrize?: string | null };

/**
 * The stakes that a title takes; none in a currency without a list. A prize is never cut: where the operator set the most that a round may
 * pay, stakes that could win more are not taken.
 */
export function stakesOf({ gameCode, currency, maxPrize = null }: Staking): readonly bigint[] {
  const list = findTitle(gameCode) ? baseStakes(currency) : [];
  if (maxPrize === null) return list;
  const { mostHundredths } = instantGameOf(gameCode).mathematics();
  return list.filter((stake) => prizeOf(stake, mostHundredths) <= BigInt(maxPrize));
}

/** What the page offers first: the last one that was staked, or the third, or the highest there is. */
export function offerStake(stakes: readonly bigint[], last: bigint | null): bigint | null {
  if (last !== null && stakes.includes(last)) return last;
  return stakes[2] ?? stakes.at(-1) ?? null;
}
