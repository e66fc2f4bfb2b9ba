// SQL of flights: opening, closing, watching, settling. pg returns int8 as text, which is converted only here.
import type { Pool, PoolClient } from 'pg';
import { graceMs, unwatchedMs, type Flight } from './flight.ts';

type Row = Omit<Flight, 'point'> & { point: string };
const columns = `f.id, f.number, f.seed, f.commitment, f.point, f.starts_at as "startsAt", f.ends_at as "endsAt",
  f.is_void as "isVoid"`;
const toFlight = ({ point, ...row }: Row): Flight => ({ ...row, point: BigInt(point) });

/** Returns the title's latest flight; null before the first. */
export async function findLatest(db: Pool, gameCode: string): Promise<Flight | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} from crash_flight f where game_code = $1 order by number desc limit 1`,
    [gameCode],
  );
  return rows[0] ? toFlight(rows[0]) : null;
}

export async function findFlight(
  db: Pool | PoolClient,
  gameCode: string,
  id: string,
): Promise<Flight | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} from crash_flight f where game_code = $1 and id = $2`,
    [gameCode, id],
  );
  return rows[0] ? toFlight(rows[0]) : null;
}

/** Lists flights that are over, the newest first. */
export async function listEnded(
  db: Pool,
  gameCode: string,
  { now, most }: { now: Date; most: number },
): Promise<Flight[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from crash_flight f where game_code = $1 and ends_at <= $2
      order by number desc limit $3`,
    [gameCode, now, most],
  );
  return rows.map(toFlight);
}

export type NewFlight = Omit<Flight, 'isVoid'> & { gameCode: string; openedAt: Date };

/** Does nothing if another process inserted the flight of this number first. */
export async function insertFlight(db: Pool, flight: NewFlight): Promise<void> {
  await db.query(
    `insert into crash_flight (id, game_code, number, seed, commitment, point, opened_at, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (game_code, number) do nothing`,
    [
      flight.id,
      flight.gameCode,
      flight.number,
      flight.seed,
      flight.commitment,
      flight.point,
      flight.openedAt,
      flight.startsAt,
      flight.endsAt,
    ],
  );
}

/** Locks a flight that has started and whose stakes are not closed. */
export async function lockStarting(tx: PoolClient, now: Date): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from crash_flight where settled_at is null and closed_at is null and starts_at <= $1
      order by starts_at limit 1 for update skip locked`,
    [now],
  );
  return rows[0]?.id ?? null;
}

export async function setClosed(tx: PoolClient, id: string, now: Date): Promise<void> {
  await tx.query('update crash_flight set closed_at = $2 where id = $1', [id, now]);
}

/** Notes that this process watches the open flights. A flight that was not watched for too long, up to its end, becomes void. */
export async function watchFlights(db: Pool, now: Date): Promise<void> {
  await db.query(
    `update crash_flight set watched_at = $1,
            is_void = is_void or least($1, ends_at) - coalesce(watched_at, starts_at) > make_interval(secs => $2)
      where settled_at is null and closed_at is not null and starts_at <= $1
        and (watched_at is null or watched_at < ends_at)`,
    [now, unwatchedMs / 1_000],
  );
}

/** Locks a flight that is over, and that no other process is settling. */
export async function lockEnded(
  tx: PoolClient,
  now: Date,
): Promise<{ id: string; point: bigint; isVoid: boolean } | null> {
  const { rows } = await tx.query<{ id: string; point: string; isVoid: boolean }>(
    `select id, point, is_void as "isVoid" from crash_flight
      where settled_at is null and closed_at is not null and watched_at >= ends_at and ends_at <= $1
      order by starts_at limit 1 for update skip locked`,
    [new Date(now.getTime() - graceMs)],
  );
  const [row] = rows;
  return row ? { ...row, point: BigInt(row.point) } : null;
}

export async function setSettled(tx: PoolClient, id: string, now: Date): Promise<void> {
  await tx.query('update crash_flight set settled_at = $2 where id = $1', [id, now]);
}

/** Removes old flights without a stake. */
export async function removeEmpty(db: Pool, before: Date): Promise<void> {
  await db.query(
    `delete from crash_flight f where settled_at < $1
        and not exists (select from crash_bet where flight_id = f.id)`,
    [before],
  );
}
