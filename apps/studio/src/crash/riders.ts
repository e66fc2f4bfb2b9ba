// Who else is in a flight, for the players of one operator who play in the same currency, for money or with play money.
import type { EngineDeps } from '../engine.ts';
import { prizeOf } from '../money/prize-of.ts';
import { refuseCall } from '../plays/call-refusal.ts';
import type { Play } from '../plays/store.ts';
import { findFlight } from './flight-store.ts';
import { pseudonymOf, type Pseudonym } from './pseudonym.ts';
import { listRiders, type RiddenFlight, type RiderRows } from './rider-store.ts';

export type ShownRider = Pseudonym & {
  stake: string;
  /** Multiplier at which the player left, in hundredths; null during the flight, 0 if the stake was lost. */
  hundredths: string | null;
  prize: string | null;
};
export type FlightRiders = {
  /** The number of players, the asking one included, and the sum of their stakes in 1/100000. */
  count: number;
  sum: string;
  /** The others: those who left, the latest first, then those in the flight, the largest stake first. */
  riders: ShownRider[];
};
export type AskRiders = (play: Play, flightId: string) => Promise<FlightRiders>;

/** Milliseconds for which an answer of the database is shared by all who ask. */
const sharedMs = 500;
/** The number of answers from which on old ones are removed. */
const mostKept = 200;

/** Creates the reader. Many players ask once a second, and the database is asked twice a second. */
export function createRiders({ pool, clock }: Pick<EngineDeps, 'pool' | 'clock'>): AskRiders {
  const kept = new Map<string, { at: number; rows: Promise<RiderRows> }>();
  const read = (flight: RiddenFlight): Promise<RiderRows> => {
    const now = clock().getTime();
    const key = Object.values(flight).join(' ');
    const known = kept.get(key);
    if (known && now - known.at < sharedMs) return known.rows;
    if (kept.size > mostKept) {
      for (const [each, { at }] of kept) if (now - at >= sharedMs) kept.delete(each);
    }
    const rows = listRiders(pool, flight);
    kept.set(key, { at: now, rows });
    rows.catch(() => kept.delete(key));
    return rows;
  };
  return async ({ playerId, gameCode, operatorId, currency, isDemo }, flightId) => {
    if (!(await findFlight(pool, gameCode, flightId))) throw refuseCall('unknown');
    const { count, sum, rows } = await read({ flightId, operatorId, currency, isDemo });
    return {
      count,
      sum: String(sum),
      riders: rows
        .filter((row) => row.playerId !== playerId)
        .map(({ id, stake, hundredths }) => ({
          ...pseudonymOf(id),
          stake: String(stake),
          hundredths: hundredths === null ? null : String(hundredths),
          prize: hundredths === null ? null : String(prizeOf(stake, hundredths)),
        })),
    };
  };
}
