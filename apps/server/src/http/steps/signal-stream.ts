// The form and duration of streams of signals, for members and for staff alike (decision 122).
import { randomInt } from 'node:crypto';

const minute = 60_000;
/** The duration of a stream: so many milliseconds, and at most so many more. With its last turn it is twelve minutes at most. */
const lasts = { least: 8 * minute, more: 3.5 * minute };

/** Chooses the time at which a stream that begins now ends in any case, in epoch milliseconds. */
export const chooseEnd = (now: Date): number => now.getTime() + lasts.least + randomInt(lasts.more);

/** The first bytes of a stream, which tell the page that nothing on the way holds it back. */
export const begunComment = ': begun\n\n';
/** The comment of each turn, which proves to the page that the stream works. */
export const turnComment = ': still here\n\n';

export const changedEvent = (what: readonly string[]): string =>
  `event: changed\ndata: ${JSON.stringify({ what })}\n\n`;
