import type { Asked, Decision, Transaction } from './known.ts';
import { accept, belongsTo, kept, refuse, roundOf, walletIn } from './verdicts.ts';

/** A payout: settles whatever became of the session, for a bet that still stands (W6). */
export function decideWin(asked: Asked): Decision {
  const { call, memberId, known } = asked;
  if (known.token && known.token.memberId !== memberId) return refuse('RS_ERROR_INVALID_TOKEN');
  if (call.isPrize) return decidePrize(asked);
  const { reference } = known;
  if (reference?.kind !== 'bet' || !belongsTo({ ...call, currency: null }, memberId, reference)) {
    return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  }
  if (call.currency !== reference.currency) return refuse('RS_ERROR_WRONG_CURRENCY');
  if (known.reversedBy === 'void' || known.round?.state === 'void') return keepLate(asked);
  if (known.reversedBy !== null) return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  return payOut(asked);
}

/** A prize of the vendor's own promotion: no bet, no round, but the token must be one of ours. */
function decidePrize(asked: Asked): Decision {
  const { call, known } = asked;
  if (!known.token) return refuse('RS_ERROR_INVALID_TOKEN');
  if (call.currency !== known.token.currency) return refuse('RS_ERROR_WRONG_CURRENCY');
  return payOut(asked);
}

function payOut({ call, memberId, known }: Asked): Decision {
  const wallet = walletIn(known, call.currency);
  if (!wallet) return refuse('RS_ERROR_INVALID_TOKEN');
  const transaction: Transaction = {
    ...kept(call, memberId, roundOf(call, known)),
    moved: call.amount > 0n,
  };
  const lines = [{ transaction, into: call.amount }];
  // Any outcome, nothing included, settles what was staked before it; more wins may follow.
  const { round } = known;
  if (round?.state !== 'open') return accept(wallet, { lines, wallet });
  return accept(wallet, { lines, wallet, round: { ...round, state: 'settled', openBets: [] } });
}

/** G3: the stake was given back by the rule. The win moves nothing, is refused now and at every repetition, and is shown to staff. */
function keepLate({ call, memberId, known }: Asked): Decision {
  const [wallet] = known.wallets;
  if (!wallet) return refuse('RS_ERROR_INVALID_TOKEN');
  const transaction: Transaction = {
    ...kept(call, memberId, roundOf(call, known)),
    kind: 'late_win',
  };
  const writes = { lines: [{ transaction, into: 0n }], wallet };
  return { ...refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST'), writes };
}
