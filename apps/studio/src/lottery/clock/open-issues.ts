import { commitmentOf, makeSeed } from '../../fair/seed.ts';
import type { EngineDeps } from '../../engine.ts';
import { nextIssues } from '../rules/issues.ts';
import type { Series } from '../rules/series.ts';
import { insertIssues, listMissing } from './store.ts';

/** Draws opened ahead for daily series: eight days, or eight weeks for a draw once a week. */
const daysAhead = 8;

/** The number of draws to open ahead: one more because the next draw's sales may be closed, and one in reserve. */
const aheadOf = ({ game: { schedule, mostDraws } }: Series): number =>
  'every' in schedule ? mostDraws + 2 : Math.max(daysAhead, mostDraws + 1);

/** Opens the next draws. The seed of each is fixed, and its commitment public, before a slip can be bought. */
export async function openIssues(
  { pool, clock, randomBytes }: EngineDeps,
  all: readonly Series[],
): Promise<void> {
  const now = clock();
  const wanted = all.flatMap((series) =>
    nextIssues(series, now, aheadOf(series))
      // An issue whose sales are already closed could not sell a slip.
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
