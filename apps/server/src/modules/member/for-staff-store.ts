// Reads a member as staff see one: no address, no number of a telephone, nothing that proves who somebody is.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const select = tenantStatement<shapes.MemberForStaff>(
  'member_for_staff',
  `select m.number, m.username, m.type, m.disabled, m.language, m.created_at as "createdAt",
          m.email_proven_at is not null as "isMailProven!",
          l.id as "labelId", l.name as "labelName", l.names as "labelNames", l.rank_level as "rankLevel"
     from member m
     left join club_label l on l.merchant_code = m.merchant_code and l.id = m.club_label_id
    where m.merchant_code = $merchant and m.id = $id`,
);
export type MemberForStaff = shapes.MemberForStaff['row'];

/** The columns of the label are null for a member without one. Null if there is no member. */
export async function findMemberForStaff(tx: Tx, id: string): Promise<MemberForStaff | null> {
  const [found] = await select(tx, { id });
  return found ?? null;
}
