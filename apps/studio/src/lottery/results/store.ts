// Public data of draws. The seed of a draw that is not drawn is never read from the database here.
import type { Pool } from 'pg';
import type { Winners } from '../clock/store.ts';

export type Draw = {
  issue: string;
  closesAt: Date;
  drawsAt: Date;
  commitment: string;
  /** The seed; `seed`, `numbers` and `winners` are null until the draw. */
  seed: string | null;
  numbers: number[] | null;
  /** The winning slips that were bought for money. */
  winners: Winners | null;
};

const selectDraws = `select issue, closes_at as "closesAt", draws_at as "drawsAt", commitment, numbers, winners,
  case when drawn_at is not null then encode(seed, 'hex') end as seed from lottery_issue where series = $1`;

/** Finds a draw, drawn or only announced; null if there is no such issue. */
export const findDraw = (db: Pool, series: string, issue: string): Promise<Draw | null> =>
  findFirst(db, 'and issue = $2', [series, issue]);

/** Finds the next draw, whether its sales are open or closed. It remains the next one until it has numbers. */
export const findCurrent = (db: Pool, series: string): Promise<Draw | null> =>
  findFirst(db, 'and drawn_at is null order by draws_at', [series]);

/** Finds the draw that follows an announced one; null if it is the last that is announced. */
export const findAfter = (db: Pool, series: string, issue: string): Promise<Draw | null> =>
  findFirst(db, 'and drawn_at is null and issue > $2 collate "C" order by issue', [series, issue]);

export const findLast = (db: Pool, series: string): Promise<Draw | null> =>
  findFirst(db, 'and drawn_at is not null order by issue desc', [series]);

async function findFirst(db: Pool, where: string, values: unknown[]): Promise<Draw | null> {
  const { rows } = await db.query<Draw>(`${selectDraws} ${where} limit 1`, values);
  return rows[0] ?? null;
}

export type DrawsQuery = { before: string | null; most: number };

/** Lists drawn issues before the given one, newest first. */
export async function listDrawn(
  db: Pool,
  series: string,
  { before, most }: DrawsQuery,
): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(
    `${selectDraws} and drawn_at is not null and ($2::text is null or issue < $2 collate "C")
      order by issue desc limit $3`,
    [series, before, most],
  );
  return rows;
}

/** Lists announced issues that are not drawn, soonest first. */
export async function listComing(db: Pool, series: string): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(`${selectDraws} and drawn_at is null order by issue`, [
    series,
  ]);
  return rows;
}

export type SeriesLatest = { series: string; nextDrawAt: Date | null; numbers: number[] | null };

/** Lists the next draw and the last numbers of each series; both are null for a series without issues. */
export async function listLatest(db: Pool, series: readonly string[]): Promise<SeriesLatest[]> {
  const { rows } = await db.query<SeriesLatest>(
    `select s.series,
            (select draws_at from lottery_issue i where i.series = s.series and drawn_at is null
              order by draws_at limit 1) as "nextDrawAt",
            (select numbers from lottery_issue i where i.series = s.series and drawn_at is not null
              order by issue desc limit 1) as numbers
       from unnest($1::text[]) s(series)`,
    [series],
  );
  return rows;
}
