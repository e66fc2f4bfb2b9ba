import type { LotteryDeps } from '../deps.ts';
import { drawIssues } from './draw-issues.ts';
import { openIssues } from './open-issues.ts';
import { settleIssues } from './settle-issues.ts';

/** One look: all that is due by now. Several processes may look at once; what one leaves half done the next one finishes. */
export async function runClock(deps: LotteryDeps): Promise<void> {
  await openIssues(deps);
  await drawIssues(deps);
  await settleIssues(deps);
}
