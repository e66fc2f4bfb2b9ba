const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses after each failed try; after the last one the fact is given up. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour];

/** The time of the next try after so many failures; null if the fact is given up. */
export function nextTry(failures: number, now: Date): Date | null {
  const pause = pauses[failures - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
