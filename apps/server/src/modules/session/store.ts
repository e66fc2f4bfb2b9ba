// Stores sessions: the hashes of their two halves, their member, last use and end.
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** Columns of a session and its member. */
export const sessionColumns = `s.id, s.member_id as "memberId", s.device_id as "deviceId", s.cookie_hash as "cookieHash",
  s.limited, s.basic, s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
  m.username, m.disabled, m.previous_login_at as "previousLoginAt"`;
/** Joins a session with its member. */
export const sessionWithMember = `session s join member m on m.merchant_code = s.merchant_code and m.id = s.member_id`;

type SessionRow = shapes.SessionByToken['row'];
type MemberColumn = 'username' | 'disabled' | 'previousLoginAt';

/** The session and member as each call reads them. */
export type SessionWithMember = {
  session: Omit<SessionRow, MemberColumn>;
  member: Pick<SessionRow, MemberColumn> & { id: string };
};

/** Divides a row into session and member. */
export function divideRow(row: SessionRow): SessionWithMember {
  const { username, disabled, previousLoginAt, ...session } = row;
  return { session, member: { id: session.memberId, username, disabled, previousLoginAt } };
}

const selectByToken = tenantStatement<shapes.SessionByToken>(
  'session_by_token',
  `select ${sessionColumns} from ${sessionWithMember}
    where s.merchant_code = $merchant and s.token_hash = $tokenHash`,
);
export async function findSession(tx: Tx, tokenHash: Buffer): Promise<SessionWithMember | null> {
  const [found] = await selectByToken(tx, { tokenHash });
  return found ? divideRow(found) : null;
}

const selectByCookie = tenantStatement<shapes.SessionByCookie>(
  'session_by_cookie',
  `select ${sessionColumns} from ${sessionWithMember}
    where s.merchant_code = $merchant and s.cookie_hash = $cookieHash`,
);
export async function findSessionByCookie(
  tx: Tx,
  cookieHash: Buffer,
): Promise<SessionWithMember | null> {
  const [found] = await selectByCookie(tx, { cookieHash });
  return found ? divideRow(found) : null;
}

const selectMember = tenantStatement<shapes.SessionMemberByCookie>(
  'session_member_by_cookie',
  `select member_id as "memberId" from session where merchant_code = $merchant and cookie_hash = $cookieHash`,
);
/** The member of a cookie's session. Half a session proves nothing more. */
export async function findMemberByCookie(tx: Tx, cookieHash: Buffer): Promise<string | null> {
  const [row] = await selectMember(tx, { cookieHash });
  return row?.memberId ?? null;
}

export const insertSession = tenantStatement<shapes.SessionNew>(
  'session_new',
  `insert into session (merchant_code, member_id, token_hash, cookie_hash, limited, basic, device, country,
     device_hash, device_id, created_at, last_seen_at, expires_at)
   values ($merchant, $memberId, $tokenHash, $cookieHash, $limited, $basic, $device, $country,
     $deviceHash?, $deviceId, $createdAt, $lastSeenAt, $expiresAt)`,
);

const updateSeen = tenantStatement<shapes.SessionSeen>(
  'session_seen',
  `update session set last_seen_at = $at where merchant_code = $merchant and id = $id`,
);
export const updateLastSeen = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await updateSeen(tx, { id, at });
};

const selectMemberForUpdate = tenantStatement<shapes.SessionMemberLock>(
  'session_member_lock',
  `select from member where merchant_code = $merchant and id = $memberId for no key update`,
);
/** Locks the member's row, before sessions of the member are held or ended. */
export const lockMember = (tx: Tx, memberId: string) => selectMemberForUpdate(tx, { memberId });

export type HeldSession = shapes.SessionHeld['row'];
export type CookieSession = shapes.SessionHeldByCookie['row'];

/** Holds a session until the transaction ends. */
export const holdById = tenantStatement<shapes.SessionHeld>(
  'session_held',
  `select s.limited, s.basic, s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", m.disabled
     from ${sessionWithMember}
    where s.merchant_code = $merchant and s.id = $id for key share of s`,
);

/** Holds the session of a cookie until the transaction ends, unless it is limited, past its absolute end, or of a disabled member. */
export const holdByCookie = tenantStatement<shapes.SessionHeldByCookie>(
  'session_held_by_cookie',
  `select s.id, s.member_id as "memberId" from ${sessionWithMember}
    where s.merchant_code = $merchant and s.cookie_hash = $cookieHash and s.expires_at > $now
      and not s.limited and not m.disabled
      for key share of s`,
);

const deleteSession = tenantStatement<shapes.SessionRemoved>(
  'session_removed',
  `delete from session where merchant_code = $merchant and id = $id and member_id = $memberId
   returning device_hash as "deviceHash"`,
);
/** Removes a session and returns its device; null if it no longer exists, which is no error. */
export async function removeSession(tx: Tx, session: { id: string; memberId: string }) {
  const [removed] = await deleteSession(tx, session);
  if (removed) noteChange(tx, { memberId: session.memberId, what: 'session' });
  return removed ?? null;
}

const deleteByCookie = tenantStatement<shapes.SessionRemovedByCookie>(
  'session_removed_by_cookie',
  `delete from session where merchant_code = $merchant and cookie_hash = $cookieHash returning member_id as "memberId"`,
);
/** Removes a session and returns its member; null if there is none. */
export async function removeSessionByCookie(tx: Tx, cookieHash: Buffer): Promise<string | null> {
  const [removed] = await deleteByCookie(tx, { cookieHash });
  if (removed) noteChange(tx, { memberId: removed.memberId, what: 'session' });
  return removed?.memberId ?? null;
}

const selectOfMember = tenantStatement<shapes.SessionsOfMember>(
  'sessions_of_member',
  `select id, device, country, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
     from session where merchant_code = $merchant and member_id = $memberId
    order by last_seen_at desc limit 100`,
);
/** Lists a member's sessions, last used first. */
export const listSessions = (tx: Tx, memberId: string) => selectOfMember(tx, { memberId });

const deleteOthers = tenantStatement<shapes.SessionsOther>(
  'sessions_other',
  `delete from session where merchant_code = $merchant and member_id = $memberId
     and ($keptId?::uuid is null or id <> $keptId)
   returning id`,
);
/** Removes all of a member's sessions but `keptId` (null: all) and returns their ids. */
export const removeOtherSessions = (tx: Tx, memberId: string, keptId: string | null) => {
  noteChange(tx, { memberId, what: 'session' });
  return deleteOthers(tx, { memberId, keptId });
};

/** Lists those of the sessions that are over: removed, of a disabled member, past their absolute end, or unused since `seenAfter`. */
export const listOver = tenantStatement<shapes.SessionsOver>(
  'sessions_over',
  `select asked.id as "id!" from unnest($ids::uuid[]) as asked (id)
    where not exists (
      select from ${sessionWithMember}
       where s.merchant_code = $merchant and s.id = asked.id and m.merchant_code = $merchant and not m.disabled
         and s.expires_at > $now and s.last_seen_at > $seenAfter)`,
);

/** Removes sessions past their absolute end, together with their hand-off codes. */
export const removeEndedSessions = tenantStatement<shapes.SessionsEnded>(
  'sessions_ended',
  `delete from session where merchant_code = $merchant and id = any (array(
     select id from session where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning id`,
);
