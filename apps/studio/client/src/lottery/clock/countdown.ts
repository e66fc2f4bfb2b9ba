// The countdown to the draw, for the ring and the clock. Pure.

const hour = 3_600;
const day = 24 * hour;

export type Countdown = {
  /** Phase of the draw. In `drawing` its time is reached, but the numbers are not received yet. */
  phase: 'open' | 'closed' | 'drawing';
  /** Whole seconds until the draw, rounded up, so that the clock does not show 0:00 before the draw. */
  seconds: number;
  /** Remaining share of the period, from 1 to 0. */
  share: number;
};
type Times = { closesAt: number; drawsAt: number; period: number };

export function countdown(now: number, { closesAt, drawsAt, period }: Times): Countdown {
  const left = Math.max(0, drawsAt - now);
  return {
    phase: left === 0 ? 'drawing' : now >= closesAt ? 'closed' : 'open',
    seconds: Math.ceil(left / 1_000),
    share: Math.min(1, left / (period * 1_000)),
  };
}

/** Formats minutes and seconds: `0:38`, `12:05`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A time too long for minutes and seconds, in its two largest units; null for a shorter one. */
export type LongTime =
  | { part: 'days'; days: number; hours: number }
  | { part: 'hours'; hours: number; minutes: number }
  | null;
export function longTime(seconds: number): LongTime {
  if (seconds < hour) return null;
  const minutes = Math.floor((seconds % hour) / 60);
  const hours = Math.floor((seconds % day) / hour);
  if (seconds < day) return { part: 'hours', hours, minutes };
  return { part: 'days', days: Math.floor(seconds / day), hours };
}

/** Returns the milliseconds until the clock changes: each second in the last hour, each minute before. */
export function untilNextTick(now: number, drawsAt: number): number {
  const left = drawsAt - now;
  const step = left > hour * 1_000 ? 60_000 : 1_000;
  return left <= 0 ? 1_000 : left % step || step;
}
