// The rule of every money call, under the lock of the member's wallets: a repetition is told apart first, then the call's own rule decides.
import { decideBet } from './decide-bet.ts';
import { decideRollback } from './decide-rollback.ts';
import { decideWin } from './decide-win.ts';
import type { Asked, Decision, Transaction } from './known.ts';
import { accept, refuse, roundOf, walletIn } from './verdicts.ts';

const rules = { bet: decideBet, win: decideWin, rollback: decideRollback };

export function decide(asked: Asked): Decision {
  const { same } = asked.known;
  return same ? decideRepetition(asked, same) : rules[asked.call.kind](asked);
}

/** W4: the same id with the same content gets the same answer, with today's balance; any other content is refused. */
function decideRepetition({ call, memberId, known }: Asked, same: Transaction): Decision {
  if (!isSame({ call, memberId, known }, same)) return refuse('RS_ERROR_DUPLICATE_TRANSACTION');
  if (same.kind === 'late_win') return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  const wallet = walletIn(known, same.currency) ?? known.wallets[0];
  return wallet ? accept(wallet) : refuse('RS_ERROR_INVALID_TOKEN');
}

function isSame({ call, memberId, known }: Omit<Asked, 'now'>, same: Transaction): boolean {
  const kind = same.kind === 'late_win' ? 'win' : same.kind;
  const saysTheSame =
    kind === call.kind &&
    same.memberId === memberId &&
    same.referenceId === call.referenceId &&
    same.round === roundOf(call, known) &&
    same.gameCode === call.gameCode;
  if (call.kind === 'rollback') return saysTheSame;
  const movesTheSame =
    same.amount === call.amount && same.currency === call.currency && same.isFree === call.isFree;
  return saysTheSame && movesTheSame;
}
