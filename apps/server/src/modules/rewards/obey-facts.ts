// Handles facts of members: records each once, settles the club level, and gives the rewards that are earned by it.
import type { Fact, FactHandlersOf } from '@parlour/contract/facts/fact';
import { dayOf } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { recordDay, recordRound } from '#modules/activity';
import { giveLevelRewards } from './club/give-level-rewards.ts';
import { settleLevel } from './club/store.ts';
import type { ReadDeps } from './promotions-of.ts';
import { inviteLimitsOf } from './invite/invite-limits.ts';
import { settleInvitation } from './invite/settle-invitation.ts';
import { lookAt } from './promotions/settle-context.ts';
import { settleTasks } from './tasks/settle-tasks.ts';

export type ObeyDeps = ReadDeps & { findMerchant: (code: string) => Promise<Merchant | null> };

export function obeyFacts({ database, findMerchant }: ObeyDeps): FactHandlersOf<'reward'> {
  type RewardFact = Fact<'round.settled' | 'member.loggedIn' | 'member.registered'>;
  async function record(
    fact: RewardFact,
    keep: (tx: Tx, timeZone: string) => Promise<boolean>,
  ): Promise<void> {
    const { merchantCode, memberId, at } = fact;
    const merchant = await findMerchant(merchantCode);
    // A removed merchant rewards nothing.
    if (!merchant) return;
    const timeZone = merchant.setting('timeZone');
    await database.transaction(merchantCode, async (tx) => {
      const isNew = await keep(tx, timeZone);
      if (!isNew) return;
      const looking = { merchantCode, memberId, at, timeZone };
      // The level is settled first, because promotions for it count from here.
      await settleLevel(tx, { memberId, today: dayOf(at, timeZone), at });
      const look = await lookAt(tx, memberId);
      await giveLevelRewards(tx, looking, look);
      await settleTasks(tx, looking, look);
      await settleInvitation(tx, { ...looking, limits: inviteLimitsOf(merchant) }, look);
    });
  }
  return {
    'round.settled': (fact) => record(fact, (tx, timeZone) => recordRound(tx, fact, timeZone)),
    'member.loggedIn': (fact) => record(fact, (tx, timeZone) => recordDay(tx, fact, timeZone)),
    // Nothing is recorded: only the existence of the account counts.
    'member.registered': (fact) => record(fact, () => Promise.resolve(true)),
  };
}
