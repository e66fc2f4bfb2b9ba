// How long moves wait for their next try.

/** Longer than a try takes: what is claimed is nobody else's meanwhile. */
export const claimMs = 10_000;
/** Longer than three tries take: whoever noted a stake and did not send it by then is gone. */
export const lostAfterMs = 30_000;
/** vendors.md: a rollback is tried so often. A prize is tried for ever. */
export const mostRollbackTries = 500;

const minute = 60_000;
const hour = 60 * minute;

/** Doubles up to a minute; what was not taken in some eight hours is asked once an hour. */
export const pauseAfter = (tries: number): number =>
  tries > mostRollbackTries ? hour : Math.min(minute, 1_000 * 2 ** Math.min(tries - 1, 10));
