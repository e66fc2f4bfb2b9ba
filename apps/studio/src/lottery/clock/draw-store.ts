// What a draw reads and writes, in its one transaction.
import type { PoolClient } from 'pg';

export type DueIssue = { issue: string; seed: Buffer };
export type Drawing = { issue: string; numbers: number[]; now: Date };

export const drawStore = {
  /** The first whose time has come, locked: no slip enters it any more. One that another process draws is passed over. */
  lockDue: async (client: PoolClient, now: Date): Promise<DueIssue | null> => {
    const { rows } = await client.query<DueIssue>(
      `select issue, seed from lottery_issue where drawn_at is null and draws_at <= $1
        order by draws_at limit 1 for update skip locked`,
      [now],
    );
    return rows[0] ?? null;
  },

  /** Slips whose stakes nobody knows of yet. */
  listUnknown: async (client: PoolClient, issue: string): Promise<string[]> => {
    const { rows } = await client.query<{ id: string }>(
      `select s.id from lottery_slip s join money_move m on m.id = s.id
        where s.issue = $1 and m.state = 'due'`,
      [issue],
    );
    return rows.map(({ id }) => id);
  },

  /** Play money wins nothing that others could be told of. */
  setDrawn: async (client: PoolClient, { issue, numbers, now }: Drawing): Promise<void> => {
    await client.query(
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
  },
};
