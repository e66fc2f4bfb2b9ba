// Reads what a member got for friends, and keeps its limit under a lock.
import type { Tx } from '@parlour/database/connection';
import { members } from '@parlour/database/tables/member';
import { rewards } from '@parlour/database/tables/rewards/rewards';
import { and, count, eq, like, sql } from 'drizzle-orm';
import { maskName } from '#modules/session';

/** Until the transaction ends no other friend of this member is settled. */
export const lockInviter = (tx: Tx, inviterId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invite:${inviterId}`}, 0))`);

export async function countFriends(tx: Tx, promotionId: string, inviterId: string) {
  const [row] = await tx
    .select({ rewards: count() })
    .from(rewards)
    .where(
      and(
        eq(rewards.memberId, inviterId),
        eq(rewards.promotionId, promotionId),
        like(rewards.occasion, 'friend:%'),
      ),
    )
    .execute();
  return row?.rewards ?? 0;
}

export async function findMaskedName(tx: Tx, memberId: string): Promise<string> {
  const [row] = await tx
    .select({ username: members.username })
    .from(members)
    .where(eq(members.id, memberId))
    .execute();
  return maskName(row?.username ?? '');
}

/** All that a member has of friends, of whichever promotion. */
export const listForFriends = (tx: Tx, inviterId: string) =>
  tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, inviterId), like(rewards.occasion, 'friend:%')))
    .execute();
