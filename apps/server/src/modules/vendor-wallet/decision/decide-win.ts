import type { MoneyCase, Decision, Transaction } from './snapshot.ts';
import { accept, belongsTo, refuse, roundOf, transactionOf, walletIn } from './outcomes.ts';

/** A payout for a bet that was not given back. It counts also when the session is over (W6). */
export function decideWin(given: MoneyCase): Decision {
  const { call, memberId, snapshot } = given;
  if (snapshot.token && snapshot.token.memberId !== memberId)
    return refuse('RS_ERROR_INVALID_TOKEN');
  if (call.isPrize) return decidePrize(given);
  const { reference } = snapshot;
  if (reference?.kind !== 'bet' || !belongsTo({ ...call, currency: null }, memberId, reference)) {
    return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  }
  if (call.currency !== reference.currency) return refuse('RS_ERROR_WRONG_CURRENCY');
  if (snapshot.reversedBy === 'void' || snapshot.round?.state === 'void') return keepLate(given);
  if (snapshot.reversedBy !== null) return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  return payOut(given);
}

/** A prize of the vendor's own promotion: no bet, no round, but the token must be one of ours. */
function decidePrize(given: MoneyCase): Decision {
  const { call, snapshot } = given;
  if (!snapshot.token) return refuse('RS_ERROR_INVALID_TOKEN');
  if (call.currency !== snapshot.token.currency) return refuse('RS_ERROR_WRONG_CURRENCY');
  return payOut(given);
}

function payOut({ call, memberId, snapshot }: MoneyCase): Decision {
  const wallet = walletIn(snapshot, call.currency);
  if (!wallet) return refuse('RS_ERROR_INVALID_TOKEN');
  const transaction: Transaction = {
    ...transactionOf(call, memberId, roundOf(call, snapshot)),
    moved: call.amount > 0n,
  };
  const lines = [{ transaction, into: call.amount }];
  // A win, be it of nothing, is the outcome of every bet before it. More wins may follow.
  const { round } = snapshot;
  if (round?.state !== 'open') return accept(wallet, { lines, wallet });
  return accept(wallet, { lines, wallet, round: { ...round, state: 'settled', openBets: [] } });
}

/** G3: the stake was given back, because no outcome came within a day. The win moves nothing and is refused, now and whenever it is repeated; it is kept for staff to see. */
function keepLate({ call, memberId, snapshot }: MoneyCase): Decision {
  const [wallet] = snapshot.wallets;
  if (!wallet) return refuse('RS_ERROR_INVALID_TOKEN');
  const transaction: Transaction = {
    ...transactionOf(call, memberId, roundOf(call, snapshot)),
    kind: 'late_win',
  };
  const writes = { lines: [{ transaction, into: 0n }], wallet };
  return { ...refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST'), writes };
}
