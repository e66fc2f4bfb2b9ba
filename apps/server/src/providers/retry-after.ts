const mostWaitMs = 24 * 3_600_000;

/** Reads a Retry-After header, seconds or a date (RFC 9110 10.2.3). Returns milliseconds from `now`, a day at most; null if it is absent or invalid. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), mostWaitMs);
}
