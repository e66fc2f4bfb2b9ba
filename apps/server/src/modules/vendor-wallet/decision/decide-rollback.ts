import type { WalletAccount } from '#modules/ledger';
import type { MoneyCase, Decision, Line, GameRound, Transaction } from './snapshot.ts';
import {
  accept,
  belongsTo,
  notEnough,
  refuse,
  reversalOf,
  roundOf,
  transactionOf,
  waitingId,
  walletIn,
} from './outcomes.ts';

/** Gives back what a bet or win moved, once; of a bet also its wins (decision 049). Where that call has not come yet, it will be refused when it comes (W6). */
export function decideRollback(given: MoneyCase): Decision {
  const { call, memberId, snapshot } = given;
  if (snapshot.token && snapshot.token.memberId !== memberId)
    return refuse('RS_ERROR_INVALID_TOKEN');
  const { reference } = snapshot;
  const currency = reference?.currency ?? snapshot.token?.currency ?? call.currency;
  const wallet = walletIn(snapshot, currency) ?? snapshot.wallets[0];
  if (!wallet) return refuse('RS_ERROR_INVALID_TOKEN');
  if (!reference) return refuseInAdvance(given, wallet);
  const isOurs = reference.kind === 'rollback' || reference.kind === 'void';
  if (isOurs || !isRelated(given, reference)) return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  const lines = linesBack(given, { reference, wallet });
  const into = lines.reduce((sum, line) => sum + line.into, 0n);
  // What was won may be spent by now. The vendor calls again until the wallet holds it.
  if (wallet.balance + into < 0n) {
    return reference.kind === 'bet'
      ? keepWaiting(given, { wallet, owed: -into })
      : notEnough(wallet);
  }
  const round = roundAfter(given);
  return accept(wallet, { lines, wallet, ...(round && { round }) });
}

type Back = { reference: Transaction; wallet: WalletAccount };

/** The rollback itself, then one of our own for each win: the stake comes first, so that no movement needs more than the wallet holds by then. */
function linesBack({ call, memberId, snapshot }: MoneyCase, { reference, wallet }: Back): Line[] {
  const { reversedBy, wins } = snapshot;
  const owed = reversedBy === null && reference.moved ? (reference.amount ?? 0n) : 0n;
  const transaction: Transaction = {
    ...transactionOf(call, memberId, roundOf(call, snapshot)),
    isFree: false,
    currency: wallet.currency,
    amount: owed,
    moved: owed > 0n,
  };
  const own = { transaction, into: reference.kind === 'win' ? -owed : owed };
  return reversedBy === null ? [own, ...wins.map(takeBack)] : [own];
}

function takeBack(win: Transaction): Line {
  const transaction = reversalOf('rollback', win);
  return { transaction, into: -(transaction.amount ?? 0n) };
}

/** Nothing moves. It is kept once, for staff to see until a repetition is taken. */
function keepWaiting(
  { call, memberId, snapshot }: MoneyCase,
  { wallet, owed }: { wallet: WalletAccount; owed: bigint },
): Decision {
  const refused = notEnough(wallet);
  if (snapshot.isWaiting) return refused;
  const transaction: Transaction = {
    ...transactionOf(call, memberId, roundOf(call, snapshot)),
    id: waitingId(call.referenceId ?? ''),
    kind: 'waiting_rollback',
    isFree: false,
    currency: wallet.currency,
    amount: owed,
  };
  return { ...refused, writes: { lines: [{ transaction, into: 0n }], wallet } };
}

/** Of a tombstone only the member is known, so only that is compared. */
const isRelated = ({ call, memberId }: MoneyCase, reference: Transaction): boolean =>
  reference.kind === 'tombstone'
    ? reference.memberId === memberId
    : belongsTo(call, memberId, reference);

/** Keeps a tombstone under the id of the call that has not come yet, so that it is refused as a duplicate when it comes. */
function refuseInAdvance({ call, memberId }: MoneyCase, wallet: WalletAccount): Decision {
  const rollback: Transaction = {
    ...transactionOf(call, memberId, call.round),
    isFree: false,
    currency: wallet.currency,
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
  const lines: Line[] = [rollback, tombstone].map((transaction) => ({ transaction, into: 0n }));
  return accept(wallet, { lines, wallet });
}

/** The bet that was given back no longer waits for an outcome; a round in which none waits is settled. */
function roundAfter({ call, snapshot: { round, reference } }: MoneyCase): GameRound | null {
  if (round?.state !== 'open' || reference?.kind !== 'bet') return null;
  const openBets = call.closesRound ? [] : round.openBets.filter((id) => id !== reference.id);
  return { ...round, openBets, state: openBets.length > 0 ? 'open' : 'settled' };
}
