const steadyMs = 10_000;
const shortestMs = 100;
const longestMs = 2000;

/** Returns the pause before a dead process is restarted, in milliseconds; 0 the first time and after a steady run. */
export function nextPause(before: number | null, aliveMs: number): number {
  if (before === null || aliveMs >= steadyMs) return 0;
  return Math.min(longestMs, Math.max(shortestMs, before * 2));
}
