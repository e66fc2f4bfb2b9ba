// Settles a call that moves money: waits for the member's turn, then locks, reads, decides and writes in one transaction of two round trips.
import type { Database, Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { DatabaseUnavailable, isTaken } from '@parlour/database/unavailable';
import type { InTurn } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { endBonusRow, updateProgress } from '#modules/bonus';
import { changeUsed } from '#modules/free-plays';
import { postMovement } from '#modules/ledger';
import { isLive, isWorthNoting, updateLastSeen } from '#modules/session';
import { memberOfVendorUser } from '#modules/wallet';
import { decide } from './decision/decide.ts';
import { refuse } from './decision/outcomes.ts';
import { sumOf } from './decision/purse.ts';
import type {
  BalanceChange,
  BonusChange,
  Decision,
  DecisionWrites,
  Snapshot,
  TransactionWrite,
} from './decision/snapshot.ts';
import { readMoneyCall } from './protocol/read-call.ts';
import type { WalletReply } from './protocol/reply.ts';
import type { MoneyCall, VendorCall } from './protocol/wallet-call.ts';
import { readSnapshot } from './reading/store.ts';
import { addToRound, comesToOther, isNews } from './rounds/round-sums.ts';
import { tellOfRound } from './rounds/store.ts';
import { insertTransaction, upsertRound, type WriteContext } from './store.ts';

export type Settlement = { merchant: Merchant; call: MoneyCall; memberId: string };
export type SettleDeps = { database: Database; clock: () => Date };

/** Time after which a vendor ignores the answer, by the protocol. */
export const patienceMs = 800;
const mostTries = 3;

export const settleCall =
  (kind: MoneyCall['kind']) =>
  async (
    { integration, merchant, json }: VendorCall,
    deps: SettleDeps & { inTurn: InTurn },
  ): Promise<WalletReply> => {
    const call = readMoneyCall(kind, integration, json);
    const memberId = memberOfVendorUser(call.user);
    if (!memberId) return { status: 'RS_ERROR_INVALID_TOKEN' };
    const signal = AbortSignal.timeout(patienceMs);
    const turn = `${merchant.code} ${memberId}`;
    const settled = deps.inTurn(turn, signal, () => settle({ merchant, call, memberId }, deps));
    return orGiveUp(signal, settled);
  };

/** Gives up when the vendor does. The work may still succeed; the vendor repeats the call or rolls it back. */
async function orGiveUp<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new DatabaseUnavailable(signal.reason));
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work, over]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** Decides and writes. If two concurrent calls have the same id, the database refuses one, which decides again on the other's writes. */
export async function settle(settlement: Settlement, deps: SettleDeps): Promise<Decision> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await settleOnce(settlement, deps);
    } catch (error) {
      if (!isTaken(error) || tries === mostTries) throw error;
    }
  }
}

function settleOnce(
  { merchant, call, memberId }: Settlement,
  { database, clock }: SettleDeps,
): Promise<Decision> {
  return database.readThenWrite(merchant.code, {
    lockWaitMs: patienceMs,
    read: (tx) => readSnapshot(tx, call, memberId),
    write: (tx, found) => {
      if (!found) return { sent: [], result: refuse('RS_ERROR_INVALID_TOKEN') };
      // The time is read after the wait for the wallets, because a session or bonus may end meanwhile.
      const now = clock();
      const snapshot = {
        ...found,
        isLive: found.session !== null && isLive(merchant, found.session, now),
      };
      const decision = decide({ call, memberId, snapshot, now });
      const context = { merchantCode: merchant.code, integration: call.integration, now };
      const { writes } = decision;
      const sent = writes ? writeDecision(tx, { context, snapshot, writes }) : [];
      return { sent, result: decision };
    },
  });
}

type WrittenDecision = {
  context: WriteContext;
  writes: DecisionWrites;
  snapshot: Pick<Snapshot, 'houseId' | 'operatorId' | 'session' | 'round'>;
};

/** Sends all writes of a decision. */
export function writeDecision(tx: Tx, writing: WrittenDecision): Promise<unknown>[] {
  const { context, writes, snapshot } = writing;
  const { lines, isAction, bonus } = writes;
  const { session } = snapshot;
  noteChanges(tx, writes);
  return [
    ...lines.flatMap((line) => writeLine(tx, line, writing)),
    ...writeRound(tx, writing),
    ...(isAction && session && isWorthNoting(session, context.now)
      ? [updateLastSeen(tx, session.id, context.now)]
      : []),
    ...(bonus ? writeBonus(tx, bonus, writing) : []),
  ];
}

/** Notes what pages show of it: the balance, and the progress of a bonus (SIG-02). */
function noteChanges(tx: Tx, { lines, bonus }: DecisionWrites): void {
  const moving = lines.find(({ into }) => into.wallet !== 0n || into.bonus !== 0n);
  if (moving) noteChange(tx, { memberId: moving.transaction.memberId, what: 'balance' });
  const memberId = lines[0]?.transaction.memberId;
  if (bonus && memberId !== undefined) noteChange(tx, { memberId, what: 'promotion' });
}

/** Writes the round if the decision or its sums changed it: a further win or a rollback changes only the sums. */
function writeRound(tx: Tx, { context, writes, snapshot }: WrittenDecision): Promise<unknown>[] {
  const { lines } = writes;
  const { round: before } = snapshot;
  const decided = writes.round ?? before;
  const memberId = lines[0]?.transaction.memberId;
  if (!decided || memberId === undefined) return [];
  const round = { ...addToRound(decided, lines), memberId };
  const isWritten = writes.round !== undefined || comesToOther(before, round);
  return [
    ...(isWritten ? [upsertRound(tx, context, round)] : []),
    ...(isNews(before, round) ? [tellOfRound(tx, context, round)] : []),
  ];
}

function writeBonus(
  tx: Tx,
  bonus: BonusChange,
  { context, writes }: WrittenDecision,
): Promise<unknown>[] {
  const { id, rest } = bonus;
  const { wallet, bonus: account } = writes.purse;
  const kept = updateProgress(tx, bonus);
  if (rest === null || !account) return [kept];
  const accounts = { currency: wallet.currency, bonus: account.id, to: wallet.id };
  const done = endBonusRow(tx, { id, state: 'done', rest }, { accounts, now: context.now });
  return [kept, ...done];
}

/** Stores the transaction and moves its money, if any. */
function writeLine(
  tx: Tx,
  { transaction, into, uses }: TransactionWrite,
  writing: WrittenDecision,
): Promise<unknown>[] {
  const { context, writes } = writing;
  const kept = insertTransaction(tx, context, transaction);
  const { supplierReward } = transaction;
  if (uses !== undefined && supplierReward !== null) {
    const { integration } = context;
    return [kept, changeUsed(tx, { integration, supplierReward, by: uses })];
  }
  if (sumOf(into) === 0n) return [kept];
  const { kind } = transaction;
  if (kind === 'late_win' || kind === 'waiting_rollback' || kind === 'tombstone') {
    throw new Error(`a ${kind} moves nothing`);
  }
  const moved = postMovement(tx, {
    kind,
    currency: writes.purse.wallet.currency,
    reference: `${context.integration}:${transaction.id}`,
    round: transaction.round,
    at: context.now,
    entries: entriesOf(into, writing),
  });
  return [kept, moved];
}

/** Entries of the accounts that the transaction changes; the game's account balances them. */
function entriesOf(into: BalanceChange, { writes: { purse }, snapshot }: WrittenDecision) {
  const parts: [accountId: string | null | undefined, amount: bigint][] = [
    [purse.wallet.id, into.wallet],
    [purse.bonus?.id, into.bonus],
    [snapshot.operatorId, into.operator],
    [snapshot.houseId, -sumOf(into)],
  ];
  return parts.flatMap(([accountId, amount]) => {
    if (amount === 0n) return [];
    if (!accountId) throw new Error('money was to move to an account that was never opened');
    return [{ accountId, amount }];
  });
}
