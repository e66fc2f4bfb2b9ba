// Reads the properties that decide whether a promotion is for a member.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { Viewer } from './audience.ts';
import type * as shapes from './shapes.ts';

const select = tenantStatement<shapes.PromotionViewer>(
  'promotion_viewer',
  `select m.id as "memberId", m.type as "memberType", m.club_label_id as "clubLabelId", m.created_at as "registeredAt",
          coalesce(l.type = 'AUTO', false) as "hasBenefits!"
     from member m left join club_label l on l.merchant_code = m.merchant_code and l.id = m.club_label_id
    where m.merchant_code = $merchant and m.id = $memberId`,
);

/** Null for an unknown member. */
export const findViewer = async (tx: Tx, memberId: string): Promise<Viewer | null> =>
  (await select(tx, { memberId }))[0] ?? null;
