// How the rules of the money calls accept and refuse, and what they look up in the same way.
import { addInto, nothing, usableIn } from './purse.ts';
import { noShares } from './shares.ts';
import type { Decision, Purse, Snapshot, Transaction, Writes } from './snapshot.ts';
import type { MoneyCall, Status } from '../protocol/wallet-call.ts';

export const refuse = (status: Status): Decision => ({ status, holds: null });

/** The answer tells what can be used once all of it is written. */
export function accept(purse: Purse, writes?: Writes): Decision {
  const into = (writes?.lines ?? []).reduce((sum, line) => addInto(sum, line.into), nothing);
  const holds = { balance: usableIn(purse, into), currency: purse.wallet.currency };
  return { status: 'RS_OK', holds, ...(writes && { writes }) };
}

export const notEnough = (purse: Purse): Decision => ({
  status: 'RS_ERROR_NOT_ENOUGH_MONEY',
  holds: { balance: usableIn(purse), currency: purse.wallet.currency },
});

/** A bet that names no round is a round of its own; a win or rollback without one belongs to the round of its reference. */
export const roundOf = (call: MoneyCall, { reference }: Snapshot): string | null =>
  call.kind === 'bet' ? (call.round ?? call.id) : (call.round ?? reference?.round ?? null);

/** Whether a win or rollback and what it refers to belong to one member, one round and one currency (W5). */
export const belongsTo = (call: MoneyCall, memberId: string, reference: Transaction): boolean =>
  reference.memberId === memberId &&
  (call.round === null || call.round === reference.round) &&
  (call.currency === null || call.currency === reference.currency);

/** A transaction of our own that gives back what one of the vendor's moved. Its id has a space, so that no vendor can send it. */
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

/** Under which id a rollback is kept that waits for money. */
export const waitingId = (betId: string): string => `waiting ${betId}`;

/** The transaction that is kept of a call; it moved nothing yet. */
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
