import { expect, it } from 'vitest';
import { readRound, stepStake } from './reading.ts';
import { roundName, type Sign } from './state.ts';

const round = (signs: [Sign, Sign, Sign], prize = '0') => ({ signs, prize, stake: '2000000' });

it.each([
  [['moon', 'moon', 'leaf'], { sign: 'moon', alike: 2, lit: [true, true, false] }],
  [['moon', 'leaf', 'moon'], { sign: 'moon', alike: 2, lit: [true, false, true] }],
  [['wave', 'leaf', 'leaf'], { sign: 'leaf', alike: 2, lit: [false, true, true] }],
  [['wave', 'wave', 'wave'], { sign: 'wave', alike: 3, lit: [true, true, true] }],
  [['moon', 'wave', 'leaf'], { sign: null, alike: 0, lit: [false, false, false] }],
] as const)('G2 %j is read as what stands there', (signs, reading) => {
  expect(readRound(round([...signs]))).toMatchObject(reading);
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
  expect(roundName('48201377')).toBe('48\u00A0201\u00A0377');
});
