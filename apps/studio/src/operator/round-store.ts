// Rounds as operators look at them: a stake and what followed from it.
import type { Pool } from 'pg';

export type RoundAsked = { operatorId: number; player: string; moveId: string; round: string };
export type ShownMove = {
  id: string;
  kind: 'stake' | 'prize' | 'rollback';
  /** Null for a rollback. */
  amount: bigint | null;
  state: string;
  verdict: string | null;
  madeAt: Date;
};
export type ShownRound = { gameCode: string; round: string; currency: string; moves: ShownMove[] };

type Row = Omit<ShownMove, 'amount'> & Omit<ShownRound, 'moves'> & { amount: string | null };

export const roundStore = (pool: Pool) => ({
  findStake: async ({ operatorId, player, moveId, round }: RoundAsked): Promise<string | null> => {
    const { rows } = await pool.query<{ id: string }>(
      `select coalesce(m.reference, m.id) as id from money_move m
         join play p on p.id = m.play_id join player w on w.id = p.player_id
        where m.id = $1 and m.round = $2 and p.operator_id = $3 and w.name = $4`,
      [moveId, round, operatorId, player],
    );
    return rows[0]?.id ?? null;
  },

  insertLink: async (link: { codeHash: Buffer; stakeId: string; madeAt: Date }): Promise<void> => {
    await pool.query('insert into round_link (code_hash, stake_id, made_at) values ($1, $2, $3)', [
      link.codeHash,
      link.stakeId,
      link.madeAt,
    ]);
  },

  findRound: async (codeHash: Buffer, since: Date): Promise<ShownRound | null> => {
    const { rows } = await pool.query<Row>(
      `select p.game_code as "gameCode", p.currency, m.round, m.id, m.kind, m.amount, m.state, m.verdict,
              m.made_at as "madeAt"
         from round_link l join money_move m on m.id = l.stake_id or m.reference = l.stake_id
         join play p on p.id = m.play_id
        where l.code_hash = $1 and l.made_at > $2 order by m.made_at, m.kind desc`,
      [codeHash, since],
    );
    const [first] = rows;
    if (!first) return null;
    const { gameCode, round, currency } = first;
    const moves = rows.map(({ id, kind, amount, state, verdict, madeAt }) => ({
      id,
      kind,
      state,
      verdict,
      madeAt,
      amount: amount === null ? null : BigInt(amount),
    }));
    return { gameCode, round, currency, moves };
  },
});

export type RoundStore = ReturnType<typeof roundStore>;
