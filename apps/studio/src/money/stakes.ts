// Stakes: stored first, then sent to the wallet, and rolled back if there is no clear answer.
import type { WalletAnswer } from '@parlour/supplier/wallet/answer';
import { isDecided, lostAfterMs, mostTries, verdictOf } from '@parlour/supplier/wallet/tries';
import { deliver } from './deliveries.ts';
import { takeDemoStake } from './demo-money.ts';
import type { Money, MoneyDeps } from './money.ts';
import { callOf, type Move } from './moves.ts';
import { noteSession } from './session.ts';
import { beginTry, findEnd, insertStake, settle, settleUntaken } from './store.ts';

/** The wallet's statuses after which certainly no money has moved. */
const plainNo: Record<string, 'short' | 'refused'> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'short',
  RS_ERROR_LIMIT_REACHED: 'refused',
};
type SentStake = Awaited<ReturnType<Money['sendStake']>>;

export const stakeMoney = (deps: MoneyDeps): Pick<Money, 'noteStake' | 'sendStake'> => ({
  noteStake: async (tx, stake) => {
    const now = deps.clock();
    const until = new Date(now.getTime() + lostAfterMs);
    await insertStake(tx, { ...stake, now, until });
  },
  sendStake: (id) => sendStake(deps, id),
});

async function sendStake(deps: MoneyDeps, id: string): Promise<SentStake> {
  for (let left = mostTries - 1; ; left -= 1) {
    const until = new Date(deps.clock().getTime() + lostAfterMs);
    const stake = await beginTry(deps.pool, id, until);
    if (!stake) return tellEnd(deps, id, null);
    if (!stake.payer.wallet) return takeDemoStake(deps, stake);
    const answer = await deps.wallet.post(callOf(stake));
    if (isDecided(answer) || left === 0) return decide(deps, stake, answer);
  }
}

async function decide(deps: MoneyDeps, stake: Move, answer: WalletAnswer): Promise<SentStake> {
  const now = deps.clock();
  const { id, playId } = stake;
  const verdict = verdictOf(answer);
  await noteSession(deps, playId, answer);
  if (verdict === 'RS_OK') {
    await settle(deps.pool, { id, state: 'taken', verdict, now });
  } else {
    const no = plainNo[verdict];
    const state = no ?? (isDecided(answer) ? 'refused' : 'undone');
    await settleUntaken(deps.pool, { id, state, isCertain: no !== undefined, verdict, now });
  }
  return tellEnd(deps, id, 'status' in answer ? answer.balance : null);
}

/** Returns the stake's end as decided here or by another process. Tries once to deliver a rollback that it needs. */
async function tellEnd(deps: MoneyDeps, id: string, balance: bigint | null): Promise<SentStake> {
  const found = await findEnd(deps.pool, id);
  if (found === null) throw new Error(`There is no decided stake ${id}.`);
  const { end, dueRollback } = found;
  if (dueRollback === null) return { end, balance };
  const rollback = await deliver(deps, dueRollback);
  return { end: end === 'undone' && !rollback.isTaken ? 'open' : end, balance: rollback.balance };
}
