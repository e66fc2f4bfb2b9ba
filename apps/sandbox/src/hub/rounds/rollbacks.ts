// Delivers rollbacks until the wallet accepts them: at once, then with growing pauses, also after a restart.
import { randomUUID } from 'node:crypto';
import { readExactJson, writeExactJson } from '@parlour/supplier/exact-json';
import type { WalletAnswer } from '@parlour/supplier/wallet/answer';
import {
  claimMs,
  lostAfterMs,
  mostRollbackTries,
  pauseAfter,
} from '@parlour/supplier/wallet/tries';
import type { Wallet } from '@parlour/supplier/wallet/wallet';
import type { Pool } from 'pg';
import {
  claimRollbacks,
  insertRollback,
  listLostBets,
  postponeRollback,
  removeRollback,
  type DueRollback,
  type LostBet,
} from './rollback-store.ts';
import { closeIfEmpty } from './store.ts';
import { hasOtherBet, setRolledBack, setStatus } from './transaction-store.ts';

/** A bet or win to roll back. Its body names player, round and game; `status` is its new status, null to leave it. */
export type RollbackRequest = LostBet & { status: string | null };
export type Rollbacks = {
  /** Tries a rollback at once and returns the wallet's answer. If the wallet did not accept it, it is tried again later. */
  takeBack: (taken: RollbackRequest) => Promise<WalletAnswer>;
  runDue: () => Promise<void>;
};
type Deps = { pool: Pool; wallet: Wallet; clock: () => Date };

export function rollbackQueue(deps: Deps): Rollbacks {
  const { pool } = deps;
  const later = (milliseconds: number): Date => new Date(deps.clock().getTime() + milliseconds);
  const takeBack = async (taken: RollbackRequest): Promise<WalletAnswer> =>
    tryRollback(deps, await enter(deps, taken, later(claimMs)));
  return {
    takeBack,
    runDue: async () => {
      for (const bet of await listLostBets(pool, later(-lostAfterMs))) {
        await takeBack({ ...bet, status: 'unknown' });
      }
      const due = await claimRollbacks(pool, deps.clock(), later(claimMs));
      await Promise.all(due.map((each) => tryRollback(deps, each)));
    },
  };
}

async function enter(
  { pool, clock }: Deps,
  { id: reference, roundId, operatorId, body: takenBody, status }: RollbackRequest,
  nextAt: Date,
): Promise<DueRollback> {
  const closesRound = !(await hasOtherBet(pool, roundId, reference));
  const transactionId = randomUUID();
  const body = writeExactJson({
    ...withoutAmount(takenBody),
    transaction_uuid: transactionId,
    supplier_transaction_id: `s-${transactionId}`,
    reference_transaction_uuid: reference,
    round_closed: closesRound,
  });
  const due = { transactionId, roundId, reference, body };
  await insertRollback(pool, { ...due, status, now: clock(), nextAt });
  return { ...due, operatorId, tries: 1 };
}

function withoutAmount(body: string): object {
  const { amount: _, ...kept } = readExactJson(body) as Record<string, unknown>;
  return kept;
}

async function tryRollback(
  { pool, wallet, clock }: Deps,
  { transactionId, reference, roundId, operatorId, tries, body: text }: DueRollback,
): Promise<WalletAnswer> {
  const body = readExactJson(text) as object;
  const answer = await wallet.post({ operatorId, path: '/transaction/rollback', body });
  if ('status' in answer && answer.status === 'RS_OK') {
    await setRolledBack(pool, reference);
    await setStatus(pool, transactionId, 'RS_OK');
    await removeRollback(pool, transactionId);
    await closeIfEmpty(pool, roundId, clock());
  } else if (tries >= mostRollbackTries) {
    await setStatus(pool, transactionId, 'unknown');
    await removeRollback(pool, transactionId);
  } else {
    const next = new Date(clock().getTime() + pauseAfter(tries));
    await postponeRollback(pool, transactionId, next);
  }
  return answer;
}
