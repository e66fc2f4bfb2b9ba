// Reads what tasks count besides what was played: of the member's row, and the days with a login.
import type { Day } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { activities } from '@parlour/database/tables/rewards/activity';
import { members } from '@parlour/database/tables/member';
import { scores } from '@parlour/database/tables/rewards/rewards';
import { and, count, eq, gte, lte, sql } from 'drizzle-orm';

export async function findProven(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({ mobile: members.mobile, email: members.email })
    .from(members)
    .where(eq(members.id, memberId))
    .execute();
  return { hasMobile: Boolean(row?.mobile), hasEmail: Boolean(row?.email) };
}

export async function countDays(
  tx: Tx,
  { memberId, from, to }: { memberId: string; from: Day; to: Day },
): Promise<number> {
  const [row] = await tx
    .select({ days: count() })
    .from(activities)
    .where(
      and(
        eq(activities.memberId, memberId),
        eq(activities.kind, 'day'),
        gte(activities.reference, from),
        lte(activities.reference, to),
      ),
    )
    .execute();
  return row?.days ?? 0;
}

export const addScores = (tx: Tx, rows: (typeof scores.$inferInsert)[]) =>
  tx
    .insert(scores)
    .values(rows)
    .onConflictDoUpdate({
      target: [scores.merchantCode, scores.period, scores.firstDay, scores.memberId],
      set: { points: sql`${scores.points} + excluded.points`, reachedAt: sql`excluded.reached_at` },
    })
    .execute();
