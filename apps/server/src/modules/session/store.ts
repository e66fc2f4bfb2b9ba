// Stores sessions: the hashes of their two halves, their member, last use and end.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld, statement } from '@parlour/database/statement';
import { sessions } from '@parlour/database/tables/session';
import { members } from '@parlour/database/tables/member';
import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm';

type NewSession = Omit<typeof sessions.$inferInsert, 'id'>;

/** Columns of a session and its member. */
export const sessionWithMember = {
  session: getTableColumns(sessions),
  member: {
    id: members.id,
    username: members.username,
    disabled: members.disabled,
    previousLoginAt: members.previousLoginAt,
  },
};

/** The session and member as each call reads them. */
export type SessionWithMember = {
  session: Pick<
    typeof sessions.$inferSelect,
    'id' | 'memberId' | 'deviceId' | 'cookieHash' | 'limited' | 'basic' | 'lastSeenAt' | 'expiresAt'
  >;
  member: Pick<typeof members.$inferSelect, 'id' | 'username' | 'disabled' | 'previousLoginAt'>;
};

type SessionRow = SessionWithMember['session'] & Omit<SessionWithMember['member'], 'id'>;

/** Builds the query by one half: a plain statement, because it runs with each call of a member. */
function findBy(half: 'token' | 'cookie') {
  const find = statement<SessionRow, [hash: Buffer]>(
    `find_session_by_${half}`,
    `select s.id, s.member_id as "memberId", s.device_id as "deviceId", s.cookie_hash as "cookieHash", s.limited, s.basic,
       s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
       m.username, m.disabled, m.previous_login_at as "previousLoginAt"
     from session s join member m on m.merchant_code = s.merchant_code and m.id = s.member_id
     where s.${half}_hash = $1`,
  );
  return async (tx: Tx, hash: Buffer): Promise<SessionWithMember | null> => {
    const [found] = await find(tx, hash);
    if (!found) return null;
    const { username, disabled, previousLoginAt, ...session } = found;
    return { session, member: { id: session.memberId, username, disabled, previousLoginAt } };
  };
}

export const findSession = findBy('token');
export const findSessionByCookie = findBy('cookie');

/** The member of a cookie's session. Half a session proves nothing more. */
export async function findMemberByCookie(tx: Tx, cookieHash: Buffer) {
  const [row] = await tx
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(eq(sessions.cookieHash, cookieHash))
    .execute();
  return row?.memberId ?? null;
}

export const insertSession = (tx: Tx, created: NewSession) =>
  tx.insert(sessions).values(created).execute();

export const updateLastSeen = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id)).execute();
};

/** Locks the member's row, before sessions of the member are held or ended. */
export const lockMember = (tx: Tx, memberId: string) =>
  tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
    .execute();

/** Removes a session and returns its device; null if it no longer exists, which is no error. */
export async function removeSession(
  tx: Tx,
  { id, memberId }: { id: string; memberId: string },
): Promise<{ deviceHash: Buffer | null } | null> {
  const [removed] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId)))
    .returning({ deviceHash: sessions.deviceHash })
    .execute();
  return removed ?? null;
}

/** Removes a session and returns its member; null if there is none. */
export async function removeSessionByCookie(tx: Tx, cookieHash: Buffer): Promise<string | null> {
  const [removed] = await tx
    .delete(sessions)
    .where(eq(sessions.cookieHash, cookieHash))
    .returning({ memberId: sessions.memberId })
    .execute();
  return removed?.memberId ?? null;
}

/** Lists a member's sessions, last used first. */
export const listSessions = (tx: Tx, memberId: string) =>
  tx
    .select({
      id: sessions.id,
      device: sessions.device,
      country: sessions.country,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.memberId, memberId))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100)
    .execute();

/** Removes all of a member's sessions but `keptId` (null: all) and returns their ids. */
export const removeOtherSessions = (tx: Tx, memberId: string, keptId: string | null) =>
  tx
    .delete(sessions)
    .where(
      and(eq(sessions.memberId, memberId), keptId === null ? undefined : ne(sessions.id, keptId)),
    )
    .returning({ id: sessions.id })
    .execute();

/** Removes sessions past their absolute end, together with their hand-off codes. */
export const removeEndedSessions = removerOfOld({
  table: 'session',
  key: 'id',
  time: 'expires_at',
});
