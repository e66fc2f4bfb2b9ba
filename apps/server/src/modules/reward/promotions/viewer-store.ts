// Reads what decides whether a member is meant by a promotion.
import type { Tx } from '@parlour/database/connection';
import { clubLabels, members } from '@parlour/database/tables/member';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from './audience.ts';

/** Null for a member that is not there. */
export async function findViewer(tx: Tx, memberId: string): Promise<Viewer | null> {
  const [row] = await tx
    .select({
      memberType: members.type,
      clubLabelId: members.clubLabelId,
      labelType: clubLabels.type,
      registeredAt: members.createdAt,
    })
    .from(members)
    .leftJoin(
      clubLabels,
      and(
        eq(clubLabels.merchantCode, members.merchantCode),
        eq(clubLabels.id, members.clubLabelId),
      ),
    )
    .where(eq(members.id, memberId))
    .execute();
  if (!row) return null;
  const { labelType, ...viewer } = row;
  return { ...viewer, memberId, hasBenefits: labelType === 'AUTO' };
}
