// Stores invitations, and finds what two members have in common: a device or a network. Devices and networks are compared where other tables store them.
import type { Tx } from '@parlour/database/connection';
import type { InvitationMark } from '@parlour/database/columns/rewards';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const selectInviter = tenantStatement<shapes.FindInviter>(
  'find_inviter',
  `select id from member
    where merchant_code = $merchant and invite_code = $code and type = 0 and not disabled`,
);
/** Finds the owner of a code, who must be allowed to invite: type 0 (PROMO-03), and not disabled. */
export async function findInviter(tx: Tx, code: string): Promise<string | null> {
  const [row] = await selectInviter(tx, { code });
  return row?.id ?? null;
}

const selectCode = tenantStatement<shapes.FindInviteCode>(
  'find_invite_code',
  `select invite_code as code from member where merchant_code = $merchant and id = $memberId`,
);
export async function findInviteCode(tx: Tx, memberId: string): Promise<string | null> {
  const [row] = await selectCode(tx, { memberId });
  return row?.code ?? null;
}

/** Inserts an invitation whose friend has joined. */
export const insertInvitation = tenantStatement<shapes.InsertInvitation>(
  'insert_invitation',
  `insert into invitation (merchant_code, friend_id, inviter_id, joined_at, state, mark)
   values ($merchant, $friendId, $inviterId, $joinedAt, 'joined', $mark?)`,
);

const lock = tenantStatement<shapes.LockJoinedInvitation>(
  'lock_joined_invitation',
  `select friend_id as "friendId", inviter_id as "inviterId", mark from invitation
    where merchant_code = $merchant and friend_id = $friendId and state = 'joined' for update`,
);
export type InvitationRow = shapes.LockJoinedInvitation['row'];

/** Locks an invitation that may still qualify. Of two concurrent facts, the second waits and finds it settled. */
export const lockJoined = async (tx: Tx, friendId: string): Promise<InvitationRow | null> =>
  (await lock(tx, { friendId }))[0] ?? null;

export const updateSettled = tenantStatement<shapes.SettleInvitation>(
  'settle_invitation',
  `update invitation set state = $state, mark = $mark?, qualified_at = $qualifiedAt
    where merchant_code = $merchant and friend_id = $friendId`,
);

/** The most friends listed, more than a page shows. */
const most = 100;

const selectFriends = tenantStatement<shapes.ListFriends>(
  'list_friends',
  `select i.friend_id as "friendId", member.username, i.joined_at as "joinedAt", i.state
     from invitation i
     join member on member.merchant_code = i.merchant_code and member.id = i.friend_id
    where i.merchant_code = $merchant and i.inviter_id = $inviterId
    order by i.joined_at desc, i.friend_id desc limit ${most}`,
);
export type FriendRow = shapes.ListFriends['row'];

/** Lists the friends of a member, newest first. */
export const listFriends = (tx: Tx, inviterId: string): Promise<FriendRow[]> =>
  selectFriends(tx, { inviterId });

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
  from audit_event where merchant_code = $merchant and actor = 'member' and at >= $since
   and not address <<= '127.0.0.0/8' and address <> '::1'`;
const compare = tenantStatement<shapes.FindInvitationMark>(
  'find_invitation_mark',
  `select case
     when exists (select from known_device
                   where merchant_code = $merchant and member_id = $inviterId and device_hash = $deviceHash?)
       or exists (select from session
                   where merchant_code = $merchant and member_id = $inviterId and device_id = $deviceId?)
       or exists (select from known_device f
                    join known_device i on i.merchant_code = f.merchant_code and i.device_hash = f.device_hash
                   where f.merchant_code = $merchant and f.member_id = $friendId and i.member_id = $inviterId)
       or exists (select from session f
                    join session i on i.merchant_code = f.merchant_code and i.device_id = f.device_id
                   where f.merchant_code = $merchant and f.member_id = $friendId and i.member_id = $inviterId)
     then 'same_device'
     when exists (select net from (${networks} and member_id = $inviterId) as i
                  intersect select net from (${networks} and member_id = $friendId) as f)
     then 'same_address' end as mark`,
);
/** Finds a sign that the two members may be one person; null if there is none. */
export async function findMark(tx: Tx, pair: Pair): Promise<InvitationMark | null> {
  const since = new Date(pair.at.getTime() - comparedMs);
  const [found] = await compare(tx, { ...pair, since });
  // Postgres knows no values of an expression.
  return (found?.mark ?? null) as InvitationMark | null;
}
