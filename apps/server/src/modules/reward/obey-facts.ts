// What the rewards do when they hear what a member did: it is recorded once, takes the member on in the club, and what is done by it gets its reward.
import type { Fact, HandlesOf } from '@parlour/contract/facts/fact';
import type { Tx } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { recordDay, recordRound } from '#modules/activity';
import { settleClub } from './club/give-level-rewards.ts';
import type { ReadDeps } from './promotions-of.ts';
import { settleTasks } from './tasks/settle-tasks.ts';

export type ObeyDeps = ReadDeps & { findMerchant: (code: string) => Promise<Merchant | null> };

export function obeyFacts({ database, findMerchant }: ObeyDeps): HandlesOf<'reward'> {
  type Told = Fact<'round.settled'> | Fact<'member.loggedIn'>;
  async function record(
    fact: Told,
    keep: (tx: Tx, timeZone: string) => Promise<boolean>,
  ): Promise<void> {
    const { merchantCode, memberId, at } = fact;
    const merchant = await findMerchant(merchantCode);
    // A merchant that was taken off the list has nothing to reward.
    if (!merchant) return;
    const timeZone = merchant.setting('timeZone');
    await database.transaction(merchantCode, async (tx) => {
      const isNew = await keep(tx, timeZone);
      if (!isNew) return;
      const looking = { merchantCode, memberId, at, timeZone };
      // The level first: what is meant for it counts from here.
      await settleClub(tx, looking);
      await settleTasks(tx, looking);
    });
  }
  return {
    'round.settled': (fact) => record(fact, (tx, timeZone) => recordRound(tx, fact, timeZone)),
    'member.loggedIn': (fact) => record(fact, (tx, timeZone) => recordDay(tx, fact, timeZone)),
  };
}
