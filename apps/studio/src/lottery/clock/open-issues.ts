import { commitmentOf, makeSeed } from '../../fair/seed.ts';
import type { EngineDeps } from '../../engine.ts';
import { mostDraws, nextIssues } from '../rules/issues.ts';
import { insertIssue, listOpened } from './store.ts';

/** The next draw's sales may be closed, and one more is there before it is needed. */
const ahead = mostDraws + 2;

/** Opens the draws to come, each with its seed fixed and its commitment public before a slip can be bought. */
export async function openIssues({
  pool,
  clock,
  lotteryPeriod,
  randomBytes,
}: EngineDeps): Promise<void> {
  const now = clock();
  // An issue that closed before it was opened could not have sold a slip.
  const wanted = nextIssues(now, lotteryPeriod, ahead).filter(({ closesAt }) => closesAt > now);
  const opened = await listOpened(
    pool,
    wanted.map(({ issue }) => issue),
  );
  for (const each of wanted.filter(({ issue }) => !opened.includes(issue))) {
    const seed = makeSeed(randomBytes);
    await insertIssue(pool, { ...each, openedAt: now, seed, commitment: commitmentOf(seed) });
  }
}
