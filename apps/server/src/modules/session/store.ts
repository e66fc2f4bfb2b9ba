// Keeps the sessions: the hashes of their two halves, whose they are, when they were used and when they end.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld, statement } from '@parlour/database/statement';
import { sessions } from '@parlour/database/tables/session';
import { members } from '@parlour/database/tables/member';
import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm';

type NewSession = Omit<typeof sessions.$inferInsert, 'id'>;

/** A session and whose it is. */
export const sessionWithMember = {
  session: getTableColumns(sessions),
  member: {
    id: members.id,
    username: members.username,
    disabled: members.disabled,
    previousLoginAt: members.previousLoginAt,
  },
};

/** What a call asks of the session that it shows. */
export type SessionWithMember = {
  session: Pick<
    typeof sessions.$inferSelect,
    'id' | 'memberId' | 'deviceId' | 'cookieHash' | 'limited' | 'basic' | 'lastSeenAt' | 'expiresAt'
  >;
  member: Pick<typeof members.$inferSelect, 'id' | 'username' | 'disabled' | 'previousLoginAt'>;
};

type Found = SessionWithMember['session'] & Omit<SessionWithMember['member'], 'id'>;

/** With each call of a member, so in plain SQL. */
function findBy(half: 'token' | 'cookie') {
  const find = statement<Found, [hash: Buffer]>(
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

/** Whose session a cookie half belongs to; half a session proves nothing more. */
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

/** Writes down when the member acted last. */
export const updateLastSeen = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id)).execute();
};

/** Before sessions of the member are held or ended. */
export const lockMember = (tx: Tx, memberId: string) =>
  tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
    .execute();

/** Null where it was no longer there, which is no mistake; else by which device it was. */
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

/** Whose it was; null where there was none. */
export async function removeSessionByCookie(tx: Tx, cookieHash: Buffer): Promise<string | null> {
  const [removed] = await tx
    .delete(sessions)
    .where(eq(sessions.cookieHash, cookieHash))
    .returning({ memberId: sessions.memberId })
    .execute();
  return removed?.memberId ?? null;
}

/** What is shown of a member's sessions, what was used last first. */
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

/** All of a member's but one; null keeps none. Gives which. */
export const removeOtherSessions = (tx: Tx, memberId: string, keptId: string | null) =>
  tx
    .delete(sessions)
    .where(
      and(eq(sessions.memberId, memberId), keptId === null ? undefined : ne(sessions.id, keptId)),
    )
    .returning({ id: sessions.id })
    .execute();

/** Those whose absolute end is past, and with each its hand-off codes. */
export const removeEndedSessions = removerOfOld({
  table: 'session',
  key: 'id',
  time: 'expires_at',
});
