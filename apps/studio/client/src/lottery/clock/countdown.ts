// The way to the draw as a ring and a clock show it. Pure.

const hour = 3_600;
const day = 24 * hour;

export type Countdown = {
  /** `drawing`: the time has come, and the numbers are not here yet. */
  phase: 'open' | 'closed' | 'drawing';
  /** Whole seconds to the draw, rounded up: the clock shows 0:00 at the draw and not a second before. */
  seconds: number;
  /** What is left of the period, from 1 to 0. */
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

/** `0:38`, `12:05`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A time too long for minutes and seconds, in its two largest parts; null where those do. */
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

/** How long until the clock shows something else: each second of the last hour, each minute before. */
export function untilNextTick(now: number, drawsAt: number): number {
  const left = drawsAt - now;
  const step = left > hour * 1_000 ? 60_000 : 1_000;
  return left <= 0 ? 1_000 : left % step || step;
}
