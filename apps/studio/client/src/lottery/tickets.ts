// The player's tickets in their last reported state, by id.
import type { Slip, SlipState } from './state.ts';

export type Tickets = {
  /** Returns the tickets of an issue in the order in which they were learnt, oldest first. */
  of: (issue: string) => Slip[];
  learn: (slips: readonly Slip[]) => void;
};

const moved = new Set<SlipState>(['void', 'failed', 'returned']);
/** True if money was moved for the ticket since its purchase. A change of this is a change of the balance. */
const hasMoved = ({ state, isPaid }: Slip) => isPaid || moved.has(state);

export function createTickets(first: readonly Slip[], onMoved: () => void): Tickets {
  const known = new Map(first.map((slip) => [slip.id, slip]));
  const countMoved = () => [...known.values()].filter(hasMoved).length;
  return {
    of: (issue) => [...known.values()].filter((slip) => slip.issue === issue),
    learn: (slips) => {
      const before = countMoved();
      for (const slip of slips) known.set(slip.id, slip);
      if (countMoved() !== before) onMoved();
    },
  };
}

const waits = new Set(['pending', 'bought']);
/** True if the draw, the settlement or the payment is still pending. */
export const isUnsettled = ({ state, isPaid }: Slip): boolean =>
  waits.has(state) || (state === 'won' && !isPaid);
