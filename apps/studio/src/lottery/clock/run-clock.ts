// Repeated work of the lotteries: opens, draws and settles issues when they are due.
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import type { FastifyInstance } from 'fastify';
import type { EngineDeps } from '../../engine.ts';
import { nextIssues } from '../rules/issues.ts';
import { allSeries, type Series } from '../rules/series.ts';
import { drawIssues } from './draw-issues.ts';
import { openIssues } from './open-issues.ts';
import { settleIssues } from './settle-issues.ts';
import { lookForWork } from './store.ts';

/** Runs the clock four times a second, so that a draw is seldom late by more than that. */
export function followClock(app: FastifyInstance, deps: EngineDeps): void {
  const look = keepLooking(app, {
    everyMs: 250,
    look: openClock(deps),
    trouble: 'a draw was not finished',
  });
  // Runs before the first request, so that slips are on sale.
  app.addHook('onReady', async () => look());
}

/** Does all that is due. Several processes can run it at once, and one finishes what another has left unfinished. */
export const runClock = (deps: EngineDeps, only?: readonly Series[]): Promise<void> =>
  openClock(deps, only)();

/** The zones whose issues are open, and the time until which no further issue has to be opened. */
type OpenedZones = { until: number; zones: string };

/** Returns a function that runs the clock once. If nothing is due, that is one query. It opens the issues of `only`, or of all series. */
export function openClock(deps: EngineDeps, only?: readonly Series[]): () => Promise<void> {
  let opened: OpenedZones | null = null;
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

/** The time of the first draw, after which the next draws are different ones. */
const firstDraw = (all: readonly Series[], now: Date): number =>
  Math.min(
    ...all.flatMap((each) => nextIssues(each, now, 1)).map((next) => next.drawsAt.getTime()),
  );
