// The titles of flights.
import type { CrashData } from './crash-game.ts';

/** Reaches twice the stake after 11.6 seconds and the cap after 115.2. */
export const paperKite: CrashData = {
  declared: { returned: '97.0', returnedAtMost: '97.0', deviation: '1.0' },
  percent: 97,
  growth: 0.000_06,
  cap: 100_000,
};

/** Faster: reaches twice the stake after 6.9 seconds and the cap after 69.1. */
export const paperRocket: CrashData = {
  declared: { returned: '96.0', returnedAtMost: '96.0', deviation: '1.0' },
  percent: 96,
  growth: 0.000_1,
  cap: 100_000,
};
