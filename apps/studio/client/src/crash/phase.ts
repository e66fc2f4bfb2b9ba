// Phase and multiplier of a flight, calculated from the studio's clock alone. Pure.
import { exponential } from '@parlour/games/instant/crash/exponential';
import type { Flight } from './state.ts';

export type Phase = 'open' | 'closed' | 'flying' | 'ended';

/** Milliseconds between the end of a flight and the opening of the next. */
export const pauseMs = 3_500;

export function phaseOf(
  { closesAt, startsAt, end }: Pick<Flight, 'closesAt' | 'startsAt' | 'end'>,
  now: number,
): Phase {
  if (end) return 'ended';
  if (now < closesAt) return 'open';
  return now < startsAt ? 'closed' : 'flying';
}

export type Climb = {
  growth: number;
  /** Multiplier at which every flight ends, in hundredths. */
  cap: number;
};

/** Returns the height: the logarithm of the multiplier, 0 at the start, limited by the cap. */
export const heightAt = ({ growth, cap }: Climb, ms: number): number =>
  Math.min(Math.log(cap / 100), growth * Math.max(0, ms));

/** Returns the multiplier in hundredths at a time after the start, exactly as the studio calculates it. */
export const standingAt = (climb: Climb, ms: number): number =>
  Math.min(climb.cap, Math.floor(100 * exponential(Math.min(20, climb.growth * Math.max(0, ms)))));

/** Returns the whole seconds until a time, rounded up; 0 if it is reached. */
export const secondsTo = (at: number, now: number): number =>
  Math.max(0, Math.ceil((at - now) / 1_000));

/** Formats hundredths with both decimals: 184 is `×1.84`, 200 is `×2.00`. */
export function writeStanding(hundredths: number | string): string {
  const digits = String(hundredths).padStart(3, '0');
  return `×${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats hundredths as short as possible: 150 is `×1.5`, 1000 is `×10`. */
export const writeTimes = (hundredths: number | string): string =>
  writeStanding(hundredths).replace(/\.?0+$/, '');

/** Converts a multiplier of the rules, such as `'1000'`, to hundredths. */
export const hundredthsOf = (times: string): number => Math.round(Number(times) * 100);

/** Returns the prize of a stake at a multiplier in hundredths, in 1/100000, rounded down. */
export const prizeAt = (stake: string, hundredths: number | string): bigint =>
  (BigInt(stake) * BigInt(hundredths)) / 100n;
