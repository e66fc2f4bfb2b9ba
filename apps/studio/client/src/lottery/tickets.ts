// Own tickets as the studio told them last, by what it calls them.
import type { Slip, SlipState } from './state.ts';

export type Tickets = {
  /** Of an issue, in the order they were learnt: oldest first. */
  of: (issue: string) => Slip[];
  learn: (slips: readonly Slip[]) => void;
};

const moved = new Set<SlipState>(['void', 'failed', 'returned']);
/** What moved money since it was bought: a change of this is a change of the balance. */
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
/** Something is still to come: the draw, its settlement or the payment. */
export const isUnsettled = ({ state, isPaid }: Slip): boolean =>
  waits.has(state) || (state === 'won' && !isPaid);
