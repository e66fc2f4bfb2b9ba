import type { Database } from '@parlour/database/connection';
import { clubLabels, members } from '@parlour/database/tables/member';
import { eq } from 'drizzle-orm';

export const memberStore = (database: Database) => ({
  find: (merchantCode: string, id: string) =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select({ member: members, clubLabel: clubLabels })
        .from(members)
        .leftJoin(clubLabels, eq(clubLabels.id, members.clubLabelId))
        .where(eq(members.id, id))
        .execute();
      return row ?? null;
    }),
});

export type MemberStore = ReturnType<typeof memberStore>;
export type MemberRow = NonNullable<Awaited<ReturnType<MemberStore['find']>>>;
