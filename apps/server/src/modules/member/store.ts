// Reads members as shown to themselves: their data, their club label, and their progress to the next rank.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { members, rankProgress, type clubLabels } from '@parlour/database/tables/member';
import { eq } from 'drizzle-orm';

type FoundMember = Pick<
  typeof members.$inferSelect,
  'id' | 'username' | 'nickname' | 'mobile' | 'type' | 'language' | 'createdAt' | 'previousLoginAt'
> & {
  number: bigint;
  hasAuthenticator: boolean;
  label: Omit<typeof clubLabels.$inferSelect, 'merchantCode'> | null;
};

/** Plain SQL, because it runs on each visit of a member. */
const find = statement<FoundMember, [id: string]>(
  'find_member',
  `select m.id, m.number, m.username, m.nickname, m.mobile, m.type, m.language,
     m.created_at as "createdAt", m.previous_login_at as "previousLoginAt",
     m.authenticator_secret is not null as "hasAuthenticator",
     case when l.id is not null then json_build_object(
       'id', l.id, 'name', l.name, 'names', l.names, 'type', l.type, 'rankLevel', l.rank_level) end as label
   from member m
   left join club_label l on l.merchant_code = m.merchant_code and l.id = m.club_label_id
   where m.id = $1`,
);

export async function findMember(tx: Tx, id: string): Promise<FoundMember | null> {
  const [row] = await find(tx, id);
  return row ?? null;
}

/** The label is null for a member without one, progress if nothing is counted yet. */
export async function findRankProgress(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({ labelId: members.clubLabelId, progress: rankProgress })
    .from(members)
    .leftJoin(rankProgress, eq(rankProgress.memberId, members.id))
    .where(eq(members.id, memberId))
    .execute();
  return row ?? null;
}

export async function setLanguage(tx: Tx, memberId: string, language: string): Promise<void> {
  await tx.update(members).set({ language }).where(eq(members.id, memberId)).execute();
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;
export type RankProgressRow = NonNullable<Awaited<ReturnType<typeof findRankProgress>>>;
