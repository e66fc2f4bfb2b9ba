// Stores members' steps in the club. Database functions compute the level and the progress, for the server and the commands alike (033-club.sql).
import type { Day } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { clubs, clubSteps } from '@parlour/database/tables/rewards/club';
import { eq } from 'drizzle-orm';

const settle = statement<object, [memberId: string, today: Day, at: Date]>(
  'settle_club',
  'select settle_club($1, $2, $3)',
);
export const settleLevel = async (
  tx: Tx,
  { memberId, today, at }: { memberId: string; today: Day; at: Date },
): Promise<void> => {
  await settle(tx, memberId, today, at);
};

/** The merchant's club, or null. */
export async function findClub(tx: Tx) {
  const [row] = await tx.select().from(clubs).execute();
  return row ?? null;
}

export const listSteps = (tx: Tx, memberId: string) =>
  tx
    .select({ labelId: clubSteps.labelId, reachedAt: clubSteps.reachedAt })
    .from(clubSteps)
    .where(eq(clubSteps.memberId, memberId))
    .execute();

export type ConditionProgress = { label: string; code: string; done: number; target: number };

const count = statement<ConditionProgress, [memberId: string, labels: string[], today: Day]>(
  'count_club_conditions',
  `select label, c.code, c.done::int, c.target::int
     from unnest($2::text[]) as label cross join lateral club_conditions($1, label, $3) c`,
);
/** The member's progress with the conditions of these levels. */
export const listCounted = (
  tx: Tx,
  { memberId, labels, today }: { memberId: string; labels: string[]; today: Day },
): Promise<ConditionProgress[]> => count(tx, memberId, labels, today);
