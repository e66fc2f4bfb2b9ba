import type { Database } from '@parlour/database/connection';
import { members, usernameKey } from '@parlour/database/tables/member';
import { eq, sql } from 'drizzle-orm';

export const loginStore = (database: Database) => ({
  findByUsername: (merchantCode: string, username: string) =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select()
        .from(members)
        .where(eq(members.usernameKey, usernameKey(username)))
        .execute();
      return row ?? null;
    }),

  updateLoginTimes: (merchantCode: string, id: string, at: Date) =>
    database.query(merchantCode, (tx) =>
      tx
        .update(members)
        .set({
          firstLoginAt: sql`coalesce(${members.firstLoginAt}, ${at})`,
          previousLoginAt: sql`${members.lastLoginAt}`,
          lastLoginAt: at,
        })
        .where(eq(members.id, id))
        .execute(),
    ),
});

export type LoginStore = ReturnType<typeof loginStore>;
export type LoginMember = NonNullable<Awaited<ReturnType<LoginStore['findByUsername']>>>;
