import type { Period } from '@parlour/contract/rewards/local-days';
import type { MemberCall } from '#http/call';
import { presentReward } from '../promotions/present-promotion.ts';
import { listMeant, type ReadDeps } from '../promotions-of.ts';
import { runs } from '../promotions/audience.ts';

/** The prizes that this member can win on the current leaderboard; of several promotions the newest counts. */
export async function listBoardPrizes(call: MemberCall, period: Period, deps: ReadDeps) {
  const at = deps.clock();
  for (const row of await listMeant(call, deps)) {
    const { rule } = row.definition;
    if (rule.kind !== 'leaderBoard' || rule.period !== period || !runs(row, at)) continue;
    const told = { currency: row.currency, language: call.language };
    return rule.prizes.map(({ ranks: [from, to], reward }) => ({
      from,
      to,
      reward: presentReward(reward, told),
    }));
  }
  return [];
}
