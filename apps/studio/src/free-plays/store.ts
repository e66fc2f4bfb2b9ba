// SQL of free plays granted by operators, and of how many were played. A stake that did not count does not use up a play.
import { randomUUID } from 'node:crypto';
import type { FreePlaysRequest } from '@parlour/supplier/operator/free-plays';
import type { Pool, PoolClient } from 'pg';

export type FreePlays = { id: string; stake: bigint; left: number; endsAt: Date };
type Row = Omit<FreePlays, 'stake'> & { stake: string };
/** The player, title and currency to which free plays belong. */
export type FreePlaysOwner = { playerId: string; gameCode: string; currency: string };

export type FreePlaysGrant = { operatorId: number; asked: FreePlaysRequest; now: Date };

/** Grants free plays once for each request id, and returns their id. Null if the same request id was used for other free plays. */
export async function insertFreePlays(
  db: Pool,
  { operatorId, asked, now }: FreePlaysGrant,
): Promise<string | null> {
  await db.query(
    `with player as (
       insert into player (id, operator_id, name) values ($2, $3, $4)
       on conflict (operator_id, name) do update set name = excluded.name returning id
     )
     insert into free_plays (id, operator_id, request_id, player_id, game_code, currency, stake, plays,
                             starts_at, ends_at, made_at)
     select $1, $3, $5, id, $6, $7, $8, $9, $10, $11, $12 from player
     on conflict (operator_id, request_id) do nothing`,
    [
      randomUUID(),
      randomUUID(),
      operatorId,
      asked.user,
      asked.request_uuid,
      asked.game_code,
      asked.currency,
      asked.bet_value,
      asked.bet_count,
      asked.start_time,
      asked.end_time,
      now,
    ],
  );
  const { rows } = await db.query<{ id: string }>(
    `select f.id from free_plays f join player p on p.id = f.player_id
      where f.operator_id = $1 and f.request_id = $2 and p.name = $3 and f.game_code = $4 and f.currency = $5
        and f.stake = $6 and f.plays = $7`,
    [
      operatorId,
      asked.request_uuid,
      asked.user,
      asked.game_code,
      asked.currency,
      asked.bet_value,
      asked.bet_count,
    ],
  );
  return rows[0]?.id ?? null;
}

/** Returns the free plays that end first; null if none are left. */
export async function findFreePlays(
  db: Pool | PoolClient,
  { playerId, gameCode, currency }: FreePlaysOwner,
  now: Date,
): Promise<FreePlays | null> {
  const { rows } = await db.query<Row>(
    `select * from (
       select f.id, f.stake, f.ends_at as "endsAt", f.plays - (
                select count(*)::int from money_move m where m.free_plays_id = f.id and m.state in ('due', 'taken')
              ) as left
         from free_plays f
        where f.player_id = $1 and f.game_code = $2 and f.currency = $3 and f.starts_at <= $4 and f.ends_at > $4
     ) open where open.left > 0 order by "endsAt", id limit 1`,
    [playerId, gameCode, currency, now],
  );
  const [row] = rows;
  return row ? { ...row, stake: BigInt(row.stake) } : null;
}
