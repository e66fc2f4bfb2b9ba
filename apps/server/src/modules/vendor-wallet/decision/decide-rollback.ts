import type {
  Decision,
  GameRound,
  MoneyCase,
  Purse,
  Transaction,
  TransactionWrite,
} from './snapshot.ts';
import { playBack } from './free-bet.ts';
import {
  accept,
  belongsTo,
  notEnough,
  refuse,
  reversalOf,
  roundOf,
  transactionOf,
  waitingId,
} from './outcomes.ts';
import { addInto, firstPurse, missingIn, nothing, purseIn } from './purse.ts';
import { intoOf } from './shares.ts';

/** Decides a rollback: reverses a bet with its wins (decision 049), or a win, once. A call that has not arrived yet is refused in advance (W6). */
export function decideRollback(given: MoneyCase): Decision {
  const { call, memberId, snapshot } = given;
  if (snapshot.token && snapshot.token.memberId !== memberId)
    return refuse('RS_ERROR_INVALID_TOKEN');
  const { reference } = snapshot;
  const currency = reference?.currency ?? snapshot.token?.currency ?? call.currency;
  const purse = purseIn(given, currency) ?? firstPurse(given);
  if (!purse) return refuse('RS_ERROR_INVALID_TOKEN');
  if (!reference) return refuseInAdvance(given, purse);
  const isOurs = reference.kind === 'rollback' || reference.kind === 'void';
  if (isOurs || !isRelated(given, reference)) return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  const lines = linesBack(given, { reference, purse });
  const into = lines.reduce((sum, line) => addInto(sum, line.into), nothing);
  const owed = missingIn(purse, into);
  // The wins may be spent by now. The vendor repeats the call until the money is there.
  if (owed > 0n) {
    return reference.kind === 'bet' ? keepWaiting(given, { purse, owed }) : notEnough(purse);
  }
  const round = roundAfter(given);
  return accept(purse, { lines, purse, ...(round && { round }) });
}

type RollbackContext = { reference: Transaction; purse: Purse };

/** The rollback, then our reversal of each win. The stake is first, so that no movement needs more than the balance at that point. */
function linesBack(
  { call, memberId, snapshot }: MoneyCase,
  { reference, purse }: RollbackContext,
): TransactionWrite[] {
  const { reversedBy, wins, bonusState } = snapshot;
  const isOwed = reversedBy === null && reference.moved;
  const owed = isOwed ? (reference.amount ?? 0n) : 0n;
  const transaction: Transaction = {
    ...transactionOf(call, memberId, roundOf(call, snapshot)),
    isFree: false,
    supplierReward: reversedBy === null ? reference.supplierReward : null,
    currency: purse.wallet.currency,
    amount: owed,
    moved: owed > 0n,
    bonusId: reference.bonusId,
    bonusAmount: isOwed ? reference.bonusAmount : 0n,
  };
  const into = intoOf(transaction, bonusState, reference.kind === 'win' ? -1n : 1n);
  const own = { transaction, into, counts: isOwed ? -reference.wagered : 0n };
  if (reversedBy !== null) return [own];
  return [{ ...own, ...playBack(reference) }, ...wins.map((win) => takeBack(win, snapshot))];
}

/** Reverses a win, which used the bonus of its bet. */
function takeBack(win: Transaction, { bonusState }: MoneyCase['snapshot']): TransactionWrite {
  const transaction = reversalOf('rollback', win);
  return { transaction, into: intoOf(transaction, bonusState, -1n) };
}

/** Refuses a rollback that lacks money. It is stored once and listed for staff until a repetition is accepted. */
function keepWaiting(
  { call, memberId, snapshot }: MoneyCase,
  { purse, owed }: { purse: Purse; owed: bigint },
): Decision {
  const refused = notEnough(purse);
  if (snapshot.isWaiting) return refused;
  const transaction: Transaction = {
    ...transactionOf(call, memberId, roundOf(call, snapshot)),
    id: waitingId(call.referenceId ?? ''),
    kind: 'waiting_rollback',
    isFree: false,
    currency: purse.wallet.currency,
    amount: owed,
  };
  return { ...refused, writes: { lines: [{ transaction, into: nothing }], purse } };
}

/** Whether the rollback belongs to its reference. Of a tombstone only the member is known. */
const isRelated = ({ call, memberId }: MoneyCase, reference: Transaction): boolean =>
  reference.kind === 'tombstone'
    ? reference.memberId === memberId
    : belongsTo(call, memberId, reference);

/** Stores a tombstone with the id of the call that has not arrived yet, so that it will be refused as a duplicate. */
function refuseInAdvance({ call, memberId }: MoneyCase, purse: Purse): Decision {
  const rollback: Transaction = {
    ...transactionOf(call, memberId, call.round),
    isFree: false,
    currency: purse.wallet.currency,
  };
  const tombstone: Transaction = {
    ...rollback,
    id: call.referenceId ?? '',
    kind: 'tombstone',
    gameCode: null,
    referenceId: null,
    currency: null,
    amount: null,
  };
  const lines: TransactionWrite[] = [rollback, tombstone].map((transaction) => ({
    transaction,
    into: nothing,
  }));
  return accept(purse, { lines, purse });
}

/** The round without the reversed bet; it is settled when no bet waits for an outcome. */
function roundAfter({ call, snapshot: { round, reference } }: MoneyCase): GameRound | null {
  if (round?.state !== 'open' || reference?.kind !== 'bet') return null;
  const openBets = call.closesRound ? [] : round.openBets.filter((id) => id !== reference.id);
  return { ...round, openBets, state: openBets.length > 0 ? 'open' : 'settled' };
}
