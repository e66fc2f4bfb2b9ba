import { expect, it } from 'vitest';
import { stepStake } from '../page/stake/step-stake.ts';
import { chanceOf, mostFor } from './chances.ts';

it.each([
  ['97.0', 150, '64.7%'],
  ['97.0', 200, '48.5%'],
  ['97.0', 500, '19.4%'],
  ['97.0', 1_000, '9.7%'],
  ['97.0', 10_000, '0.97%'],
  ['96.0', 150, '64.0%'],
  ['96.0', 10_000, '0.96%'],
])(
  'G1 where %s per cent come back, %i hundredths are reached in %s',
  (returned, target, chance) => {
    expect(chanceOf(returned, target)).toBe(chance);
  },
);

it('G1 a stake goes no further than the studio lets it', () => {
  const game = { stakes: ['500000', '2000000'], targets: ['100000', '25000'] };
  expect(mostFor(game, '2000000')).toBe(25_000);
  expect(mostFor(game, 'gone')).toBe(0);
});

it('LAUNCH-04 the stake goes up and down its list and no further', () => {
  const stakes = ['100000', '200000', '500000'];
  expect(stepStake(stakes, '200000', 1)).toBe('500000');
  expect(stepStake(stakes, '500000', 1)).toBe('500000');
  expect(stepStake(stakes, '100000', -1)).toBe('100000');
});
