// The stakes allowed on a flight, and their highest targets.
import { baseStakes } from '../instant/stakes.ts';
import type { Play } from '../plays/store.ts';
import { flightsOf } from './title-flights.ts';

export const stakesIn = (currency: string): readonly bigint[] => baseStakes(currency);

/**
 * The highest target of a stake, in hundredths: the cap of all flights, or the multiplier at which it wins the most that the operator
 * lets one round pay. Null if that is not above the stake, which then cannot be staked.
 */
export function highestTarget(
  { gameCode, maxPrize }: Pick<Play, 'gameCode' | 'maxPrize'>,
  stake: bigint,
): bigint | null {
  const { cap } = flightsOf(gameCode);
  if (maxPrize === null) return cap;
  const most = (BigInt(maxPrize) * 100n) / stake;
  return most <= 100n ? null : most < cap ? most : cap;
}
