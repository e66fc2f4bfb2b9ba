import { expect, it } from 'vitest';
import {
  heightAt,
  hundredthsOf,
  phaseOf,
  prizeAt,
  secondsTo,
  standingAt,
  writeStanding,
  writeTimes,
} from './phase.ts';

const flight = { closesAt: 7_000, startsAt: 8_000, end: null };
const end = { at: 20_000, hundredths: '205', seed: '', isVoid: false };

it.each([
  [6_999, 'open'],
  [7_000, 'closed'],
  [7_999, 'closed'],
  [8_000, 'flying'],
  [900_000, 'flying'],
] as const)('G3 at %i by the studio’s clock a flight without an end is %s', (now, phase) => {
  expect(phaseOf(flight, now)).toBe(phase);
});

it('G3 a flight is over only when the studio has said so, and then at once', () => {
  expect(phaseOf({ ...flight, end }, 20_000)).toBe('ended');
  expect(phaseOf({ ...flight, end }, 19_990)).toBe('ended');
});

// ln 2 ÷ 0.00006 is 11,552.45. ln 1000 ÷ 0.00006 is 115,129.25: a quarter of a millisecond earlier it is 1000 × (1 − 0.000015).
it.each([
  [-500, 100],
  [0, 100],
  [11_552, 199],
  [11_553, 200],
  [115_129, 99_998],
  [115_130, 100_000],
  [900_000, 100_000],
])('G1 after %i ms the kite stands at %i hundredths, and never above the cap', (ms, stands) => {
  expect(standingAt({ growth: 0.000_06, cap: 100_000 }, ms)).toBe(stands);
});

it('G1 the height grows evenly, and stays where every flight ends', () => {
  const climb = { growth: 0.000_1, cap: 200 };
  expect(heightAt(climb, 3_000)).toBeCloseTo(0.3, 9);
  expect(heightAt(climb, 60_000)).toBeCloseTo(Math.LN2, 9);
  expect(heightAt(climb, -1)).toBe(0);
});

it('G1 a second that has begun counts, and after the moment there is none', () => {
  expect(secondsTo(8_000, 5_999)).toBe(3);
  expect(secondsTo(8_000, 6_000)).toBe(2);
  expect(secondsTo(8_000, 8_400)).toBe(0);
});

it('G1 a multiplier keeps both places where it climbs and none that it can spare where it is chosen', () => {
  expect(writeStanding(184)).toBe('×1.84');
  expect(writeStanding('200')).toBe('×2.00');
  expect(writeStanding(100_000)).toBe('×1000.00');
  expect(writeTimes(150)).toBe('×1.5');
  expect(writeTimes('1000')).toBe('×10');
  expect(writeTimes(100_000)).toBe('×1000');
  expect(hundredthsOf('1000')).toBe(100_000);
  expect(hundredthsOf('1.15')).toBe(115);
});

it('G1 what a stake pays has no fraction of the smallest amount', () => {
  expect(prizeAt('2000000', 184)).toBe(3_680_000n);
  expect(prizeAt('33333', '125')).toBe(41_666n);
});
