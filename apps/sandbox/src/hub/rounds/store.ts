// Stores players' rounds, with the times at which they were opened and closed.
import type { Pool } from 'pg';

/** The player and game of a round. */
export type RoundOwner = { operatorId: number; player: string; gameCode: string };
export type HubRound = RoundOwner & { id: string };

export async function findOpenRound(db: Pool, owner: RoundOwner): Promise<HubRound | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from hub_round
      where operator_id = $1 and player = $2 and game_code = $3 and closed_at is null
      order by opened_at desc limit 1`,
    [owner.operatorId, owner.player, owner.gameCode],
  );
  return rows[0] ? { ...owner, id: rows[0].id } : null;
}

export async function insertRound(db: Pool, round: HubRound, now: Date): Promise<void> {
  await db.query(
    `insert into hub_round (id, operator_id, player, game_code, opened_at)
     values ($1, $2, $3, $4, $5)`,
    [round.id, round.operatorId, round.player, round.gameCode, now],
  );
}

export async function closeRound(db: Pool, id: string, now: Date): Promise<void> {
  await db.query('update hub_round set closed_at = $2 where id = $1', [id, now]);
}

/** Closes a round without a valid or pending bet. */
export async function closeIfEmpty(db: Pool, id: string, now: Date): Promise<void> {
  await db.query(
    `update hub_round set closed_at = $2 where id = $1 and not exists (
       select from hub_transaction
        where round_id = $1 and kind = 'bet' and not rolled_back
          and (status = 'RS_OK' or status is null))`,
    [id, now],
  );
}

export async function findRoundOf(db: Pool, transactionId: string, operatorId: number) {
  const { rows } = await db.query<{ id: string; player: string }>(
    `select r.id, r.player from hub_round r join hub_transaction t on t.round_id = r.id
      where t.id = $1 and r.operator_id = $2`,
    [transactionId, operatorId],
  );
  return rows[0] ?? null;
}

export async function findRound(db: Pool, id: string): Promise<HubRound | null> {
  const { rows } = await db.query<HubRound>(
    `select id, operator_id as "operatorId", player, game_code as "gameCode" from hub_round
      where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
