import type { MoneyCase, Decision, Transaction } from './snapshot.ts';
import { accept, belongsTo, refuse, roundOf, transactionOf } from './outcomes.ts';
import { firstPurse, nothing, purseIn } from './purse.ts';
import { intoOf, sharesOfPrize } from './shares.ts';

/** Decides a win: paid for a bet that was not given back, also after the end of the session (W6). */
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

/** Decides a prize of the vendor's own promotion: without bet and round, but with a valid token. */
function decidePrize(given: MoneyCase): Decision {
  const { call, snapshot } = given;
  if (!snapshot.token) return refuse('RS_ERROR_INVALID_TOKEN');
  if (call.currency !== snapshot.token.currency) return refuse('RS_ERROR_WRONG_CURRENCY');
  return payOut(given);
}

function payOut(given: MoneyCase): Decision {
  const { call, memberId, snapshot } = given;
  const purse = purseIn(given, call.currency);
  if (!purse) return refuse('RS_ERROR_INVALID_TOKEN');
  const transaction: Transaction = {
    ...transactionOf(call, memberId, roundOf(call, snapshot)),
    ...sharesOfPrize(call.amount, snapshot.reference),
    moved: call.amount > 0n,
  };
  const lines = [{ transaction, into: intoOf(transaction, snapshot.bonusState) }];
  // A win, also of 0, is the outcome of every bet before it. More wins may follow.
  const { round } = snapshot;
  if (round?.state !== 'open') return accept(purse, { lines, purse });
  return accept(purse, { lines, purse, round: { ...round, state: 'settled', openBets: [] } });
}

/** Refuses a win whose stake was given back because no outcome came in time (G3). It is stored for staff, and repetitions are refused, too. */
function keepLate(given: MoneyCase): Decision {
  const { call, memberId, snapshot } = given;
  const purse = firstPurse(given);
  if (!purse) return refuse('RS_ERROR_INVALID_TOKEN');
  const transaction: Transaction = {
    ...transactionOf(call, memberId, roundOf(call, snapshot)),
    kind: 'late_win',
  };
  const writes = { lines: [{ transaction, into: nothing }], purse };
  return { ...refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST'), writes };
}
