// What is known of moves and of those who pay.
import type { Pool } from 'pg';
import type { StakeEnd } from './money.ts';
import type { Payer } from './moves.ts';
import { payerColumns, toPayer, type PayerRow } from './rows.ts';

export const lookStore = (pool: Pool) => ({
  isTaken: async (id: string): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `select from money_move where id = $1 and state = 'taken'`,
      [id],
    );
    return rowCount === 1;
  },

  /** What the play of a move has in play money; null where a wallet is asked. */
  findDemoBalance: async (moveId: string): Promise<bigint | null> => {
    const { rows } = await pool.query<{ balance: string | null }>(
      `select demo_balance as balance from play
        where id = (select play_id from money_move where id = $1)`,
      [moveId],
    );
    const balance = rows[0]?.balance ?? null;
    return balance === null ? null : BigInt(balance);
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

  /** Null where no stake of this id is decided. */
  findEnd: async (id: string): Promise<{ end: StakeEnd; dueRollback: string | null } | null> => {
    const { rows } = await pool.query<{ end: StakeEnd; dueRollback: string | null }>(
      `select s.state as "end", r.id as "dueRollback" from money_move s
         left join money_move r on r.reference = s.id and r.kind = 'rollback' and r.state = 'due'
        where s.id = $1 and s.kind = 'stake' and s.state <> 'due'`,
      [id],
    );
    return rows[0] ?? null;
  },
});
