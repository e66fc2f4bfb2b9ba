// Slips as they are looked at. Amounts are bigint in 1/100000; pg gives int8 as text, which is read once, here.
import type { Pool } from 'pg';

export type Slip = {
  id: string;
  issue: string;
  picks: number[];
  price: bigint;
  /** Of the money: a stake is decided in one place. */
  stake: 'due' | 'taken' | 'short' | 'refused' | 'undone';
  /** Whether it ever left for the wallet. */
  isSent: boolean;
  /** Null until it is settled. */
  prize: bigint | null;
  isPaid: boolean;
};
export type Purchase = { playerId: string; key: string };
export type SlipPage = { playerId: string; before: string | null; most: number };

type Row = Omit<Slip, 'price' | 'prize'> & { price: string; prize: string | null };
const selectSlips = `select s.id, s.issue, s.picks, m.amount as price, m.state as stake, m.tries > 0 as "isSent",
    w.amount as prize, coalesce(w.state = 'taken', false) as "isPaid"
  from lottery_slip s join money_move m on m.id = s.id
  left join money_move w on w.reference = s.id and w.kind = 'prize'`;
const toSlip = ({ price, prize, ...row }: Row): Slip => ({
  ...row,
  price: BigInt(price),
  prize: prize === null ? null : BigInt(prize),
});

export const slipStore = (pool: Pool) => ({
  findWish: async ({ playerId, key }: Purchase): Promise<string | null> => {
    const { rows } = await pool.query<{ wish: string }>(
      'select wish from lottery_purchase where player_id = $1 and key = $2',
      [playerId, key],
    );
    return rows[0]?.wish ?? null;
  },

  listPurchase: async ({ playerId, key }: Purchase): Promise<Slip[]> => {
    const { rows } = await pool.query<Row>(
      `${selectSlips} where s.player_id = $1 and s.purchase_key = $2 order by s.number`,
      [playerId, key],
    );
    return rows.map(toSlip);
  },

  /** Of this issue and all after it. */
  listSince: async (playerId: string, issue: string): Promise<Slip[]> => {
    const { rows } = await pool.query<Row>(
      `${selectSlips} where s.player_id = $1 and s.issue >= $2 order by s.number`,
      [playerId, issue],
    );
    return rows.map(toSlip);
  },

  /** Newest first, older than the one named; none where there is no such slip. */
  listSlips: async ({ playerId, before, most }: SlipPage): Promise<Slip[]> => {
    const { rows } = await pool.query<Row>(
      `${selectSlips} where s.player_id = $1 and ($2::uuid is null or
         s.number < (select number from lottery_slip where id = $2 and player_id = $1))
        order by s.number desc limit $3`,
      [playerId, before, most],
    );
    return rows.map(toSlip);
  },
});

export type SlipStore = ReturnType<typeof slipStore>;
