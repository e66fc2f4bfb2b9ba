import { expect, it } from 'vitest';
import { stepStake } from '../page/stake/step-stake.ts';
import { hundredthsOf, isWin, orderName, prizeAt } from './reading.ts';
import { roundName } from './state.ts';

it('LAUNCH-04 a prize at or below the stake is no win', () => {
  expect(isWin({ stake: '2000000', prize: '2000000' })).toBe(false);
  expect(isWin({ stake: '2000000', prize: '0' })).toBe(false);
  expect(isWin({ stake: '2000000', prize: '2000001' })).toBe(true);
});

it('LAUNCH-04 the stake goes up and down its list and no further', () => {
  const stakes = ['100000', '200000', '500000'];
  expect(stepStake(stakes, '200000', 1)).toBe('500000');
  expect(stepStake(stakes, '500000', 1)).toBe('500000');
  expect(stepStake(stakes, '100000', -1)).toBe('100000');
  expect(stepStake(stakes, 'gone', 1)).toBe('200000');
  expect(roundName('48201377')).toBe('48\u00A0201\u00A0377');
});

it.each([
  ['0', 0n],
  ['1.5', 150n],
  ['1.08', 108n],
  ['20', 2_000n],
  ['0.25', 25n],
  ['5000', 500_000n],
])('G1 a multiplier of %s is %s hundredths', (written, hundredths) => {
  expect(hundredthsOf(written)).toBe(hundredths);
});

it('G1 what a stake pays has no fraction of the smallest amount', () => {
  expect(prizeAt('2000000', 150n)).toBe(3_000_000n);
  expect(prizeAt('33333', 125n)).toBe(41_666n);
});

it('G3 an order with another choice is another order', () => {
  expect(orderName('2000000', {}, false)).toBe('2000000');
  expect(orderName('2000000', {}, true)).toBe('free 2000000');
  expect(orderName('2000000', { mines: 3 }, false)).toBe('2000000 mines 3');
});
