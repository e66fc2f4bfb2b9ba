// Stores members as shown to themselves: their data, their club label, their progress to the next rank, and that their address is proven.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type MemberRow = shapes.MemberOwn['row'];
export type RankProgressRow = shapes.MemberRankProgress['row'];

/** The columns of the label are null for a member without one. */
const selectMember = tenantStatement<shapes.MemberOwn>(
  'member_own',
  `select m.id, m.number, m.username, m.nickname, m.mobile, m.type, m.language,
          m.created_at as "createdAt", m.previous_login_at as "previousLoginAt",
          m.authenticator_secret is not null as "hasAuthenticator!",
          l.id as "labelId", l.name as "labelName", l.names as "labelNames", l.type as "labelType",
          l.rank_level as "rankLevel"
     from member m
     left join club_label l on l.merchant_code = m.merchant_code and l.id = m.club_label_id
    where m.merchant_code = $merchant and m.id = $id`,
);
export async function findMember(tx: Tx, id: string): Promise<MemberRow | null> {
  const [row] = await selectMember(tx, { id });
  return row ?? null;
}

/** The label is null for a member without one, the counts if nothing is counted yet. */
const selectRankProgress = tenantStatement<shapes.MemberRankProgress>(
  'member_rank_progress',
  `select m.club_label_id as "labelId", p.completed_conditions as "completedConditions",
          p.total_conditions as "totalConditions", p.next_label_id as "nextLabelId",
          p.counted_on is not null as "isCounted!"
     from member m
     left join rank_progress p on p.merchant_code = m.merchant_code and p.member_id = m.id
    where m.merchant_code = $merchant and m.id = $memberId`,
);
export async function findRankProgress(tx: Tx, memberId: string): Promise<RankProgressRow | null> {
  const [row] = await selectRankProgress(tx, { memberId });
  return row ?? null;
}

export const setLanguage = tenantStatement<shapes.MemberLanguage>(
  'member_language',
  `update member set language = $language where merchant_code = $merchant and id = $memberId`,
);

/** Notes that the member has proved to receive mail at the address, unless that is known or the address is another one now. */
export const noteEmailProven = tenantStatement<shapes.MemberEmailProven>(
  'member_email_proven',
  `update member set email_proven_at = $at
    where merchant_code = $merchant and id = $memberId and email = $email and email_proven_at is null`,
);
