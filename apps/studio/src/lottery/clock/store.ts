// SQL of issues: opening and drawing. Each process skips issues that another has locked.
import type { Pool, PoolClient } from 'pg';
import type { Issue } from '../rules/issues.ts';
import { allTitleDraws } from '../rules/title-draws.ts';

export type NewIssue = Issue & { series: string };
export type OpenedIssue = NewIssue & { openedAt: Date; seed: Buffer; commitment: string };

export type DueWork = {
  isDue: boolean;
  isUnsettled: boolean;
  /** Time zones in which the daily series are open. */
  zones: string[];
};

/** SQL condition that the series still has rules. Without rules it waits, and does not block others. `$1` are the names of all series. */
export const hasRules = `split_part(series, '@', 1) = any($1::text[])`;
export const namesOfAll: readonly string[] = allTitleDraws.map(({ name }) => name);

/** Finds all kinds of due work in one query. */
export async function lookForWork(db: Pool, now: Date): Promise<DueWork> {
  const { rows } = await db.query<DueWork>(
    `select exists (select from lottery_issue where drawn_at is null and draws_at <= $2 and ${hasRules}) as "isDue",
            exists (select from lottery_issue where drawn_at is not null and settled_at is null and ${hasRules})
              as "isUnsettled",
            array(select name from time_zone order by name) as zones`,
    [namesOfAll, now],
  );
  return rows[0] ?? { isDue: false, isUnsettled: false, zones: [] };
}

/** Lists the time zones named by launches, or by lists of games. */
export async function listZones(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('select name from time_zone order by name');
  return rows.map(({ name }) => name);
}

/** Returns the wanted issues that do not exist. */
export async function listMissing<T extends NewIssue>(
  db: Pool,
  wanted: readonly T[],
): Promise<T[]> {
  const { rows } = await db.query<{ at: number }>(
    `select (w.at - 1)::int as at from unnest($1::text[], $2::text[]) with ordinality w(series, issue, at)
      where not exists (select from lottery_issue i where i.series = w.series and i.issue = w.issue)
      order by w.at`,
    [wanted.map(({ series }) => series), wanted.map(({ issue }) => issue)],
  );
  return rows.flatMap(({ at }) => wanted[at] ?? []);
}

/** Inserts issues. The first process to insert an issue fixes its seed; later inserts do nothing. */
export async function insertIssues(db: Pool, opened: readonly OpenedIssue[]): Promise<void> {
  await db.query(
    `insert into lottery_issue (series, issue, opened_at, closes_at, draws_at, seed, commitment)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[],
                          $6::bytea[], $7::text[])
     on conflict do nothing`,
    [
      opened.map(({ series }) => series),
      opened.map(({ issue }) => issue),
      opened.map(({ openedAt }) => openedAt),
      opened.map(({ closesAt }) => closesAt),
      opened.map(({ drawsAt }) => drawsAt),
      opened.map(({ seed }) => seed),
      opened.map(({ commitment }) => commitment),
    ],
  );
}

export type DueIssue = { series: string; issue: string; seed: Buffer };

/** Locks the first due issue, so that no slip can be added. Skips issues that another process is drawing. */
export async function lockDue(tx: PoolClient, now: Date): Promise<DueIssue | null> {
  const { rows } = await tx.query<DueIssue>(
    `select series, issue, seed from lottery_issue where drawn_at is null and draws_at <= $2 and ${hasRules}
      order by draws_at, series limit 1 for update skip locked`,
    [namesOfAll, now],
  );
  return rows[0] ?? null;
}

type IssueKey = Pick<DueIssue, 'series' | 'issue'>;

/** Lists slips whose stakes are undecided. */
export async function listUnknown(tx: PoolClient, { series, issue }: IssueKey): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select s.id from lottery_slip s join money_move m on m.id = s.id
      where s.series = $1 and s.issue = $2 and m.state = 'due'`,
    [series, issue],
  );
  return rows.map(({ id }) => id);
}

/** Picks that were bought for money, and how often. */
export type PickCount = { kind: string; picks: number[]; count: number };

export async function listPicked(
  tx: PoolClient,
  { series, issue }: IssueKey,
): Promise<PickCount[]> {
  const { rows } = await tx.query<PickCount>(
    `select s.kind, s.picks, count(*)::int as count
       from lottery_slip s join money_move m on m.id = s.id join play p on p.id = m.play_id
      where s.series = $1 and s.issue = $2 and m.state = 'taken' and p.token is not null
      group by s.kind, s.picks`,
    [series, issue],
  );
  return rows;
}

export type Winners = { kind: string; outcome: string; count: number }[];
export type IssueResult = IssueKey & { numbers: number[]; winners: Winners; now: Date };

export async function setDrawn(tx: PoolClient, result: IssueResult): Promise<void> {
  const { series, issue, numbers, winners, now } = result;
  await tx.query(
    `update lottery_issue set numbers = $3, winners = $4, drawn_at = $5
      where series = $1 and issue = $2`,
    [series, issue, numbers, JSON.stringify(winners), now],
  );
}
