// Stores the decisions of staff on withheld invitations.
import type { Tx } from '@parlour/database/connection';
import { members } from '@parlour/database/tables/member';
import { invitations } from '@parlour/database/tables/rewards/invite';
import { rewards } from '@parlour/database/tables/rewards/rewards';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

const friends = alias(members, 'friend');
const inviters = alias(members, 'inviter');

/** Lists the invitations that wait for a decision, oldest first. */
export const listWithheld = (tx: Tx) =>
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
    .orderBy(asc(invitations.joinedAt))
    .execute();

/** Names the operator and the reason for the event that the database writes of the decision. */
export async function nameDecision(tx: Tx, operator: string, reason: string): Promise<void> {
  await tx.execute(sql`select set_config('app.operator', ${operator}, true),
                              set_config('app.reason', ${reason}, true)`);
}

type DecidedInvitation = typeof invitations.$inferSelect;

/** Sets the state of a friend's withheld invitation, and returns it; null if none is withheld. */
export async function updateWithheld(
  tx: Tx,
  friendId: string,
  state: 'qualified' | 'refused',
): Promise<DecidedInvitation | null> {
  const [decided] = await tx
    .update(invitations)
    .set({ state })
    .where(and(eq(invitations.friendId, friendId), eq(invitations.state, 'withheld')))
    .returning()
    .execute();
  return decided ?? null;
}

/** Sets the state of the withheld rewards of both members. */
export async function updateRewards(
  tx: Tx,
  { friendId, inviterId }: DecidedInvitation,
  state: 'ready' | 'expired',
): Promise<void> {
  const ofInviter = and(
    eq(rewards.memberId, inviterId),
    eq(rewards.occasion, `friend:${friendId}`),
  );
  const ofHimself = and(eq(rewards.memberId, friendId), eq(rewards.occasion, 'invited'));
  await tx
    .update(rewards)
    .set(state === 'ready' ? { state, trouble: null } : { state })
    .where(and(eq(rewards.state, 'withheld'), or(ofInviter, ofHimself)))
    .execute();
}
