// What is known of moves and of those who pay.
import type { Pool } from 'pg';
import type { StakeEnd } from './money.ts';
import type { MoveState, Payer } from './moves.ts';
import { payerColumns, toPayer, type PayerRow } from './rows.ts';

export const lookStore = (pool: Pool) => ({
  isTaken: async (id: string): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `select from money_move where id = $1 and state = 'taken'`,
      [id],
    );
    return rowCount === 1;
  },

  /** Whose money a play is about, and how much play money it has; 0 where a wallet is asked. */
  findPurse: async (playId: string): Promise<{ payer: Payer; demoBalance: bigint } | null> => {
    const { rows } = await pool.query<PayerRow & { demoBalance: string | null }>(
      `select ${payerColumns}, demo_balance as "demoBalance" from play p where id = $1`,
      [playId],
    );
    const [row] = rows;
    return row ? { payer: toPayer(row), demoBalance: BigInt(row.demoBalance ?? 0) } : null;
  },

  /** Null for what is no stake, or not decided yet. */
  findStakeEnd: async (id: string): Promise<StakeEnd | null> => {
    const { rows } = await pool.query<{ state: StakeEnd }>(
      `select state from money_move where id = $1 and kind = 'stake' and state <> 'due'`,
      [id],
    );
    return rows[0]?.state ?? null;
  },

  /** Of a stake: its rollback and how far that is. */
  findRollback: async (stakeId: string): Promise<{ id: string; state: MoveState } | null> => {
    const { rows } = await pool.query<{ id: string; state: MoveState }>(
      `select id, state from money_move where reference = $1 and kind = 'rollback'`,
      [stakeId],
    );
    return rows[0] ?? null;
  },
});
