// Staff's work on withheld invitations, by the owner's role: list them, release or refuse their rewards.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { members, usernameKey } from '../tables/member.ts';
import { invitations } from '../tables/rewards/invite.ts';
import { rewards } from '../tables/rewards/rewards.ts';
import { asMerchant, PromotionFault, type MerchantAccess } from './promotions.ts';

const friends = alias(members, 'friend');
const inviters = alias(members, 'inviter');

/** Lists the invitations that wait for a decision, oldest first. */
export const listWithheld = (place: MerchantAccess) =>
  asMerchant(place, (tx) =>
    tx
      .select({
        friend: friends.username,
        inviter: inviters.username,
        joinedAt: invitations.joinedAt,
        mark: invitations.mark,
      })
      .from(invitations)
      .innerJoin(friends, eq(friends.id, invitations.friendId))
      .innerJoin(inviters, eq(inviters.id, invitations.inviterId))
      .where(eq(invitations.state, 'withheld'))
      .orderBy(asc(invitations.joinedAt)),
  );

type Decision = {
  username: string;
  verdict: 'release' | 'refuse';
  /** The reason and the operator, both recorded in the audit trail. */
  reason: string;
  operator: string;
};

/** Decides on a friend's invitation: its rewards for both can be claimed from now on, or never. The database writes the event (L1). Throws a `PromotionFault` if none is withheld. */
export const decideWithheld = (
  place: MerchantAccess,
  { username, verdict, reason, operator }: Decision,
): Promise<void> =>
  asMerchant(place, async (tx) => {
    await tx.execute(sql`select set_config('app.operator', ${operator}, true),
                                set_config('app.reason', ${reason}, true)`);
    const wanted = tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.usernameKey, usernameKey(username)));
    const [decided] = await tx
      .update(invitations)
      .set({ state: verdict === 'release' ? 'qualified' : 'refused' })
      .where(and(inArray(invitations.friendId, wanted), eq(invitations.state, 'withheld')))
      .returning();
    if (!decided) {
      throw new PromotionFault([
        `${place.merchantCode} withholds nothing for a friend ${username}`,
      ]);
    }
    const { friendId, inviterId } = decided;
    const ofInviter = and(
      eq(rewards.memberId, inviterId),
      eq(rewards.occasion, `friend:${friendId}`),
    );
    const ofHimself = and(eq(rewards.memberId, friendId), eq(rewards.occasion, 'invited'));
    await tx
      .update(rewards)
      .set(verdict === 'release' ? { state: 'ready', trouble: null } : { state: 'expired' })
      .where(and(eq(rewards.state, 'withheld'), or(ofInviter, ofHimself)));
  });
