import type { Slip } from './store.ts';

export type SlipState = 'pending' | 'bought' | 'failed' | 'lost' | 'won' | 'void' | 'returned';

function stateOf({ stake, isSent, isReturned, prize }: Slip): SlipState {
  switch (stake) {
    case 'due':
      return 'pending';
    case 'taken':
      if (prize === null) return 'bought';
      return prize > 0n ? 'won' : 'lost';
    case 'undone':
      if (isReturned) return 'returned';
      return isSent ? 'void' : 'failed';
    case 'short':
    case 'refused':
      return 'failed';
  }
}

/** Returns a slip in the form that is sent to the page. */
export const describeSlip = (slip: Slip) => ({
  id: slip.id,
  issue: slip.issue,
  kind: slip.kind,
  picks: slip.picks,
  units: slip.units,
  price: String(slip.price),
  state: stateOf(slip),
  outcome: slip.outcome,
  prize: slip.prize === null ? null : String(slip.prize),
  isPaid: slip.isPaid,
});
