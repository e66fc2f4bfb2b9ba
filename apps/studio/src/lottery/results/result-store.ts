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

export const resultStore = (pool: Pool) => {
  const first = async (where: string, values: unknown[]): Promise<Draw | null> => {
    const { rows } = await pool.query<Draw>(`${selectDraws} ${where} limit 1`, values);
    return rows[0] ?? null;
  };
  return {
    findDraw: (issue: string) => first('where issue = $1', [issue]),

    /** The next one: its sales are open or closed, and it stays the next one until its numbers are there. */
    findCurrent: () => first('where drawn_at is null order by draws_at', []),

    findLast: () => first('where drawn_at is not null order by issue desc', []),

    /** Drawn ones, newest first, older than the one named. */
    listDrawn: async (before: string | null, most: number): Promise<Draw[]> => {
      const { rows } = await pool.query<Draw>(
        `${selectDraws} where drawn_at is not null and ($1::text is null or issue < $1 collate "C")
          order by issue desc limit $2`,
        [before, most],
      );
      return rows;
    },

    /** Announced and not drawn, soonest first. */
    listComing: async (): Promise<Draw[]> => {
      const { rows } = await pool.query<Draw>(
        `${selectDraws} where drawn_at is null order by issue`,
      );
      return rows;
    },
  };
};

export type ResultStore = ReturnType<typeof resultStore>;
