// Rollbacks that a wallet must take, sooner or later: at once, then with growing pauses, also after a restart.
import { randomUUID } from 'node:crypto';
import { readExactJson, writeExactJson } from '../../exact-json.ts';
import type { WalletAnswer } from '../wallet/answer.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { HubStores } from '../stores.ts';
import type { DueRollback } from './rollback-store.ts';
import type { Transaction } from './transaction-store.ts';

export type Rollbacks = {
  /** Tries at once and gives the wallet's answer; what it does not take stays due. */
  takeBack: (taken: TakenBack) => Promise<WalletAnswer>;
  runDue: () => Promise<void>;
};
/** A bet or win whose body names player, round and game. */
export type TakenBack = Pick<Transaction, 'id' | 'roundId' | 'body'>;
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
  const { stores, clock } = deps;
  const later = (milliseconds: number): Date => new Date(clock().getTime() + milliseconds);
  const runDue = async (): Promise<Map<string, WalletAnswer>> => {
    const due = await stores.rollbacks.claimRollbacks(clock(), later(claimMs));
    const tried = due.map(async (each) => {
      const answer = await tryRollback(deps, each);
      return [each.transactionId, answer] as const;
    });
    return new Map(await Promise.all(tried));
  };
  const enter = async (taken: TakenBack): Promise<string> => {
    const id = randomUUID();
    const closesRound = !(await stores.transactions.hasOtherBet(taken.roundId, taken.id));
    await stores.transactions.insertTransaction({
      id,
      roundId: taken.roundId,
      kind: 'rollback',
      amount: null,
      reference: taken.id,
      body: rollbackBody(taken, id, closesRound),
      sentAt: clock(),
    });
    await stores.rollbacks.insertRollback(id, clock());
    return id;
  };
  return {
    takeBack: async (taken) => {
      const id = await enter(taken);
      const answers = await runDue();
      return answers.get(id) ?? { trouble: 'waits for its turn' };
    },
    runDue: async () => {
      for (const bet of await stores.rollbacks.listLostBets(later(-lostAfterMs))) {
        await stores.transactions.setStatus(bet.id, 'unknown');
        await enter(bet);
      }
      await runDue();
    },
  };
}

async function tryRollback(
  { stores, wallet, clock }: Deps,
  due: DueRollback,
): Promise<WalletAnswer> {
  const { rounds, transactions, rollbacks } = stores;
  const { transactionId, operatorId, tries } = due;
  const body = readExactJson(due.body) as object;
  const answer = await wallet.post({ operatorId, path: '/transaction/rollback', body });
  if ('status' in answer && answer.status === 'RS_OK') {
    await transactions.setStatus(transactionId, 'RS_OK');
    if (due.reference !== null) await transactions.setRolledBack(due.reference);
    await rollbacks.removeRollback(transactionId);
    await rounds.closeIfEmpty(due.roundId, clock());
  } else if (tries >= mostTries) {
    await transactions.setStatus(transactionId, 'unknown');
    await rollbacks.removeRollback(transactionId);
  } else {
    const next = new Date(clock().getTime() + pauseAfter(tries));
    await rollbacks.postponeRollback(transactionId, next);
  }
  return answer;
}

/** The bet's or win's own fields without its amount, under a new id. */
function rollbackBody(taken: TakenBack, id: string, closesRound: boolean): string {
  const { amount: _, ...kept } = readExactJson(taken.body) as Record<string, unknown>;
  return writeExactJson({
    ...kept,
    transaction_uuid: id,
    supplier_transaction_id: `s-${id}`,
    reference_transaction_uuid: taken.id,
    round_closed: closesRound,
  });
}
