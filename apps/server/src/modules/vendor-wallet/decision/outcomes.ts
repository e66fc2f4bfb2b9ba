// Decisions and look-ups shared by the rules of the money calls.
import { addInto, nothing, usableIn } from './purse.ts';
import { noShares } from './shares.ts';
import type { Decision, DecisionWrites, Purse, Snapshot, Transaction } from './snapshot.ts';
import type { MoneyCall, Status } from '../protocol/wallet-call.ts';

export const refuse = (status: Status): Decision => ({ status, holds: null });

/** Accepts a call. The answer has the usable balance after all writes. */
export function accept(purse: Purse, writes?: DecisionWrites): Decision {
  const into = (writes?.lines ?? []).reduce((sum, line) => addInto(sum, line.into), nothing);
  const holds = { balance: usableIn(purse, into), currency: purse.wallet.currency };
  return { status: 'RS_OK', holds, ...(writes && { writes }) };
}

export const notEnough = (purse: Purse): Decision => ({
  status: 'RS_ERROR_NOT_ENOUGH_MONEY',
  holds: { balance: usableIn(purse), currency: purse.wallet.currency },
});

/** The round of a call. A bet without one forms its own round; a win or rollback without one belongs to that of its reference. */
export const roundOf = (call: MoneyCall, { reference }: Snapshot): string | null =>
  call.kind === 'bet' ? (call.round ?? call.id) : (call.round ?? reference?.round ?? null);

/** Whether a win or rollback and its reference have the same member, round and currency (W5). */
export const belongsTo = (call: MoneyCall, memberId: string, reference: Transaction): boolean =>
  reference.memberId === memberId &&
  (call.round === null || call.round === reference.round) &&
  (call.currency === null || call.currency === reference.currency);

/** Our own transaction that reverses one of the vendor's. Its id has a space, so that no vendor can send it. */
export const reversalOf = (kind: 'rollback' | 'void', given: Transaction): Transaction => ({
  ...given,
  id: `${kind} ${given.id}`,
  kind,
  gameCode: null,
  isFree: false,
  referenceId: given.id,
  amount: given.moved ? (given.amount ?? 0n) : 0n,
  wagered: 0n,
});

/** The id under which a rollback that waits for money is stored. */
export const waitingId = (betId: string): string => `waiting ${betId}`;

/** The transaction to store for a call, which has moved nothing yet. */
export const transactionOf = (
  call: MoneyCall,
  memberId: string,
  round: string | null,
): Transaction => ({
  id: call.id,
  kind: call.kind,
  memberId,
  round,
  gameCode: call.gameCode,
  isFree: call.isFree,
  supplierReward: call.supplierReward,
  referenceId: call.referenceId,
  currency: call.currency,
  amount: call.amount,
  moved: false,
  ...noShares,
});
