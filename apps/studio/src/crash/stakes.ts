// What may be staked on a flight, and how far that may fly.
import { baseStakes } from '../instant/stakes.ts';
import type { Play } from '../plays/store.ts';
import { flightsOf } from './title-flights.ts';

export const stakesIn = (currency: string): readonly bigint[] => baseStakes(currency);

/**
 * Where a stake leaves by itself at the latest, in hundredths: the end of all flights, or where it has won the most that the operator lets
 * one round pay. Null where that is not above the stake: it cannot be staked.
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
