// Keeps the issues: opened, drawn, settled. Amounts are bigint in 1/100000; pg gives int8 as text, which is read once, here.
import type { Pool, PoolClient } from 'pg';
import type { Issue } from '../rules/issues.ts';

export type OpenedIssue = Issue & { openedAt: Date; seed: Buffer; commitment: string };

export async function listOpened(db: Pool, issues: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ issue: string }>(
    'select issue from lottery_issue where issue = any($1)',
    [issues],
  );
  return rows.map(({ issue }) => issue);
}

/** The first process to insert an issue fixes its seed; for the others nothing happens. */
export async function insertIssue(db: Pool, opened: OpenedIssue): Promise<void> {
  await db.query(
    `insert into lottery_issue (issue, opened_at, closes_at, draws_at, seed, commitment)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [
      opened.issue,
      opened.openedAt,
      opened.closesAt,
      opened.drawsAt,
      opened.seed,
      opened.commitment,
    ],
  );
}

export type DueIssue = { issue: string; seed: Buffer };
export type Drawing = { issue: string; numbers: number[]; now: Date };

/** The first issue whose time has come, locked so that no slip can be added. Skips one that another process is drawing. */
export async function lockDue(tx: PoolClient, now: Date): Promise<DueIssue | null> {
  const { rows } = await tx.query<DueIssue>(
    `select issue, seed from lottery_issue where drawn_at is null and draws_at <= $1
      order by draws_at limit 1 for update skip locked`,
    [now],
  );
  return rows[0] ?? null;
}

/** Slips whose stakes are undecided. */
export async function listUnknown(tx: PoolClient, issue: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select s.id from lottery_slip s join money_move m on m.id = s.id
      where s.issue = $1 and m.state = 'due'`,
    [issue],
  );
  return rows.map(({ id }) => id);
}

/** Counts winners among slips for money only. */
export async function setDrawn(tx: PoolClient, { issue, numbers, now }: Drawing): Promise<void> {
  await tx.query(
    `with slip as (
       select cardinality(array(select unnest(s.picks) intersect select unnest($2::smallint[]))) as matches
         from lottery_slip s join money_move m on m.id = s.id join play p on p.id = m.play_id
        where s.issue = $1 and m.state = 'taken' and p.token is not null
     )
     update lottery_issue set numbers = $2, drawn_at = $3, winners = array[
         (select count(*) from slip where matches = 3), (select count(*) from slip where matches = 4),
         (select count(*) from slip where matches = 5), (select count(*) from slip where matches = 6)]
      where issue = $1`,
    [issue, numbers, now],
  );
}

export type CountingSlip = { id: string; picks: number[]; price: bigint };

/** A drawn issue that is not settled, and that no other process is settling. */
export async function lockUnsettled(
  tx: PoolClient,
): Promise<{ issue: string; numbers: number[] } | null> {
  const { rows } = await tx.query<{ issue: string; numbers: number[] }>(
    `select issue, numbers from lottery_issue where drawn_at is not null and settled_at is null
      order by draws_at limit 1 for update skip locked`,
  );
  return rows[0] ?? null;
}

/** Slips that count and are not settled, by play, so that two processes pay play money in one order. */
export async function listCounting(
  tx: PoolClient,
  issue: string,
  most: number,
): Promise<CountingSlip[]> {
  const { rows } = await tx.query<{ id: string; picks: number[]; price: string }>(
    `select s.id, s.picks, m.amount as price from lottery_slip s join money_move m on m.id = s.id
      where s.issue = $1 and m.state = 'taken' and s.matches is null
      order by m.play_id, s.number limit $2`,
    [issue, most],
  );
  return rows.map((row) => ({ ...row, price: BigInt(row.price) }));
}

export async function setMatches(tx: PoolClient, id: string, matches: number): Promise<void> {
  await tx.query('update lottery_slip set matches = $2 where id = $1', [id, matches]);
}

export async function setSettled(tx: PoolClient, issue: string, now: Date): Promise<void> {
  await tx.query('update lottery_issue set settled_at = $2 where issue = $1', [issue, now]);
}
