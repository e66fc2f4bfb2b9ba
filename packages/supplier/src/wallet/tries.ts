// The number of tries of a move that a wallet does not accept, and the pauses between them (vendors.md 1).
import type { WalletAnswer } from './answer.ts';

/** The most tries of a bet or win for which a player waits. A bet that is still undecided is rolled back. */
export const mostTries = 3;
/** The number of tries after which a rollback is given up. */
export const mostRollbackTries = 500;
/** The time for which a process owns a claimed move, in milliseconds: longer than a try takes. */
export const claimMs = 10_000;
/** The age, in milliseconds, at which an undecided bet belongs to a process that has ended. Longer than three tries take. */
export const lostAfterMs = 30_000;

const minute = 60_000;
const hour = 60 * minute;

/** Returns the pause after a try. It doubles up to a minute; after some eight hours it is an hour. */
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
