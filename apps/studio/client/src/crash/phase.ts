// Where a flight stands, reckoned from the studio's clock alone. Pure.
import { exponential } from '@parlour/games/instant/crash/exponential';
import type { Flight } from './state.ts';

export type Phase = 'open' | 'closed' | 'flying' | 'ended';

/** Between the end of a flight and the next, in milliseconds: the studio opens none before. */
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
  /** Hundredths at which every flight ends. */
  cap: number;
};

/** How high it is: 0 at the start, and each time as much higher for each doubling. At most what the cap is. */
export const heightAt = ({ growth, cap }: Climb, ms: number): number =>
  Math.min(Math.log(cap / 100), growth * Math.max(0, ms));

/** Hundredths so many milliseconds after the start, exactly as the studio reckons them. */
export const standingAt = (climb: Climb, ms: number): number =>
  Math.min(climb.cap, Math.floor(100 * exponential(Math.min(20, climb.growth * Math.max(0, ms)))));

/** Whole seconds to a moment, the one that has begun included; 0 when it has come. */
export const secondsTo = (at: number, now: number): number =>
  Math.max(0, Math.ceil((at - now) / 1_000));

/** Hundredths with both places: 184 is `×1.84`, 200 is `×2.00`. */
export function writeStanding(hundredths: number | string): string {
  const digits = String(hundredths).padStart(3, '0');
  return `×${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Hundredths as short as they can be: 150 is `×1.5`, 1000 is `×10`. */
export const writeTimes = (hundredths: number | string): string =>
  writeStanding(hundredths).replace(/\.?0+$/, '');

/** `'1000'`, as the rules write it, in hundredths. */
export const hundredthsOf = (times: string): number => Math.round(Number(times) * 100);

/** What a stake pays at so many hundredths, in 1/100000, rounded down. */
export const prizeAt = (stake: string, hundredths: number | string): bigint =>
  (BigInt(stake) * BigInt(hundredths)) / 100n;
