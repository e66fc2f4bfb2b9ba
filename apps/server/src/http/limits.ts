// How often something may be tried. On Postgres for what must survive a restart and be shared by processes, in the process for public reads (A5).
import { DatabaseUnavailable, meansUnavailable } from '@parlour/database/unavailable';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';

export type Limits = {
  /** Takes one of `points` per `seconds` under the key; answers null, or the seconds to wait where none is left. */
  take(key: string, points: number, seconds: number): Promise<number | null>;
};

/** Counted in the database. Keys must carry the merchant (T5). */
export function durableLimits(pool: pg.Pool): Limits {
  // One limiter per pair of points and seconds: both are a merchant's settings and may change at any time.
  const made = new Map<string, RateLimiterPostgres>();
  const limiterFor = (points: number, duration: number): RateLimiterPostgres => {
    const name = `${points}/${duration}`;
    const limiter =
      made.get(name) ?? newLimiter(pool, { points, duration, sweeps: made.size === 0 });
    if (made.size < 1000) made.set(name, limiter);
    return limiter;
  };
  return {
    take: (key, points, seconds) => take(limiterFor(points, seconds), key),
  };
}

type Figures = {
  points: number;
  duration: number;
  /** Whether it removes expired rows from time to time: one limiter per process does. */
  sweeps: boolean;
};

const newLimiter = (pool: pg.Pool, { points, duration, sweeps }: Figures): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: 'limit',
    points,
    duration,
    clearExpiredByTimeout: sweeps,
  });

/** Counted in this process only: enough against a flood of public reads, and costs no database write. */
export function localLimits(): Limits {
  const made = new Map<string, RateLimiterMemory>();
  return {
    take: (key, points, duration) => {
      const name = `${points}/${duration}`;
      const limiter =
        made.get(name) ?? new RateLimiterMemory({ points, duration, keyPrefix: name });
      made.set(name, limiter);
      return take(limiter, key);
    },
  };
}

async function take(limiter: RateLimiterMemory | RateLimiterPostgres, key: string) {
  try {
    await limiter.consume(key);
    return null;
  } catch (outcome) {
    if (meansUnavailable(outcome)) throw new DatabaseUnavailable(outcome);
    if (outcome instanceof Error) throw outcome;
    return Math.max(1, Math.ceil((outcome as RateLimiterRes).msBeforeNext / 1000));
  }
}

/** What counts as one caller: an IPv4 address, or the /64 that one IPv6 line is given. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/64`;
}
