// What the page shows first and asks for again: the draw to come, the last one, and the player's own slips of both and of those after.
import { refuseCall } from '../plays/call-refusal.ts';
import type { Play } from '../plays/store.ts';
import type { EngineDeps } from '../engine.ts';
import { describeDraw } from './results/describe-draw.ts';
import { findCurrent, findLast } from './results/store.ts';
import { closesBefore } from './rules/issues.ts';
import { priceIn } from './rules/prizes.ts';
import { describeSlip } from './slips/describe-slip.ts';
import { listSince } from './slips/store.ts';

export async function lookAround({ pool, clock, lotteryPeriod }: EngineDeps, play: Play) {
  const now = clock();
  const [current, last] = await Promise.all([findCurrent(pool), findLast(pool)]);
  const price = priceIn(play.currency);
  if (!current || price === null) throw refuseCall('unavailable');
  const { issue, commitment, closesAt, drawsAt } = current;
  // Those of the last draw too: their owner is about to see it.
  const own = await listSince(pool, play, last?.issue ?? '');
  return {
    now: now.toISOString(),
    period: lotteryPeriod,
    closesBefore,
    price: String(price),
    currency: play.currency,
    current: {
      issue,
      commitment,
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
    },
    last: last && describeDraw(last),
    slips: own.map(describeSlip),
  };
}
