// Reads rounds for operators: a stake with its prize or rollback. It stores nothing.
import type { Pool } from 'pg';

export type RoundName = { operatorId: number; player: string; moveId: string; round: string };
export type ShownMove = {
  id: string;
  kind: 'stake' | 'prize' | 'rollback';
  /** Null for a rollback. */
  amount: bigint | null;
  state: string;
  verdict: string | null;
  madeAt: Date;
};
export type RoundHistory = {
  gameCode: string;
  round: string;
  currency: string;
  moves: ShownMove[];
};

type Row = Omit<ShownMove, 'amount'> & Omit<RoundHistory, 'moves'> & { amount: string | null };

/** Returns the id of the stake that identifies a round: the move itself, or the stake that it refers to. */
export async function findStake(
  db: Pool,
  { operatorId, player, moveId, round }: RoundName,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select coalesce(m.reference, m.id) as id from money_move m
       join play p on p.id = m.play_id join player w on w.id = p.player_id
      where m.id = $1 and m.round = $2 and p.operator_id = $3 and w.name = $4`,
    [moveId, round, operatorId, player],
  );
  return rows[0]?.id ?? null;
}

/** `id` is the id of the stake. */
export async function findRound(db: Pool, id: string): Promise<RoundHistory | null> {
  const { rows } = await db.query<Row>(
    `select p.game_code as "gameCode", p.currency, m.round, m.id, m.kind, m.amount, m.state, m.verdict,
            m.made_at as "madeAt"
       from money_move m join play p on p.id = m.play_id
      where m.id = $1 or m.reference = $1 order by m.made_at, m.kind desc`,
    [id],
  );
  const [first] = rows;
  if (!first) return null;
  const { gameCode, round, currency } = first;
  const moves = rows.map(({ id: moveId, kind, amount, state, verdict, madeAt }) => ({
    id: moveId,
    kind,
    state,
    verdict,
    madeAt,
    amount: amount === null ? null : BigInt(amount),
  }));
  return { gameCode, round, currency, moves };
}
