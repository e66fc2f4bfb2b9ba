// Sales, in the caller's transaction: a purchase once, and slips of issues that are not drawn.
import type { PoolClient } from 'pg';
import type { Purchase } from './slip-store.ts';

export type NewPurchase = Purchase & { wish: string; now: Date };
export type NewSlip = Purchase & { id: string; issue: string; picks: number[]; now: Date };
export type OpenIssue = { issue: string; closesAt: Date };

export const saleStore = {
  /** False where there is one of this key; of two at the same moment one waits for the other. */
  insertPurchase: async (client: PoolClient, purchase: NewPurchase): Promise<boolean> => {
    const { rowCount } = await client.query(
      `insert into lottery_purchase (player_id, key, wish, made_at) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [purchase.playerId, purchase.key, purchase.wish, purchase.now],
    );
    return rowCount === 1;
  },

  /** The draws to come, soonest first, locked so that none of them is drawn meanwhile. */
  lockIssues: async (client: PoolClient, now: Date, count: number): Promise<OpenIssue[]> => {
    const { rows } = await client.query<OpenIssue>(
      `select issue, closes_at as "closesAt" from lottery_issue
        where drawn_at is null and draws_at > $1 order by draws_at limit $2 for share`,
      [now, count],
    );
    return rows;
  },

  insertSlip: async (client: PoolClient, slip: NewSlip): Promise<void> => {
    await client.query(
      `insert into lottery_slip (id, player_id, purchase_key, issue, picks, made_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [slip.id, slip.playerId, slip.key, slip.issue, slip.picks, slip.now],
    );
  },
};
