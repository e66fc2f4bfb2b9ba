import type { Slip } from './store.ts';

export type SlipState = 'pending' | 'bought' | 'failed' | 'lost' | 'won' | 'void';

function stateOf({ stake, isSent, prize }: Slip): SlipState {
  switch (stake) {
    case 'due':
      return 'pending';
    case 'taken':
      if (prize === null) return 'bought';
      return prize > 0n ? 'won' : 'lost';
    case 'undone':
      return isSent ? 'void' : 'failed';
    case 'short':
    case 'refused':
      return 'failed';
  }
}

/** As the page reads it. */
export const describeSlip = (slip: Slip) => ({
  id: slip.id,
  issue: slip.issue,
  picks: slip.picks,
  price: String(slip.price),
  state: stateOf(slip),
  prize: slip.prize === null ? null : String(slip.prize),
  isPaid: slip.isPaid,
  matches: slip.matches,
});
