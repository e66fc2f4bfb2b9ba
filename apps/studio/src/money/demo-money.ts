// SQL of play money, which is a column of the play. A move is locked before its play, in the same order as in a draw.
import type { PoolClient } from 'pg';
import { inTransaction } from '../in-transaction.ts';
import type { MoneyDeps, StakeEnd } from './money.ts';
import type { Move, MoveState } from './moves.ts';

type DemoStakeResult = { end: StakeEnd; balance: bigint };

/** Takes the stake and stores its end in one transaction. */
export const takeDemoStake = ({ pool, clock }: MoneyDeps, stake: Move): Promise<DemoStakeResult> =>
  inTransaction(pool, async (tx) => {
    const state = await lockState(tx, stake.id);
    if (state !== 'due') return { end: state as StakeEnd, balance: await move(tx, stake, 0n) };
    const had = await move(tx, stake, 0n);
    const end = had < (stake.amount ?? 0n) ? 'short' : 'taken';
    await tx.query(
      `update money_move set state = $2, verdict = 'play money', settled_at = $3, next_at = null
        where id = $1`,
      [stake.id, end, clock()],
    );
    return { end, balance: end === 'short' ? had : await move(tx, stake, stake.amount ?? 0n) };
  });

async function lockState(tx: PoolClient, id: string): Promise<MoveState> {
  const { rows } = await tx.query<{ state: MoveState }>(
    'select state from money_move where id = $1 for update',
    [id],
  );
  return rows[0]?.state ?? 'undone';
}

/** Locks the play, subtracts the amount and returns the new balance. */
async function move(tx: PoolClient, { playId }: Move, by: bigint): Promise<bigint> {
  const { rows } = await tx.query<{ balance: string }>(
    `update play set demo_balance = demo_balance - $2 where id = $1
     returning demo_balance as balance`,
    [playId, by],
  );
  return BigInt(rows[0]?.balance ?? 0);
}

/** Runs in the transaction that notes the prize. Does nothing for a play with a wallet. */
export async function payDemoPrize(tx: PoolClient, id: string, now: Date): Promise<void> {
  await tx.query(
    `with paid as (
       update money_move m set state = 'taken', verdict = 'play money', settled_at = $2, next_at = null
         from play p where m.id = $1 and p.id = m.play_id and p.token is null
        returning m.play_id, m.amount
     )
     update play p set demo_balance = demo_balance + paid.amount from paid where p.id = paid.play_id`,
    [id, now],
  );
}
