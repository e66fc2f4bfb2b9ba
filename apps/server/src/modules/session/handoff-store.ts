import type { Database } from '@parlour/database/connection';
import { handoffs, sessions } from '@parlour/database/tables/session';
import { members } from '@parlour/database/tables/member';
import { and, eq, getTableColumns, gt } from 'drizzle-orm';

type NewHandoff = Omit<typeof handoffs.$inferInsert, 'merchantCode'>;

/** What a code leads to: its audience, the session that minted it, and that session's member. */
const linked = {
  audience: handoffs.audience,
  session: getTableColumns(sessions),
  member: { id: members.id, username: members.username, disabled: members.disabled },
};

export const handoffStore = (database: Database) => ({
  insert: (merchantCode: string, created: NewHandoff) =>
    database.query(merchantCode, (tx) =>
      tx
        .insert(handoffs)
        .values({ merchantCode, ...created })
        .execute(),
    ),

  find: (merchantCode: string, codeHash: Buffer, now: Date) =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select(linked)
        .from(handoffs)
        .innerJoin(sessions, eq(sessions.id, handoffs.sessionId))
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(and(eq(handoffs.codeHash, codeHash), gt(handoffs.expiresAt, now)))
        .execute();
      return row ?? null;
    }),

  /** Whether this call was the one that spent the code: of many at once, one. */
  remove: (merchantCode: string, codeHash: Buffer) =>
    database.query(merchantCode, async (tx) => {
      const removed = await tx
        .delete(handoffs)
        .where(eq(handoffs.codeHash, codeHash))
        .returning({ sessionId: handoffs.sessionId })
        .execute();
      return removed.length === 1;
    }),

  /** Whose session a cookie half belongs to; half a session proves nothing more. */
  findMemberByCookie: (merchantCode: string, cookieHash: Buffer) =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select({ memberId: sessions.memberId })
        .from(sessions)
        .where(eq(sessions.cookieHash, cookieHash))
        .execute();
      return row?.memberId ?? null;
    }),

  findSession: (merchantCode: string, tokenHash: Buffer) =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select({ session: linked.session, member: linked.member })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(eq(sessions.tokenHash, tokenHash))
        .execute();
      return row ?? null;
    }),
});

export type HandoffStore = ReturnType<typeof handoffStore>;
export type HandedOff = Pick<
  NonNullable<Awaited<ReturnType<HandoffStore['find']>>>,
  'session' | 'member'
>;
