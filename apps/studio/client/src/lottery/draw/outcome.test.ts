import { expect, it } from 'vitest';
import { ofIssue, outcomeOf, paidOf, winnersFirst } from './outcome.ts';
import type { Draw, Slip } from '../state.ts';

const draw: Draw = {
  issue: '20261121-1263',
  drawsAt: '2026-11-21T21:04:00.000Z',
  commitment: 'a',
  seed: 'b',
  numbers: [42, 4, 38, 19, 27, 12],
  winners: [{ kind: 'match', outcome: '3', count: 1 }],
};
const slip = (picks: number[], more: Partial<Slip> = {}): Slip => ({
  id: picks.join('-'),
  issue: draw.issue,
  kind: 'match',
  picks,
  units: 1,
  price: '100000',
  state: 'lost',
  prize: null,
  isPaid: false,
  outcome: null,
  ...more,
});
const winner = slip([4, 11, 19, 27, 33, 40], { state: 'won', prize: '1500000', isPaid: true });

it('G2 the prize is the sum of the own tickets', () => {
  const outcome = outcomeOf(draw, [slip([12, 38, 1, 2, 3, 5]), winner]);
  expect(outcome).toMatchObject({ prize: 1_500_000n, best: 3, winning: [2], isPaid: true });
  const unpaid = { ...winner, prize: '15000000', isPaid: false };
  expect(outcomeOf(draw, [winner, unpaid])).toMatchObject({ prize: 16_500_000n, isPaid: false });
});

it('G2 only prizes that were paid are in the balance already', () => {
  const unpaid = { ...winner, prize: '15000000', isPaid: false };
  // A losing ticket is closed with a payment of zero.
  const lost = slip([1, 2, 3, 5, 6, 7], { prize: '0', isPaid: true });
  expect(paidOf([winner, unpaid, lost, winner])).toBe(3_000_000n);
});

it('G2 a loss pays nothing, a ticket that waits is said to wait', () => {
  const lost = outcomeOf(draw, [slip([12, 38, 1, 2, 3, 5])]);
  expect(lost).toMatchObject({ prize: 0n, best: 0, winning: [], isSettled: true });
  expect(outcomeOf(draw, [slip([1, 2, 3, 4, 5, 6], { state: 'bought' })]).isSettled).toBe(false);
});

it('LAUNCH-04 only what is more than the tickets cost is celebrated', () => {
  const even = { ...winner, prize: '200000' };
  expect(outcomeOf(draw, [slip([1, 2, 3, 5, 6, 7]), even]).isGain).toBe(false);
  expect(outcomeOf(draw, [even]).isGain).toBe(true);
});

it('W3 a purchase that failed is no ticket of the draw, nor one whose stake went back after a win', () => {
  const failed = slip([1, 2, 3, 4, 5, 6], { state: 'failed' });
  const returned = slip([1, 2, 3, 4, 5, 6], { state: 'returned' });
  expect(ofIssue([winner, failed, returned, slip([1], { issue: 'other' })], draw.issue)).toEqual([
    winner,
  ]);
});

it('G2 winning tickets come first, the highest prize before all, and the others stay in their order', () => {
  const prizes = [0n, 15n, 0n, 150n, 15n];
  const places = prizes.map((prize, place) => ({ prize, place }));
  const ordered = winnersFirst(places, ({ prize }) => prize);
  expect(ordered.map(({ place }) => place)).toEqual([3, 1, 4, 0, 2]);
});
