const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after each failed try the next one comes. After the last there is none. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour];

/** When a fact that failed so often is tried again; null where it is given up. */
export function nextTry(failures: number, now: Date): Date | null {
  const pause = pauses[failures - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
