// What stands outside the game, on an operator's home page: when the next draw of each series is and what the last one was.
import type { EngineDeps } from '../../engine.ts';
import { listZones } from '../clock/store.ts';
import { nextIssues } from '../rules/issues.ts';
import { allSeries, type Series } from '../rules/series.ts';
import { listLatest, type SeriesLatest } from './store.ts';

export type Latest = {
  /** Past while the numbers are being drawn. */
  nextDrawAt: Date | null;
  /** As they were drawn; null before the first draw. */
  numbers: number[] | null;
};
/** By the key of each series: those by the minute, and the daily ones of that zone. */
export type LatestOfAll = ReadonlyMap<string, Latest & { series: Series }>;
export type FindLatest = (zone: string) => Promise<LatestOfAll>;

/** However many ask, for whatever zone, the database is asked once in so long. */
export const freshForMs = 1_000;

type Deps = Pick<EngineDeps, 'pool' | 'clock' | 'lotteryPeriod'>;
type Found = ReadonlyMap<string, SeriesLatest>;

export function keepLatest(deps: Deps): FindLatest {
  let kept: { at: number; found: Promise<Found> } | null = null;
  return async (zone) => {
    const at = deps.clock().getTime();
    if (kept === null || at - kept.at >= freshForMs) kept = { at, found: findAll(deps) };
    return tellZone(deps, zone, await kept.found);
  };
}

/** Of every series that is open anywhere. */
async function findAll(deps: Deps): Promise<Found> {
  const all = allSeries(await listZones(deps.pool), deps);
  const rows = await listLatest(
    deps.pool,
    all.map(({ key }) => key),
  );
  return new Map(rows.map((row) => [row.series, row]));
}

/** Where nobody plays yet nothing was announced, and the draw will be all the same. */
function tellZone(deps: Deps, zone: string, found: Found): LatestOfAll {
  const now = deps.clock();
  return new Map(
    allSeries([zone], deps).map((series) => {
      const { nextDrawAt = null, numbers = null } = found.get(series.key) ?? {};
      const next = nextDrawAt ?? nextIssues(series, now, 1)[0]?.drawsAt ?? null;
      return [series.key, { series, nextDrawAt: next, numbers }];
    }),
  );
}
