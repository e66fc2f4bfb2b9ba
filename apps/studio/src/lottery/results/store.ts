// Draws of a series as everybody may see them: the seed of one that is not drawn never leaves the database here.
import type { Pool } from 'pg';
import type { Winners } from '../clock/store.ts';

export type Draw = {
  issue: string;
  closesAt: Date;
  drawsAt: Date;
  commitment: string;
  /** These three are null until it is drawn. */
  seed: string | null;
  numbers: number[] | null;
  /** What slips of money have won. */
  winners: Winners | null;
};

const selectDraws = `select issue, closes_at as "closesAt", draws_at as "drawsAt", commitment, numbers, winners,
  case when drawn_at is not null then encode(seed, 'hex') end as seed from lottery_issue where series = $1`;

/** Drawn or only announced; null where there is no such issue. */
export const findDraw = (db: Pool, series: string, issue: string): Promise<Draw | null> =>
  findFirst(db, 'and issue = $2', [series, issue]);

/** The next one: its sales are open or closed, and it stays the next one until its numbers are there. */
export const findCurrent = (db: Pool, series: string): Promise<Draw | null> =>
  findFirst(db, 'and drawn_at is null order by draws_at', [series]);

export const findLast = (db: Pool, series: string): Promise<Draw | null> =>
  findFirst(db, 'and drawn_at is not null order by issue desc', [series]);

async function findFirst(db: Pool, where: string, values: unknown[]): Promise<Draw | null> {
  const { rows } = await db.query<Draw>(`${selectDraws} ${where} limit 1`, values);
  return rows[0] ?? null;
}

export type DrawsAsked = { before: string | null; most: number };

/** Drawn ones, newest first, older than the one named. */
export async function listDrawn(
  db: Pool,
  series: string,
  { before, most }: DrawsAsked,
): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(
    `${selectDraws} and drawn_at is not null and ($2::text is null or issue < $2 collate "C")
      order by issue desc limit $3`,
    [series, before, most],
  );
  return rows;
}

/** Announced and not drawn, soonest first. */
export async function listComing(db: Pool, series: string): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(`${selectDraws} and drawn_at is null order by issue`, [
    series,
  ]);
  return rows;
}

export type SeriesLatest = { series: string; nextDrawAt: Date | null; numbers: number[] | null };

/** Of each series the next draw and what the last one was; a series without issues has neither. */
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
