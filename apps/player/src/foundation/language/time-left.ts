// The time until a moment, in parts that a page can say.
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

export type TimeLeft = {
  /** Whole days, rounded, from two days on; otherwise 0, and the rest is in hours and minutes. */
  days: number;
  hours: number;
  minutes: number;
};

/** Returns the parts, rounded up to a minute, so that a moment still ahead never counts as over. All are 0 once it is past. */
export function timeLeft(until: number, now: number): TimeLeft {
  const minutes = Math.max(0, Math.ceil((until - now) / minuteMs));
  if (minutes >= 2 * dayMinutes) {
    return { days: Math.round(minutes / dayMinutes), hours: 0, minutes: 0 };
  }
  return { days: 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Whether a moment is on the day of `now` or on the next one, by the device's calendar; null for any other day. */
export function nearDay(at: number, now: number): 'today' | 'tomorrow' | null {
  const day = new Date(at).toDateString();
  const next = new Date(now);
  if (day === next.toDateString()) return 'today';
  next.setDate(next.getDate() + 1);
  return day === next.toDateString() ? 'tomorrow' : null;
}
