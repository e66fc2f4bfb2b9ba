import type { WalletAccount } from '#modules/ledger';
import type { MoneyCase, Decision, Line, GameRound, Transaction } from './snapshot.ts';
import { accept, belongsTo, kept, notEnough, refuse, roundOf, walletIn } from './outcomes.ts';

/** Gives back what a bet or win moved, once; what never came is kept from coming (W6). */
export function decideRollback(given: MoneyCase): Decision {
  const { call, memberId, snapshot } = given;
  if (snapshot.token && snapshot.token.memberId !== memberId)
    return refuse('RS_ERROR_INVALID_TOKEN');
  const { reference } = snapshot;
  const currency = reference?.currency ?? snapshot.token?.currency ?? call.currency;
  const wallet = walletIn(snapshot, currency) ?? snapshot.wallets[0];
  if (!wallet) return refuse('RS_ERROR_INVALID_TOKEN');
  if (!reference) return keepFromComing(given, wallet);
  const isOurs = reference.kind === 'rollback' || reference.kind === 'void';
  if (isOurs || !isRelated(given, reference)) return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  const owed = snapshot.reversedBy === null && reference.moved ? (reference.amount ?? 0n) : 0n;
  const into = reference.kind === 'win' ? -owed : owed;
  // What was won may be spent by now. The vendor asks again, and gets it when it is there.
  if (wallet.balance + into < 0n) return notEnough(wallet);
  const transaction: Transaction = {
    ...kept(call, memberId, roundOf(call, snapshot)),
    isFree: false,
    currency: wallet.currency,
    amount: owed,
    moved: owed > 0n,
  };
  const round = roundAfter(given);
  return accept(wallet, { lines: [{ transaction, into }], wallet, ...(round && { round }) });
}

/** A tombstone knows no round and no currency; it is only the member's. */
const isRelated = ({ call, memberId }: MoneyCase, reference: Transaction): boolean =>
  reference.kind === 'tombstone'
    ? reference.memberId === memberId
    : belongsTo(call, memberId, reference);

/** The tombstone takes the place of what was rolled back before it came: its id is used up. */
function keepFromComing({ call, memberId }: MoneyCase, wallet: WalletAccount): Decision {
  const rollback: Transaction = {
    ...kept(call, memberId, call.round),
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

/** A bet that was given back waits for nothing any more. */
function roundAfter({ call, snapshot: { round, reference } }: MoneyCase): GameRound | null {
  if (round?.state !== 'open' || reference?.kind !== 'bet') return null;
  const openBets = call.closesRound ? [] : round.openBets.filter((id) => id !== reference.id);
  return { ...round, openBets, state: openBets.length > 0 ? 'open' : 'settled' };
}
