import { decimalText } from '@parlour/contract/money';
import type { GameFacts } from '../engine.ts';
import { describeOdds } from './pay-table.ts';
import { stakesIn } from './stakes.ts';

/** As the list of games tells them: the same for every title, and they never change. */
export function describeFacts(currency: string | null): GameFacts {
  const stakes = currency === null ? [] : stakesIn(currency);
  const [least, most] = [stakes.at(0), stakes.at(-1)];
  return {
    rtp: describeOdds().returned,
    tags: ['instant'],
    ...(currency !== null &&
      least !== undefined &&
      most !== undefined && {
        minStake: decimalText(least, currency),
        maxStake: decimalText(most, currency),
      }),
  };
}
