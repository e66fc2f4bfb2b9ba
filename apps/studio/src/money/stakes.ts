// Stakes: noted first, then asked for, and taken back when nothing is known.
import type { WalletAnswer } from '@parlour/supplier/wallet-answer';
import { bodyOf, pathOf } from './body.ts';
import { deliver } from './deliver.ts';
import { takeDemoStake } from './demo-money.ts';
import type { Money } from './money.ts';
import type { MoneyDeps } from './deps.ts';
import type { Move } from './moves.ts';
import { lostAfterMs } from './pauses.ts';

const mostTries = 3;
/** With these the wallet has said for sure that nothing moved. */
const plainNo: Record<string, 'short' | 'refused'> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'short',
  RS_ERROR_LIMIT_REACHED: 'refused',
};
type SentStake = Awaited<ReturnType<Money['sendStake']>>;

export const stakeMoney = (deps: MoneyDeps): Pick<Money, 'noteStake' | 'sendStake'> => ({
  noteStake: async (client, stake) => {
    const now = deps.clock();
    const until = new Date(now.getTime() + lostAfterMs);
    await deps.moves.insertStake(client, { ...stake, now, until });
  },
  sendStake: (id) => sendStake(deps, id),
});

async function sendStake(deps: MoneyDeps, id: string): Promise<SentStake> {
  for (let left = mostTries - 1; ; left -= 1) {
    const until = new Date(deps.clock().getTime() + lostAfterMs);
    const stake = await deps.moves.beginTry(id, until);
    if (!stake) return tellEnd(deps, id, null);
    if (!stake.payer.wallet) return takeDemoStake(deps, stake);
    const answer = await post(deps, stake);
    if (isKnown(answer) || left === 0) return decide(deps, stake, answer);
  }
}

const post = ({ wallet }: MoneyDeps, stake: Move): Promise<WalletAnswer> =>
  wallet.post({
    operatorId: stake.payer.operatorId,
    path: pathOf(stake),
    body: bodyOf(stake),
  });

const isKnown = (answer: WalletAnswer): boolean =>
  'status' in answer && answer.status !== 'RS_ERROR_UNKNOWN';

async function decide(deps: MoneyDeps, stake: Move, answer: WalletAnswer): Promise<SentStake> {
  const now = deps.clock();
  const { id } = stake;
  const verdict = 'status' in answer ? answer.status : answer.trouble;
  if (verdict === 'RS_OK') {
    await deps.moves.settle({ id, state: 'taken', verdict, now });
  } else {
    const no = plainNo[verdict];
    const state = no ?? (isKnown(answer) ? 'refused' : 'undone');
    await deps.moves.settleNo({ id, state, isPlain: no !== undefined, verdict, now });
  }
  return tellEnd(deps, id, 'status' in answer ? answer.balance : null);
}

/** What was decided, by us or by whoever was first; its rollback is tried once, at once. */
async function tellEnd(deps: MoneyDeps, id: string, balance: bigint | null): Promise<SentStake> {
  const found = await deps.moves.findEnd(id);
  if (found === null) throw new Error(`There is no decided stake ${id}.`);
  const { end, dueRollback } = found;
  if (dueRollback === null) return { end, balance };
  const rollback = await deliver(deps, dueRollback);
  return { end: end === 'undone' && !rollback.isTaken ? 'open' : end, balance: rollback.balance };
}
