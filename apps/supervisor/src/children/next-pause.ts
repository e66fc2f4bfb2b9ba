const steadyMs = 10_000;
const shortestMs = 100;
const longestMs = 2000;

/** How long to wait before a dead process is started again: the first time not at all. */
export function nextPause(before: number | null, aliveMs: number): number {
  if (before === null || aliveMs >= steadyMs) return 0;
  return Math.min(longestMs, Math.max(shortestMs, before * 2));
}
