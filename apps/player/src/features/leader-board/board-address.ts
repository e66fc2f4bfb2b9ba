// The board's period in its address, so that back, forward and reload lead to the same one.
import type { Period } from '@parlour/contract/rewards/local-days';
import { href } from '#foundation/navigation/paths.ts';

export const periods = ['day', 'week', 'month'] as const satisfies readonly Period[];
/** The default period, the same as the server's. */
const usual: Period = 'week';

export function readPeriod(search: string): Period {
  const wanted = new URLSearchParams(search).get('period');
  return periods.find((each) => each === wanted) ?? usual;
}

export const boardAddress = (period: Period): string =>
  href('leaderBoard', period === usual ? '' : `?period=${period}`);
