// A flight with a known end, inserted into the studio's database as if the studio had opened it.
import { createHash, randomUUID } from 'node:crypto';
import { salesMs } from '../crash/flight.ts';
import { flightsOf } from '../crash/title-flights.ts';
import { openStudioDatabase } from '../database.ts';
import { byteStream } from '../fair/byte-stream.ts';
import type { TestStudio } from './studio-on.ts';

/** `point` is the end of the flight, in hundredths. */
export type KnownFlight = { gameCode: string; point: bigint };
type Query = (sql: string, values: unknown[]) => Promise<unknown>;
type Secret = { id: string; seed: Buffer };

const seedOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Inserts a flight whose sales begin now, and returns its id. Its end matches its secret only if the caller passes a matching `secret`. */
export async function insertKnownFlight(
  query: Query,
  flight: KnownFlight & { now: Date; secret?: Secret },
): Promise<string> {
  const { gameCode, point, now } = flight;
  const made = randomUUID();
  const { id, seed } = flight.secret ?? { id: made, seed: seedOf(made) };
  const startsAt = new Date(now.getTime() + salesMs);
  const endsAt = new Date(startsAt.getTime() + flightsOf(gameCode).game.msAt(point));
  await query(
    `insert into crash_flight (id, game_code, number, seed, commitment, point, opened_at, starts_at, ends_at)
     select $1, $2, coalesce(max(number), 0) + 1, $3, sha256($3::bytea), $4, $5, $6, $7
       from crash_flight where game_code = $2`,
    [id, gameCode, seed, point, now, startsAt, endsAt],
  );
  return id;
}

/** Searches a secret for this end. It is found soon if the end is low, or the cap. */
function secretFor({ gameCode, point }: KnownFlight): Secret {
  const { game } = flightsOf(gameCode);
  for (;;) {
    const id = randomUUID();
    const seed = seedOf(id);
    if (game.crashPoint(byteStream(seed, id)) === point) return { id, seed };
  }
}

/** Inserts the title's next flight, even if another is under way. Pages show it at their next request. It can be verified like any other. */
export async function sendKnownFlight(
  studio: Pick<TestStudio, 'databaseUrl' | 'now'>,
  flight: KnownFlight,
): Promise<void> {
  const secret = secretFor(flight);
  const pool = await openStudioDatabase(studio.databaseUrl);
  try {
    const query = (sql: string, values: unknown[]) => pool.query(sql, values);
    await insertKnownFlight(query, { ...flight, secret, now: studio.now() });
  } finally {
    await pool.end();
  }
}
