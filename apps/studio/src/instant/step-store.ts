// SQL of the steps of a round, and of its end.
import type { Pool, PoolClient } from 'pg';
import type { RoundEnd, InstantRound } from './round.ts';
import { owned, ownerOf, selectRounds, toRound, type RoundOwner, type Row } from './store.ts';

/** The most rounds ended in one pass. */
const atOnce = 100;

/** Locks a round of this player with a taken stake, and then reads it, so that no step of another call is missed. Null if there is none. */
export async function lockTaken(
  tx: PoolClient,
  owner: RoundOwner,
  id: string,
): Promise<InstantRound | null> {
  const { rowCount } = await tx.query(
    `select from instant_round r join money_move s on s.id = r.stake_id and s.state = 'taken'
      where ${owned} and r.id = $4 for no key update of r`,
    [...ownerOf(owner), id],
  );
  return rowCount === 1 ? readRound(tx, id) : null;
}

/** Locks a round that has not ended; null if it has ended meanwhile. */
export async function lockLeft(
  tx: PoolClient,
  id: string,
): Promise<(InstantRound & { gameCode: string }) | null> {
  const { rows } = await tx.query<{ gameCode: string }>(
    `select game_code as "gameCode" from instant_round where id = $1 and ended_at is null
        for no key update`,
    [id],
  );
  const [found] = rows;
  const round = found ? await readRound(tx, id) : null;
  return found && round ? { ...round, ...found } : null;
}

async function readRound(tx: PoolClient, id: string): Promise<InstantRound | null> {
  const { rows } = await tx.query<Row>(`${selectRounds} where r.id = $1`, [id]);
  return rows[0] ? toRound(rows[0]) : null;
}

export type NewStep = { id: string; place: number; step: number; now: Date };

export async function insertStep(tx: PoolClient, { id, place, step, now }: NewStep): Promise<void> {
  await tx.query(
    'insert into instant_step (round_id, place, step, taken_at) values ($1, $2, $3, $4)',
    [id, place, step, now],
  );
}

export async function setEnd(
  tx: PoolClient,
  { id, end, now }: { id: string; end: RoundEnd; now: Date },
): Promise<void> {
  await tx.query(
    'update instant_round set hundredths = $2, prize = $3, ended_at = $4 where id = $1',
    [id, end.hundredths, end.prize, now],
  );
}

/** Lists rounds with a taken stake that were played before that time and have not ended. */
export async function listLeft(db: Pool, before: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select r.id from instant_round r join money_move s on s.id = r.stake_id and s.state = 'taken'
      where r.key is not null and r.ended_at is null and r.played_at < $1
      order by r.played_at limit ${atOnce}`,
    [before],
  );
  return rows.map(({ id }) => id);
}
