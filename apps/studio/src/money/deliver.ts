// Prizes and rollbacks: they are sent until the wallet takes them.
import { bodyOf, pathOf } from './body.ts';
import type { MoneyDeps } from './deps.ts';
import type { Move } from './moves.ts';
import { claimMs, mostRollbackTries, pauseAfter } from './pauses.ts';

export type Delivered = { isTaken: boolean; balance: bigint | null };

/** One try. What was taken before is not sent again. */
export async function deliver(deps: MoneyDeps, id: string): Promise<Delivered> {
  const { moves, wallet, clock } = deps;
  const move = await moves.beginTry(id, new Date(clock().getTime() + claimMs));
  if (!move) return { isTaken: await moves.isTaken(id), balance: null };
  const { operatorId } = move.payer;
  const answer = await wallet.post({ operatorId, path: pathOf(move), body: bodyOf(move) });
  const verdict = 'status' in answer ? answer.status : answer.trouble;
  if (verdict === 'RS_OK') {
    await moves.settle({ id, state: 'taken', verdict, now: clock() });
    return { isTaken: true, balance: 'balance' in answer ? answer.balance : null };
  }
  await comeBack(deps, move, verdict);
  return { isTaken: false, balance: null };
}

async function comeBack({ moves, clock }: MoneyDeps, move: Move, verdict: string): Promise<void> {
  const { id, kind, tries } = move;
  const now = clock();
  if (kind === 'rollback' && tries >= mostRollbackTries) {
    await moves.settle({ id, state: 'given-up', verdict, now });
  } else {
    await moves.postpone(id, new Date(now.getTime() + pauseAfter(tries)), verdict);
  }
}
