// Decides every money call: as a repetition if its id was used before, otherwise by the rule of its kind.
import { decideBet } from './decide-bet.ts';
import { decideRollback } from './decide-rollback.ts';
import { decideWin } from './decide-win.ts';
import type { MoneyCase, Decision, Transaction } from './snapshot.ts';
import { accept, refuse, roundOf } from './outcomes.ts';
import { withProgress } from './progress.ts';
import { firstPurse, purseIn } from './purse.ts';

const rules = { bet: decideBet, win: decideWin, rollback: decideRollback };

export function decide(given: MoneyCase): Decision {
  const { same } = given.snapshot;
  if (same) return decideRepetition(given, same);
  return withProgress(given, rules[given.call.kind](given));
}

/** Answers a repeated id: with the same content as before, with the current balance; other content is refused (W4). */
function decideRepetition(given: MoneyCase, same: Transaction): Decision {
  if (!isSame(given, same)) return refuse('RS_ERROR_DUPLICATE_TRANSACTION');
  if (same.kind === 'late_win') return refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  const purse = purseIn(given, same.currency) ?? firstPurse(given);
  return purse ? accept(purse) : refuse('RS_ERROR_INVALID_TOKEN');
}

function isSame({ call, memberId, snapshot }: Omit<MoneyCase, 'now'>, same: Transaction): boolean {
  const kind = same.kind === 'late_win' ? 'win' : same.kind;
  const saysTheSame =
    kind === call.kind &&
    same.memberId === memberId &&
    same.referenceId === call.referenceId &&
    same.round === roundOf(call, snapshot) &&
    same.gameCode === call.gameCode;
  if (call.kind === 'rollback') return saysTheSame;
  const movesTheSame =
    same.amount === call.amount &&
    same.currency === call.currency &&
    same.isFree === call.isFree &&
    same.supplierReward === call.supplierReward;
  return saysTheSame && movesTheSame;
}
