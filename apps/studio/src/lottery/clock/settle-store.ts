// Slips of drawn issues, settled in the caller's transaction. Amounts are bigint in 1/100000; pg gives int8 as text, which is read once, here.
import type { PoolClient } from 'pg';

export type CountingSlip = { id: string; picks: number[]; price: bigint };

export const settleStore = {
  /** One that is drawn, and that no other process settles just now. */
  lockUnsettled: async (
    client: PoolClient,
  ): Promise<{ issue: string; numbers: number[] } | null> => {
    const { rows } = await client.query<{ issue: string; numbers: number[] }>(
      `select issue, numbers from lottery_issue where drawn_at is not null and settled_at is null
        order by draws_at limit 1 for update skip locked`,
    );
    return rows[0] ?? null;
  },

  /** Slips that count and are not settled, by play, so that two processes pay play money in one order. */
  listCounting: async (
    client: PoolClient,
    issue: string,
    most: number,
  ): Promise<CountingSlip[]> => {
    const { rows } = await client.query<{ id: string; picks: number[]; price: string }>(
      `select s.id, s.picks, m.amount as price from lottery_slip s join money_move m on m.id = s.id
        where s.issue = $1 and m.state = 'taken' and s.matches is null
        order by m.play_id, s.number limit $2`,
      [issue, most],
    );
    return rows.map((row) => ({ ...row, price: BigInt(row.price) }));
  },

  setMatches: async (client: PoolClient, id: string, matches: number): Promise<void> => {
    await client.query('update lottery_slip set matches = $2 where id = $1', [id, matches]);
  },

  setSettled: async (client: PoolClient, issue: string, now: Date): Promise<void> => {
    await client.query('update lottery_issue set settled_at = $2 where issue = $1', [issue, now]);
  },
};
