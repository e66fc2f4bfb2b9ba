// How often something may be tried, counted in the process: enough against a flood, and it costs no write anywhere (A5).
import {
  RateLimiterMemory,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

export type Limits = {
  /** Takes one of `points` per `seconds` under the key; answers null, or the seconds to wait where none is left. */
  take(key: string, points: number, seconds: number): Promise<number | null>;
};

export type LocalLimits = Limits & {
  /** The one that was taken does not count. */
  giveBack(key: string, points: number, seconds: number): Promise<void>;
};

export function localLimits(): LocalLimits {
  const made = new Map<string, RateLimiterMemory>();
  const limiterFor = (points: number, duration: number): RateLimiterMemory => {
    const name = `${points}/${duration}`;
    const limiter = made.get(name) ?? new RateLimiterMemory({ points, duration, keyPrefix: name });
    made.set(name, limiter);
    return limiter;
  };
  return {
    take: (key, points, seconds) => takeFrom(limiterFor(points, seconds), key),
    giveBack: async (key, points, seconds) => {
      await limiterFor(points, seconds).reward(key);
    },
  };
}

/** As `take` of the limits, whatever the limiter counts on. */
export async function takeFrom(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (outcome) {
    if (outcome instanceof Error) throw outcome;
    return Math.max(1, Math.ceil((outcome as RateLimiterRes).msBeforeNext / 1000));
  }
}
