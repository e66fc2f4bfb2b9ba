// How often a move is tried at a wallet that does not take it, and how long it waits between (vendors.md 1).
import type { WalletAnswer } from './answer.ts';

/** A bet or win that somebody waits for; a bet of unknown fate is taken back afterwards. */
export const mostTries = 3;
/** A rollback is given up after so many. */
export const mostRollbackTries = 500;
/** Longer than a try takes: what one process has claimed is no other's meanwhile. */
export const claimMs = 10_000;
/** Longer than three tries take: whoever noted a bet and did not send it by then is gone. */
export const lostAfterMs = 30_000;

const minute = 60_000;
const hour = 60 * minute;

/** Doubles up to a minute; what was not taken in some eight hours is tried once an hour. */
export const pauseAfter = (tries: number): number =>
  tries > mostRollbackTries ? hour : Math.min(minute, 1_000 * 2 ** Math.min(tries - 1, 10));

/** The wallet has decided. Otherwise the same call is tried again. */
export const isDecided = (
  answer: WalletAnswer,
): answer is Extract<WalletAnswer, { status: string }> =>
  'status' in answer && answer.status !== 'RS_ERROR_UNKNOWN';

/** The wallet's word, or why there was none. */
export const verdictOf = (answer: WalletAnswer): string =>
  'status' in answer ? answer.status : answer.trouble;
