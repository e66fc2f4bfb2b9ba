// Data for the page at its start and at each refresh: the rules, the next and the last draw, and the player's slips from the last draw on.
import { describeDrawGame } from '@parlour/games/draws/describe-draw-game';
import { refuseCall } from '../plays/call-refusal.ts';
import { showPace } from '../plays/pace.ts';
import type { Play } from '../plays/store.ts';
import type { EngineDeps } from '../engine.ts';
import { openIssues } from './clock/open-issues.ts';
import { describeDraw } from './results/describe-draw.ts';
import { findAfter, findCurrent, findLast, type Draw } from './results/store.ts';
import { periodBefore } from './rules/issues.ts';
import { seriesOf, type Series } from './rules/series.ts';
import { allMostUnits, mostSlips, unitIn } from './rules/units.ts';
import { describeSlip } from './slips/describe-slip.ts';
import { capOf } from './slips/slip-order.ts';
import { listSince } from './slips/store.ts';

export async function lookAround(deps: EngineDeps, play: Play) {
  const { pool, clock } = deps;
  const now = clock();
  const series = seriesOf(play, deps);
  const { game, key } = series;
  const unit = unitIn(game, play.currency);
  const [current, last] = await Promise.all([coming(deps, series), findLast(pool, key)]);
  if (!current || unit === null) throw refuseCall('unavailable');
  const { issue, commitment, closesAt, drawsAt } = current;
  const next = await findAfter(pool, key, issue);
  // The slips of the last draw are included, because the player is about to see that draw.
  const own = await listSince(pool, play, last?.issue ?? '');
  return {
    now: now.toISOString(),
    currency: play.currency,
    /** The key under which these draws are published. */
    series: key,
    rules: describeDrawGame(game, series.zone),
    unit: String(unit),
    mostUnits: allMostUnits(game, { unit, maxPrize: capOf(play) }),
    mostSlips,
    mostPaidDraws: game.mostDraws,
    period: periodBefore(series, drawsAt),
    current: {
      issue,
      commitment,
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
    },
    /** The draw after the current one, which is sold once the current one has closed. */
    next: next && {
      issue: next.issue,
      closesAt: next.closesAt.toISOString(),
      drawsAt: next.drawsAt.toISOString(),
    },
    last: last && describeDraw(last),
    slips: own.map(describeSlip),
    pace: await showPace(deps, play),
  };
}

/** Returns the next draw. Opens issues if there is none, because the zone may have just been named for the first time. */
async function coming(deps: EngineDeps, series: Series): Promise<Draw | null> {
  const found = await findCurrent(deps.pool, series.key);
  if (found) return found;
  await openIssues(deps, [series]);
  return findCurrent(deps.pool, series.key);
}
