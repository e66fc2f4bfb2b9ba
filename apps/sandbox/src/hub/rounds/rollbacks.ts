// Rollbacks that a wallet must take, sooner or later: at once, then with growing pauses, also after a restart.
import { randomUUID } from 'node:crypto';
import { readExactJson, writeExactJson } from '@parlour/supplier/exact-json';
import type { WalletAnswer } from '@parlour/supplier/wallet-answer';
import type { HubStores } from '../stores.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { DueRollback, LostBet } from './rollback-store.ts';

/** A bet or win whose body names player, round and game; `status` is what is known of it now, null where that stands already. */
export type TakenBack = LostBet & { status: string | null };
export type Rollbacks = {
  /** Tries at once and gives the wallet's answer; what it does not take stays due. */
  takeBack: (taken: TakenBack) => Promise<WalletAnswer>;
  runDue: () => Promise<void>;
};
type Deps = { stores: HubStores; wallet: Wallet; clock: () => Date };

const mostTries = 500;
const longestPauseMs = 60_000;
/** Longer than a try takes: what is claimed is nobody else's meanwhile. */
const claimMs = 10_000;
/** Longer than three tries take. */
const lostAfterMs = 30_000;

export const pauseAfter = (tries: number): number =>
  Math.min(longestPauseMs, 1_000 * 2 ** Math.min(tries - 1, 10));

export function rollbackQueue(deps: Deps): Rollbacks {
  const { rollbacks } = deps.stores;
  const later = (milliseconds: number): Date => new Date(deps.clock().getTime() + milliseconds);
  const takeBack = async (taken: TakenBack): Promise<WalletAnswer> =>
    tryRollback(deps, await enter(deps, taken, later(claimMs)));
  return {
    takeBack,
    runDue: async () => {
      for (const bet of await rollbacks.listLostBets(later(-lostAfterMs))) {
        await takeBack({ ...bet, status: 'unknown' });
      }
      const due = await rollbacks.claimRollbacks(deps.clock(), later(claimMs));
      await Promise.all(due.map((each) => tryRollback(deps, each)));
    },
  };
}

async function enter(
  { stores, clock }: Deps,
  { id: reference, roundId, operatorId, body: takenBody, status }: TakenBack,
  nextAt: Date,
): Promise<DueRollback> {
  const closesRound = !(await stores.transactions.hasOtherBet(roundId, reference));
  const transactionId = randomUUID();
  const body = writeExactJson({
    ...withoutAmount(takenBody),
    transaction_uuid: transactionId,
    supplier_transaction_id: `s-${transactionId}`,
    reference_transaction_uuid: reference,
    round_closed: closesRound,
  });
  const due = { transactionId, roundId, reference, body };
  await stores.rollbacks.insertRollback({ ...due, status, now: clock(), nextAt });
  return { ...due, operatorId, tries: 1 };
}

function withoutAmount(body: string): object {
  const { amount: _, ...kept } = readExactJson(body) as Record<string, unknown>;
  return kept;
}

async function tryRollback(
  { stores, wallet, clock }: Deps,
  { transactionId, reference, roundId, operatorId, tries, body: text }: DueRollback,
): Promise<WalletAnswer> {
  const { rounds, transactions, rollbacks } = stores;
  const body = readExactJson(text) as object;
  const answer = await wallet.post({ operatorId, path: '/transaction/rollback', body });
  if ('status' in answer && answer.status === 'RS_OK') {
    await transactions.setRolledBack(reference);
    await transactions.setStatus(transactionId, 'RS_OK');
    await rollbacks.removeRollback(transactionId);
    await rounds.closeIfEmpty(roundId, clock());
  } else if (tries >= mostTries) {
    await transactions.setStatus(transactionId, 'unknown');
    await rollbacks.removeRollback(transactionId);
  } else {
    const next = new Date(clock().getTime() + pauseAfter(tries));
    await rollbacks.postponeRollback(transactionId, next);
  }
  return answer;
}
