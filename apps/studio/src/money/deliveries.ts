// Prizes and rollbacks. Each is stored in the transaction that causes it, and sent until the wallet takes it.
import { claimMs, mostRollbackTries, pauseAfter, verdictOf } from '@parlour/supplier/wallet/tries';
import { payDemoPrize } from './demo-money.ts';
import type { Money, MoneyDeps } from './money.ts';
import { callOf, type Move } from './moves.ts';
import { beginTry, findDemoBalance, insertPrize, isTaken, postpone, settle } from './store.ts';

export const prizeMoney = (deps: MoneyDeps): Pick<Money, 'notePrize' | 'sendPrize'> => ({
  notePrize: async (tx, prize) => {
    const now = deps.clock();
    if (!(await insertPrize(tx, { ...prize, now }))) {
      throw new Error(`There is no taken stake ${prize.stakeId} for a prize.`);
    }
    await payDemoPrize(tx, prize.id, now);
  },
  sendPrize: async (id) => {
    const { isTaken: isPaid, balance } = await deliver(deps, id);
    return { isPaid, balance: balance ?? (await findDemoBalance(deps.pool, id)) };
  },
});

export type DeliveryResult = { isTaken: boolean; balance: bigint | null };

/** Tries once to deliver a move. A move that the wallet has already taken is not sent again. */
export async function deliver(deps: MoneyDeps, id: string): Promise<DeliveryResult> {
  const { pool, wallet, clock } = deps;
  const move = await beginTry(pool, id, new Date(clock().getTime() + claimMs));
  if (!move) return { isTaken: await isTaken(pool, id), balance: null };
  const answer = await wallet.post(callOf(move));
  const verdict = verdictOf(answer);
  if (verdict === 'RS_OK') {
    await settle(pool, { id, state: 'taken', verdict, now: clock() });
    return { isTaken: true, balance: 'balance' in answer ? answer.balance : null };
  }
  await tryLater(deps, move, verdict);
  return { isTaken: false, balance: null };
}

async function tryLater({ pool, clock }: MoneyDeps, move: Move, verdict: string): Promise<void> {
  const { id, kind, isReturn, tries } = move;
  const now = clock();
  if (kind === 'rollback' && !isReturn && tries >= mostRollbackTries) {
    await settle(pool, { id, state: 'given-up', verdict, now });
  } else {
    await postpone(pool, { id, nextAt: new Date(now.getTime() + pauseAfter(tries)), verdict });
  }
}
