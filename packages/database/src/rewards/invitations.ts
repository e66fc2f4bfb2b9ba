// What staff does with invitations that are withheld, by the owner's role: look at them, release or refuse what they give.
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { invitationEvent } from '../audit/reward-events.ts';
import type { Changer } from '../audit/setting-events.ts';
import { auditEvents } from '../tables/audit.ts';
import { members, usernameKey } from '../tables/member.ts';
import { invitations } from '../tables/rewards/invitations.ts';
import { rewards } from '../tables/rewards/rewards.ts';
import { asMerchant, PromotionFault, type Place } from './promotions.ts';

const friends = alias(members, 'friend');
const inviters = alias(members, 'inviter');

/** Those that wait for a decision, the oldest first. */
export const listWithheld = (place: Place) =>
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
  at: Date;
  /** The system, where nobody is named. */
  by?: Changer;
};

/** What it gives both of them can be claimed from now on, or never; it leaves an event (L1). Throws a `PromotionFault` where none of this friend is withheld. */
export const decideWithheld = (
  place: Place,
  { username, verdict, at, by = { actor: 'system' } }: Decision,
): Promise<void> =>
  asMerchant(place, async (tx) => {
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
    const { merchantCode, friendId, inviterId, mark } = decided;
    // Nothing is withheld without a reason (035-invitations.sql).
    if (mark) {
      const made = { merchantCode, friendId, at, by };
      await tx.insert(auditEvents).values(invitationEvent({ verdict, mark }, made));
    }
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
