// Rate limits: in Postgres where they must survive a restart and be shared by processes, in the process for public reads (A5).
import { DatabaseUnavailable, meansUnavailable } from '@parlour/database/unavailable';
import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';

export { addressKey } from '@parlour/limits/address-key';
export { networkKey } from '@parlour/limits/network-key';
export { localLimits, type LocalLimits } from '@parlour/limits/limits';
export { remember } from '@parlour/limits/remember';
export { takeTurns, type InTurn } from '@parlour/limits/take-turns';

type Tally = { retryAfter: number | null; taken: number };

export type Limits = {
  /** Takes one of `points` per `seconds` under the key; returns null, or the seconds to wait if none is left. */
  take(key: string, points: number, seconds: number): Promise<number | null>;
  /** Does the same, and also returns how many were taken, as `taken` would. */
  tally(key: string, points: number, seconds: number): Promise<Tally>;
  /** Returns how many were taken under the key in its window, including refused ones. */
  taken(key: string): Promise<number>;
};

/** Limits that are counted in the database. Keys must contain the merchant (T5). */
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
  const tally: Limits['tally'] = (key, points, seconds) =>
    orUnavailable(takeFrom(limiterFor(points, seconds), key));
  return {
    take: async (key, points, seconds) => (await tally(key, points, seconds)).retryAfter,
    tally,
    // The count does not depend on a limiter's options: any limiter finds the key.
    taken: async (key) => (await orUnavailable(limiterFor(1, 1).get(key)))?.consumedPoints ?? 0,
  };
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw meansUnavailable(error) ? new DatabaseUnavailable(error) : error;
  }
}

async function takeFrom(limiter: RateLimiterPostgres, key: string): Promise<Tally> {
  try {
    const { consumedPoints } = await limiter.consume(key);
    return { retryAfter: null, taken: consumedPoints };
  } catch (outcome) {
    if (outcome instanceof Error) throw outcome;
    const { msBeforeNext, consumedPoints } = outcome as RateLimiterRes;
    return { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)), taken: consumedPoints };
  }
}

type LimiterOptions = {
  points: number;
  duration: number;
  /** Whether the limiter removes expired rows; one per process does. */
  sweeps: boolean;
};

const newLimiter = (
  pool: pg.Pool,
  { points, duration, sweeps }: LimiterOptions,
): RateLimiterPostgres =>
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
