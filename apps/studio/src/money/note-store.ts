// Moves are noted in the game's own transaction.
import type { PoolClient } from 'pg';

type Later = { now: Date; until: Date };

export const noteStore = {
  insertStake: async (
    client: PoolClient,
    stake: { id: string; playId: string; amount: bigint; round: string } & Later,
  ): Promise<void> => {
    await client.query(
      `insert into money_move (id, play_id, kind, amount, round, made_at, next_at)
       values ($1, $2, 'stake', $3, $4, $5, $6)`,
      [stake.id, stake.playId, stake.amount, stake.round, stake.now, stake.until],
    );
  },

  /** False where there is no such stake that was taken. */
  insertPrize: async (
    client: PoolClient,
    prize: { id: string; stakeId: string; amount: bigint; now: Date },
  ): Promise<boolean> => {
    const { rowCount } = await client.query(
      `insert into money_move (id, play_id, kind, amount, round, reference, made_at, next_at)
       select $1, play_id, 'prize', $3, round, id, $4, $4 from money_move
        where id = $2 and kind = 'stake' and state = 'taken'`,
      [prize.id, prize.stakeId, prize.amount, prize.now],
    );
    return rowCount === 1;
  },
};
