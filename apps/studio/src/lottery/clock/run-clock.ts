// What comes round in a lottery: issues are opened, drawn and settled when their time has come.
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import type { FastifyInstance } from 'fastify';
import type { EngineDeps } from '../../engine.ts';
import { nextIssues } from '../rules/issues.ts';
import { allSeries, type Series } from '../rules/series.ts';
import { drawIssues } from './draw-issues.ts';
import { openIssues } from './open-issues.ts';
import { settleIssues } from './settle-issues.ts';
import { lookForWork } from './store.ts';

/** Looks four times a second: a draw is seldom later than that. */
export function followClock(app: FastifyInstance, deps: EngineDeps): void {
  const look = keepLooking(app, {
    everyMs: 250,
    look: openClock(deps),
    trouble: 'a draw was not finished',
  });
  // Before the first request, so that there is something to buy.
  app.addHook('onReady', async () => look());
}

/** Does all that is due by now. Several processes may run it at once, and one finishes what another has left half done. */
export const runClock = (deps: EngineDeps, only?: readonly Series[]): Promise<void> =>
  openClock(deps, only)();

/** Until when no further issue has to be opened in these zones. */
type Opened = { until: number; zones: string };

/** One look; where nothing is due it is one query, since what was opened once is known. Opens `only` these series, or all. */
export function openClock(deps: EngineDeps, only?: readonly Series[]): () => Promise<void> {
  let opened: Opened | null = null;
  return async () => {
    const now = deps.clock();
    const { isDue, isUnsettled, zones } = await lookForWork(deps.pool, now);
    const named = zones.join();
    if (opened === null || opened.zones !== named || opened.until <= now.getTime()) {
      const all = only ?? allSeries(zones, deps);
      await openIssues(deps, all);
      opened = { until: firstDraw(all, now), zones: named };
    }
    if (isDue) await drawIssues(deps);
    if (isDue || isUnsettled) await settleIssues(deps);
  };
}

/** When the draws to come are others. */
const firstDraw = (all: readonly Series[], now: Date): number =>
  Math.min(
    ...all.flatMap((each) => nextIssues(each, now, 1)).map((next) => next.drawsAt.getTime()),
  );
