import type { StakeEnd } from '../money/money.ts';
import { refuseCall, type CallError, type CallRefusal } from './call-refusal.ts';

/** Refusals by the stake's end. `unavailable` makes the page keep its key until the wallet knows that the stake does not count. */
const refusals: Record<StakeEnd | 'open', CallError> = {
  // This stake was taken, but others of the same purchase were not.
  taken: 'unavailable',
  short: 'short',
  refused: 'refused',
  undone: 'refused',
  open: 'unavailable',
};

/** Returns the refusal of a call whose stake was not taken. */
export const refuseStake = (end: StakeEnd | 'open'): CallRefusal => refuseCall(refusals[end]);
