// The next and the last draw of each series, for operators' home pages and lists of games.
import type { EngineDeps } from '../../engine.ts';
import { listZones } from '../clock/store.ts';
import { nextIssues } from '../rules/issues.ts';
import { allSeries, type Series } from '../rules/series.ts';
import { listLatest, type SeriesLatest } from './store.ts';

export type LatestDraw = {
  /** The time of the next draw. It is in the past while the numbers are being drawn. */
  nextDrawAt: Date | null;
  /** The last numbers in drawn order; null before the first draw. */
  numbers: number[] | null;
};
/** The latest of each series by its key: series by the minute, and the daily ones of one zone. */
export type LatestOfAll = ReadonlyMap<string, LatestDraw & { series: Series }>;
export type FindLatest = (zone: string) => Promise<LatestOfAll>;

/** The milliseconds for which a result of the database is cached, for all callers and zones. */
export const freshForMs = 1_000;

type Deps = Pick<EngineDeps, 'pool' | 'clock' | 'lotteryPeriod'>;
type LatestBySeries = ReadonlyMap<string, SeriesLatest>;

export function keepLatest(deps: Deps): FindLatest {
  let kept: { at: number; found: Promise<LatestBySeries> } | null = null;
  return async (zone) => {
    const at = deps.clock().getTime();
    if (kept === null || at - kept.at >= freshForMs) kept = { at, found: findAll(deps) };
    return tellZone(deps, zone, await kept.found);
  };
}

/** Finds the latest draws of all series in all zones. */
async function findAll(deps: Deps): Promise<LatestBySeries> {
  const all = allSeries(await listZones(deps.pool), deps);
  const rows = await listLatest(
    deps.pool,
    all.map(({ key }) => key),
  );
  return new Map(rows.map((row) => [row.series, row]));
}

/** Selects the series of a zone. If no issue is open in it yet, the next draw follows from the schedule. */
function tellZone(deps: Deps, zone: string, found: LatestBySeries): LatestOfAll {
  const now = deps.clock();
  return new Map(
    allSeries([zone], deps).map((series) => {
      const { nextDrawAt = null, numbers = null } = found.get(series.key) ?? {};
      const next = nextDrawAt ?? nextIssues(series, now, 1)[0]?.drawsAt ?? null;
      return [series.key, { series, nextDrawAt: next, numbers }];
    }),
  );
}
