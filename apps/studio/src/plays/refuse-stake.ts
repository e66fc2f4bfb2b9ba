import type { StakeEnd } from '../money/money.ts';
import { refuseCall, type CallError, type CallRefusal } from './call-refusal.ts';

/** `unavailable` until the wallet knows that the stake does not count: a page keeps its key that long, and drops it for any other. */
const refusals: Record<StakeEnd | 'open', CallError> = {
  // Others of the same purchase were not.
  taken: 'unavailable',
  short: 'short',
  refused: 'refused',
  undone: 'refused',
  open: 'unavailable',
};

/** The answer to a call whose stake was not taken. */
export const refuseStake = (end: StakeEnd | 'open'): CallRefusal => refuseCall(refusals[end]);
