// Stores invitations, and finds what two members have in common: a device or a network. Devices and networks are compared where other tables store them.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { members } from '@parlour/database/tables/member';
import { invitations, type InvitationMark } from '@parlour/database/tables/rewards/invite';
import { and, desc, eq } from 'drizzle-orm';

export type InvitationRow = typeof invitations.$inferSelect;

/** Finds the owner of a code, who must be allowed to invite: type 0 (PROMO-03), and not disabled. */
export async function findInviter(tx: Tx, code: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.inviteCode, code), eq(members.type, 0), eq(members.disabled, false)))
    .execute();
  return row?.id ?? null;
}

export async function findInviteCode(tx: Tx, memberId: string): Promise<string | null> {
  const [row] = await tx
    .select({ code: members.inviteCode })
    .from(members)
    .where(eq(members.id, memberId))
    .execute();
  return row?.code ?? null;
}

export const insertInvitation = (tx: Tx, row: typeof invitations.$inferInsert) =>
  tx.insert(invitations).values(row).execute();

const lock = statement<InvitationRow, [friendId: string]>(
  'lock_joined_invitation',
  `select merchant_code as "merchantCode", friend_id as "friendId", inviter_id as "inviterId",
          joined_at as "joinedAt", state, mark, qualified_at as "qualifiedAt"
     from invitation where friend_id = $1 and state = 'joined' for update`,
);
/** Locks an invitation that may still qualify. Of two concurrent facts, the second waits and finds it settled. */
export const lockJoined = async (tx: Tx, friendId: string): Promise<InvitationRow | null> =>
  (await lock(tx, friendId))[0] ?? null;

type Settlement = Pick<InvitationRow, 'state' | 'mark' | 'qualifiedAt'>;
export const updateSettled = (tx: Tx, friendId: string, settled: Settlement) =>
  tx.update(invitations).set(settled).where(eq(invitations.friendId, friendId)).execute();

/** The most friends listed, more than a page shows. */
const most = 100;

/** Lists the friends of a member, newest first. */
export const listFriends = (tx: Tx, inviterId: string) =>
  tx
    .select({
      friendId: invitations.friendId,
      username: members.username,
      joinedAt: invitations.joinedAt,
      state: invitations.state,
    })
    .from(invitations)
    .innerJoin(
      members,
      and(eq(members.merchantCode, invitations.merchantCode), eq(members.id, invitations.friendId)),
    )
    .where(eq(invitations.inviterId, inviterId))
    .orderBy(desc(invitations.joinedAt), desc(invitations.friendId))
    .limit(most)
    .execute();
export type FriendRow = Awaited<ReturnType<typeof listFriends>>[number];

type Pair = {
  inviterId: string;
  friendId: string;
  /** The device cookie's hash when the friend registered; null later. */
  deviceHash: Buffer | null;
  deviceId: string | null;
  at: Date;
};

/** The age up to which an address in the audit trail is compared. */
const comparedMs = 90 * 86_400_000;

/** Networks of a member's addresses. Loopback addresses are ignored: they come from a proxy that is missing in the configuration. */
const networks = `select distinct network(set_masklen(address, case family(address) when 4 then 32 else 64 end)) as net
  from audit_event where actor = 'member' and at >= $5 and not address <<= '127.0.0.0/8' and address <> '::1'`;
const compare = statement<{ mark: InvitationMark | null }, unknown[]>(
  'find_invitation_mark',
  `select case
     when exists (select from known_device where member_id = $1 and device_hash = $3)
       or exists (select from session where member_id = $1 and device_id = $4)
       or exists (select from known_device f join known_device i using (merchant_code, device_hash)
                   where f.member_id = $2 and i.member_id = $1)
       or exists (select from session f join session i using (merchant_code, device_id)
                   where f.member_id = $2 and i.member_id = $1)
     then 'same_device'
     when exists (select net from (${networks} and member_id = $1) as i
                  intersect select net from (${networks} and member_id = $2) as f)
     then 'same_address' end as mark`,
);
/** Finds a sign that the two members may be one person; null if there is none. */
export async function findMark(tx: Tx, pair: Pair): Promise<InvitationMark | null> {
  const { inviterId, friendId, deviceHash, deviceId, at } = pair;
  const since = new Date(at.getTime() - comparedMs);
  const [found] = await compare(tx, inviterId, friendId, deviceHash, deviceId, since);
  return found?.mark ?? null;
}
