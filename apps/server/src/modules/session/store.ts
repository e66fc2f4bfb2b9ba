import type { Database, Tx } from '@parlour/database/connection';
import { sessions } from '@parlour/database/tables/session';
import { members } from '@parlour/database/tables/member';
import { and, eq } from 'drizzle-orm';

export type NewSession = Omit<typeof sessions.$inferInsert, 'merchantCode' | 'id'>;

/** Writes down when the member acted last; sent as soon as it is called. */
export const noteAction = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id)).execute();
};

export const sessionStore = (database: Database) => ({
  findByToken: (merchantCode: string, tokenHash: Buffer) =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select({ session: sessions, isDisabled: members.disabled })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(eq(sessions.tokenHash, tokenHash))
        .execute();
      return row ?? null;
    }),

  /** Makes the new session; the one whose cookie half came along ends with it (SESS-07). */
  insert: (merchantCode: string, created: NewSession, replacedCookieHash: Buffer | null) =>
    database.transaction(merchantCode, async (tx) => {
      if (replacedCookieHash) {
        await tx.delete(sessions).where(eq(sessions.cookieHash, replacedCookieHash));
      }
      await tx.insert(sessions).values({ merchantCode, ...created });
    }),

  updateLastSeen: (merchantCode: string, id: string, at: Date) =>
    database.query(merchantCode, (tx) => noteAction(tx, id, at)),

  /** Ending a session twice is no mistake. */
  remove: (merchantCode: string, id: string, memberId: string) =>
    database.query(merchantCode, (tx) =>
      tx
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId)))
        .execute(),
    ),
});

export type SessionStore = ReturnType<typeof sessionStore>;
