const mostWaitMs = 24 * 3_600_000;

/** What a service that wants to be left alone says: seconds or a date (RFC 9110 10.2.3), as milliseconds from `now`, a day at most; null for nothing. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), mostWaitMs);
}
