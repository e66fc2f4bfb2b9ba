// Keeps the sessions: the hashes of their two halves, whose they are, when they were used and when they end.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { sessions } from '@parlour/database/tables/session';
import { members } from '@parlour/database/tables/member';
import { and, eq, getTableColumns } from 'drizzle-orm';

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

const findBy =
  (half: typeof sessions.tokenHash | typeof sessions.cookieHash) =>
  async (tx: Tx, hash: Buffer) => {
    const [row] = await tx
      .select(sessionWithMember)
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(eq(half, hash))
      .execute();
    return row ?? null;
  };
export const findSession = findBy(sessions.tokenHash);
export const findSessionByCookie = findBy(sessions.cookieHash);

export type SessionWithMember = NonNullable<Awaited<ReturnType<typeof findSession>>>;

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

/** Ending a session twice is no mistake. */
export const removeSession = (tx: Tx, { id, memberId }: { id: string; memberId: string }) =>
  tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId)))
    .execute();

export const removeSessionByCookie = (tx: Tx, cookieHash: Buffer) =>
  tx.delete(sessions).where(eq(sessions.cookieHash, cookieHash)).execute();

const removeEnded = statement<object, [before: Date, most: number]>(
  'remove_ended_sessions',
  `delete from session where id = any (array(
     select id from session where expires_at < $1 order by expires_at limit $2
   )) returning id`,
);

/** Those whose absolute end is past, and with each its hand-off codes. */
export const removeEndedSessions = async (tx: Tx, before: Date, most: number): Promise<number> =>
  (await removeEnded(tx, before, most)).length;
