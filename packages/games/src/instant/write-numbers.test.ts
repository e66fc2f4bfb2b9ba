import { describe, expect, it } from 'vitest';
import { readNoChoice } from './no-choice.ts';
import { waysToTake } from '../fair/ways-to-take.ts';
import { writeOneIn, writeTimes } from './write-numbers.ts';

describe('numbers as a page writes them', () => {
  it.each([
    [150n, '1.5'],
    [2_000n, '20'],
    [101n, '1.01'],
    [5n, '0.05'],
    [0n, '0'],
    [438_900n, '4389'],
  ])('G1 %s hundredths are %s', (hundredths, written) => {
    expect(writeTimes(hundredths)).toBe(written);
  });

  it.each([
    [65n, 10_000n, '153.8'],
    [155n, 10_000n, '64.5'],
    [1n, 2n, '2'],
    [3_600n, 10_000n, '2.8'],
  ])('G1 %s of %s come once in %s rounds', (part, whole, written) => {
    expect(writeOneIn({ part, whole })).toBe(written);
  });
});

describe('a game without a choice', () => {
  it.each([[undefined], [null], [{}]])('G1 reads %s as no choice', (sent) => {
    expect(readNoChoice(sent)).toEqual({});
  });

  it.each([[{ mines: 3 }], [[]], ['none'], [0]])('G1 takes %s for none of its choices', (sent) => {
    expect(readNoChoice(sent)).toBeNull();
  });
});

it.each([
  [0, 25, 1n],
  [2, 25, 300n],
  [24, 25, 25n],
  [3, 2, 0n],
])('G1 %s can be taken of %s in %s ways', (few, many, ways) => {
  expect(waysToTake(few, many)).toBe(ways);
});
