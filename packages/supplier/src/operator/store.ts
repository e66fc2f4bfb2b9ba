// Stores when each operator last fetched the list of games, and the links to rounds. Every supplier's database has these two tables.
import type { Pool } from 'pg';

type ListPull = { operatorId: number; now: Date; since: Date };

/** Records that the operator fetches the list, unless it did so since `since`. Returns whether it may. */
export async function takeList(db: Pool, { operatorId, now, since }: ListPull): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into list_pull (operator_id, at) values ($1, $2)
     on conflict (operator_id) do update set at = excluded.at where list_pull.at <= $3`,
    [operatorId, now, since],
  );
  return rowCount === 1;
}

export type RoundLink = { codeHash: Buffer; roundId: string; madeAt: Date };

export async function insertRoundLink(db: Pool, link: RoundLink): Promise<void> {
  await db.query('insert into round_link (code_hash, round_id, made_at) values ($1, $2, $3)', [
    link.codeHash,
    link.roundId,
    link.madeAt,
  ]);
}

/** Finds the round of a link that was created after `since`. */
export async function findLinkedRound(
  db: Pool,
  codeHash: Buffer,
  since: Date,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'select round_id as id from round_link where code_hash = $1 and made_at > $2',
    [codeHash, since],
  );
  return rows[0]?.id ?? null;
}
