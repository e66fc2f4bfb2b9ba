// Rollbacks that are due, and bets that nobody waits for any more.
import type { Pool } from 'pg';

export type DueRollback = {
  transactionId: string;
  roundId: string;
  operatorId: number;
  reference: string | null;
  body: string;
  /** This one counted. */
  tries: number;
};

export type LostBet = { id: string; roundId: string; body: string };

export const rollbackStore = (pool: Pool) => ({
  /** Bets whose answer was never seen: the process that waited for it is gone. */
  listLostBets: async (before: Date): Promise<LostBet[]> => {
    const { rows } = await pool.query<LostBet>(
      `select id, round_id as "roundId", body from hub_transaction
        where status is null and kind = 'bet' and sent_at < $1 limit 20`,
      [before],
    );
    return rows;
  },

  insertRollback: async (transactionId: string, nextAt: Date): Promise<void> => {
    await pool.query('insert into hub_rollback (transaction_id, next_at) values ($1, $2)', [
      transactionId,
      nextAt,
    ]);
  },

  /** Takes what is due, so that no second worker tries it before `until`. */
  claimRollbacks: async (now: Date, until: Date): Promise<DueRollback[]> => {
    const { rows } = await pool.query<DueRollback>(
      `update hub_rollback d set next_at = $2, tries = d.tries + 1
         from hub_transaction t join hub_round r on r.id = t.round_id
        where t.id = d.transaction_id and d.transaction_id in (
          select transaction_id from hub_rollback where next_at <= $1
           order by next_at limit 20 for update skip locked)
        returning d.transaction_id as "transactionId", t.round_id as "roundId", d.tries,
          r.operator_id as "operatorId", t.reference, t.body`,
      [now, until],
    );
    return rows;
  },

  postponeRollback: async (transactionId: string, nextAt: Date): Promise<void> => {
    await pool.query('update hub_rollback set next_at = $2 where transaction_id = $1', [
      transactionId,
      nextAt,
    ]);
  },

  removeRollback: async (transactionId: string): Promise<void> => {
    await pool.query('delete from hub_rollback where transaction_id = $1', [transactionId]);
  },
});
