// How often a move is tried at a wallet that does not take it, and how long it waits between (vendors.md 1).
import type { WalletAnswer } from './answer.ts';

/** For a bet or win that a player waits for. A bet that is undecided after that is taken back. */
export const mostTries = 3;
/** A rollback is given up after so many. */
export const mostRollbackTries = 500;
/** How long a claimed move belongs to its process: longer than a try takes. */
export const claimMs = 10_000;
/** A bet that was noted and not decided after this time belongs to a process that has ended. Longer than three tries take. */
export const lostAfterMs = 30_000;

const minute = 60_000;
const hour = 60 * minute;

/** Doubles up to a minute; what was not taken in some eight hours is tried once an hour. */
export const pauseAfter = (tries: number): number =>
  tries > mostRollbackTries ? hour : Math.min(minute, 1_000 * 2 ** Math.min(tries - 1, 10));

/** Whether the wallet has decided. If not, the same call is sent again. */
export const isDecided = (
  answer: WalletAnswer,
): answer is Extract<WalletAnswer, { status: string }> =>
  'status' in answer && answer.status !== 'RS_ERROR_UNKNOWN';

/** The wallet's status, or why there is none. */
export const verdictOf = (answer: WalletAnswer): string =>
  'status' in answer ? answer.status : answer.trouble;
