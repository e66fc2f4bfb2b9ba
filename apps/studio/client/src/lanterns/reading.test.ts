import { expect, it } from 'vitest';
import { readRound, stepStake } from './reading.ts';
import { roundName, type Sign } from './state.ts';

const round = (signs: [Sign, Sign, Sign], prize = '0') => ({ signs, prize, stake: '2000000' });

it.each([
  [['moon', 'moon', 'leaf'], 'moon', 2, [true, true, false]],
  [['moon', 'leaf', 'moon'], 'moon', 2, [true, false, true]],
  [['wave', 'leaf', 'leaf'], 'leaf', 2, [false, true, true]],
  [['wave', 'wave', 'wave'], 'wave', 3, [true, true, true]],
  [['moon', 'wave', 'leaf'], null, 0, [false, false, false]],
] as const)('G2 of %j the sign is %s, %i alike', (signs, sign, alike, lit) => {
  expect(readRound(round([...signs]))).toMatchObject({ sign, alike, lit });
});

it('LAUNCH-04 a prize at or below the stake is no win', () => {
  const pair: [Sign, Sign, Sign] = ['moon', 'moon', 'leaf'];
  expect(readRound(round(pair, '2000000')).isWin).toBe(false);
  expect(readRound(round(pair, '3000000')).isWin).toBe(true);
});

it('LAUNCH-04 the stake goes up and down its list and no further', () => {
  const stakes = ['100000', '200000', '500000'];
  expect(stepStake(stakes, '200000', 1)).toBe('500000');
  expect(stepStake(stakes, '500000', 1)).toBe('500000');
  expect(stepStake(stakes, '100000', -1)).toBe('100000');
  expect(stepStake(stakes, 'gone', 1)).toBe('200000');
  expect(roundName(48_201_377)).toBe('48\u00A0201\u00A0377');
});
