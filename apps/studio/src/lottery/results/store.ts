// Draws as everybody may see them: the seed of one that is not drawn never leaves the database here.
import type { Pool } from 'pg';

export type Draw = {
  issue: string;
  closesAt: Date;
  drawsAt: Date;
  commitment: string;
  /** These three are null until it is drawn. */
  seed: string | null;
  numbers: number[] | null;
  /** How many slips of money had 3, 4, 5 and 6 right. */
  winners: number[] | null;
};

const selectDraws = `select issue, closes_at as "closesAt", draws_at as "drawsAt", commitment, numbers, winners,
  case when drawn_at is not null then encode(seed, 'hex') end as seed from lottery_issue`;

/** Drawn or only announced; null where there is no such issue. */
export const findDraw = (db: Pool, issue: string): Promise<Draw | null> =>
  findFirst(db, 'where issue = $1', [issue]);

/** The next one: its sales are open or closed, and it stays the next one until its numbers are there. */
export const findCurrent = (db: Pool): Promise<Draw | null> =>
  findFirst(db, 'where drawn_at is null order by draws_at', []);

export const findLast = (db: Pool): Promise<Draw | null> =>
  findFirst(db, 'where drawn_at is not null order by issue desc', []);

async function findFirst(db: Pool, where: string, values: unknown[]): Promise<Draw | null> {
  const { rows } = await db.query<Draw>(`${selectDraws} ${where} limit 1`, values);
  return rows[0] ?? null;
}

/** Drawn ones, newest first, older than the one named. */
export async function listDrawn(db: Pool, before: string | null, most: number): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(
    `${selectDraws} where drawn_at is not null and ($1::text is null or issue < $1 collate "C")
      order by issue desc limit $2`,
    [before, most],
  );
  return rows;
}

/** Announced and not drawn, soonest first. */
export async function listComing(db: Pool): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(`${selectDraws} where drawn_at is null order by issue`);
  return rows;
}
