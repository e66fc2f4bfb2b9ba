import { commitmentOf, makeSeed } from '../../fair/seed.ts';
import type { EngineDeps } from '../../engine.ts';
import { nextIssues } from '../rules/issues.ts';
import type { Series } from '../rules/series.ts';
import { insertIssues, listMissing } from './store.ts';

/** Of daily ones: a week and a day, or as many weeks. */
const daysAhead = 8;

/** The next draw's sales may be closed, and one more is there before it is needed. */
const aheadOf = ({ game: { schedule, mostDraws } }: Series): number =>
  'every' in schedule ? mostDraws + 2 : Math.max(daysAhead, mostDraws + 1);

/** Opens the draws to come, each with its seed fixed and its commitment public before a slip can be bought. */
export async function openIssues(
  { pool, clock, randomBytes }: EngineDeps,
  all: readonly Series[],
): Promise<void> {
  const now = clock();
  const wanted = all.flatMap((series) =>
    nextIssues(series, now, aheadOf(series))
      // An issue that closed before it was opened could not have sold a slip.
      .filter(({ closesAt }) => closesAt > now)
      .map((issue) => ({ ...issue, series: series.key })),
  );
  const missing = await listMissing(pool, wanted);
  if (missing.length === 0) return;
  const opened = missing.map((issue) => {
    const seed = makeSeed(randomBytes);
    return { ...issue, openedAt: now, seed, commitment: commitmentOf(seed) };
  });
  await insertIssues(pool, opened);
}
