// Removes plays that are over; it keeps nothing of its own but the mark of those that stay.
import type { Pool, PoolClient } from 'pg';

export type OldPlay = { id: string; playerId: string; isTrial: boolean };

/** The oldest that nothing is still to come of, locked: another process takes others. */
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

/** Those in which something was staked with a wallet. */
export async function markStaying(tx: PoolClient, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update play set stays = true where id = any($1) and token is not null
        and exists (select from money_move where play_id = play.id) returning id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** With their moves of play money. What the games keep of them is gone by then. */
export async function removePlays(tx: PoolClient, plays: readonly OldPlay[]): Promise<void> {
  const ids = plays.map(({ id }) => id);
  const players = plays.filter(({ isTrial }) => isTrial).map(({ playerId }) => playerId);
  await tx.query('delete from money_move where play_id = any($1)', [ids]);
  await tx.query('delete from play where id = any($1)', [ids]);
  // A trial's player is of that play alone; a member is the same in every play.
  await tx.query('delete from player where id = any($1)', [players]);
}

/** How many there were. */
export async function removeRoundLinks(db: Pool, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from round_link where code_hash = any (array(
       select code_hash from round_link where made_at < $1 order by made_at limit $2))`,
    [before, most],
  );
  return rowCount ?? 0;
}
