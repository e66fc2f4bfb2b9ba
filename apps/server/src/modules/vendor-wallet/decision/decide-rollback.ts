import type { MoneyCase, Decision, Line, GameRound, Purse, Transaction } from './snapshot.ts';
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

/** Gives back what a bet or win moved, once; of a bet also its wins (decision 049). Where that call has not come yet, it will be refused when it comes (W6). */
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
  // What was won may be spent by now. The vendor calls again until it is there.
  if (owed > 0n) {
    return reference.kind === 'bet' ? keepWaiting(given, { purse, owed }) : notEnough(purse);
  }
  const round = roundAfter(given);
  return accept(purse, { lines, purse, ...(round && { round }) });
}

type Back = { reference: Transaction; purse: Purse };

/** The rollback itself, then one of our own for each win: the stake comes first, so that no movement needs more than is there by then. */
function linesBack({ call, memberId, snapshot }: MoneyCase, { reference, purse }: Back): Line[] {
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

/** A win used the bonus of its bet. */
function takeBack(win: Transaction, { bonusState }: MoneyCase['snapshot']): Line {
  const transaction = reversalOf('rollback', win);
  return { transaction, into: intoOf(transaction, bonusState, -1n) };
}

/** Nothing moves. It is kept once, for staff to see until a repetition is taken. */
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

/** Of a tombstone only the member is known, so only that is compared. */
const isRelated = ({ call, memberId }: MoneyCase, reference: Transaction): boolean =>
  reference.kind === 'tombstone'
    ? reference.memberId === memberId
    : belongsTo(call, memberId, reference);

/** Keeps a tombstone under the id of the call that has not come yet, so that it is refused as a duplicate when it comes. */
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
  const lines: Line[] = [rollback, tombstone].map((transaction) => ({
    transaction,
    into: nothing,
  }));
  return accept(purse, { lines, purse });
}

/** The bet that was given back no longer waits for an outcome; a round in which none waits is settled. */
function roundAfter({ call, snapshot: { round, reference } }: MoneyCase): GameRound | null {
  if (round?.state !== 'open' || reference?.kind !== 'bet') return null;
  const openBets = call.closesRound ? [] : round.openBets.filter((id) => id !== reference.id);
  return { ...round, openBets, state: openBets.length > 0 ? 'open' : 'settled' };
}
