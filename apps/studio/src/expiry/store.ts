// SQL that removes expired plays. It stores nothing but the mark of plays that stay.
import type { Pool, PoolClient } from 'pg';

export type OldPlay = { id: string; playerId: string; isTrial: boolean };

/** Locks and returns the oldest plays whose money is settled. Another process gets other plays. */
export async function lockOldPlays(tx: PoolClient, before: Date, most: number): Promise<OldPlay[]> {
  const { rows } = await tx.query<OldPlay>(
    `select id, player_id as "playerId", token is null as "isTrial" from play
      where not stays and made_at < $1 and not exists (
        select from money_move m where m.play_id = play.id and (m.state = 'due'
          or m.kind = 'stake' and m.state = 'taken' and not exists (
            select from money_move prize where prize.reference = m.id and prize.kind = 'prize')))
      order by made_at limit $2 for update skip locked`,
    [before, most],
  );
  return rows;
}

/** Marks the plays with a stake from a wallet as staying, and returns their ids. */
export async function markStaying(tx: PoolClient, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update play set stays = true where id = any($1) and token is not null
        and exists (select from money_move where play_id = play.id) returning id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Removes plays with their moves of play money. The engines must have removed their data before. */
export async function removePlays(tx: PoolClient, plays: readonly OldPlay[]): Promise<void> {
  const ids = plays.map(({ id }) => id);
  const players = plays.filter(({ isTrial }) => isTrial).map(({ playerId }) => playerId);
  await tx.query('delete from money_move where play_id = any($1)', [ids]);
  await tx.query('delete from play where id = any($1)', [ids]);
  // The player of a trial belongs to that play alone; a member is shared by all its plays.
  await tx.query('delete from player where id = any($1)', [players]);
}

/** Removes at most `most` links and returns their number. */
export async function removeRoundLinks(db: Pool, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from round_link where code_hash = any (array(
       select code_hash from round_link where made_at < $1 order by made_at limit $2))`,
    [before, most],
  );
  return rowCount ?? 0;
}
