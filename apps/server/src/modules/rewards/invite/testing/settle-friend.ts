// Settles a friend's invitation as a fact would, for tests of friends who qualify at the same time.
import type { TestSite } from '../../../../testing/test-site.ts';
import { lookAt } from '../../promotions/settle-context.ts';
import { inviteLimitsOf } from '../invite-limits.ts';
import { settleInvitation } from '../settle-invitation.ts';

type Friend = { merchant: { code: string }; friend: { id: string } };

export async function settleFriend(site: TestSite, { merchant, friend }: Friend): Promise<void> {
  const found = await site.merchants.findByCode(merchant.code);
  if (!found) throw new Error(`there is no merchant ${merchant.code}`);
  const [memberId, at] = [friend.id, new Date(site.now())];
  const looking = { merchantCode: found.code, memberId, at, timeZone: found.setting('timeZone') };
  await site.database.transaction(found.code, async (tx) =>
    settleInvitation(tx, { ...looking, limits: inviteLimitsOf(found) }, await lookAt(tx, memberId)),
  );
}
