import type { Wallet } from '#modules/ledger';
import type { Asked, Decision, Line, Round, Transaction } from './known.ts';
import { accept, belongsTo, kept, notEnough, refuse, roundOf, walletIn } from './verdicts.ts';

/** Gives back what a bet or win moved, once; what never came is kept from coming (W6). */
export function decideRollback(asked: Asked): Decision {
  const { call, memberId, known } = asked;
  if (known.token && known.token.memberId !== memberId) return refuse('RS_ERROR_INVALID_TOKEN');
  const { reference } = known;
  const currency = reference?.currency ?? known.token?.currency ?? call.currency;
  const wallet = walletIn(known, currency) ?? known.wallets[0];
  if (!wallet) return refuse('RS_ERROR_INVALID_TOKEN');
  if (!reference) return keepFromComing(asked, wallet);
  const isOurs = reference.kind === 'rollback' || reference.kind === 'void';
  if (isOurs || !isRelated(asked, reference)) return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  const owed = known.reversedBy === null && reference.moved ? (reference.amount ?? 0n) : 0n;
  const into = reference.kind === 'win' ? -owed : owed;
  // What was won may be spent by now. The vendor asks again, and gets it when it is there.
  if (wallet.balance + into < 0n) return notEnough(wallet);
  const transaction: Transaction = {
    ...kept(call, memberId, roundOf(call, known)),
    isFree: false,
    currency: wallet.currency,
    amount: owed,
    moved: owed > 0n,
  };
  const round = roundAfter(asked);
  return accept(wallet, { lines: [{ transaction, into }], wallet, ...(round && { round }) });
}

/** A tombstone knows no round and no currency; it is only the member's. */
const isRelated = ({ call, memberId }: Asked, reference: Transaction): boolean =>
  reference.kind === 'tombstone'
    ? reference.memberId === memberId
    : belongsTo(call, memberId, reference);

/** The tombstone takes the place of what was rolled back before it came: its id is used up. */
function keepFromComing({ call, memberId }: Asked, wallet: Wallet): Decision {
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
function roundAfter({ call, known: { round, reference } }: Asked): Round | null {
  if (round?.state !== 'open' || reference?.kind !== 'bet') return null;
  const openBets = call.closesRound ? [] : round.openBets.filter((id) => id !== reference.id);
  return { ...round, openBets, state: openBets.length > 0 ? 'open' : 'settled' };
}
