// Stores members' steps in the club. Database functions compute the level and the progress, for the server and the commands alike (033-club.sql).
import type { Day } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const settle = tenantStatement<shapes.SettleClub>(
  'settle_club',
  'select from settle_club($memberId, $today::text::date, $at)',
);
export const settleLevel = async (
  tx: Tx,
  member: { memberId: string; today: Day; at: Date },
): Promise<void> => {
  await settle(tx, member);
};

const select = tenantStatement<shapes.FindClub>(
  'find_club',
  'select definition, currency from club where merchant_code = $merchant',
);
/** The merchant's club, or null. */
export async function findClub(tx: Tx) {
  const [row] = await select(tx);
  return row ?? null;
}

const selectSteps = tenantStatement<shapes.ListClubSteps>(
  'list_club_steps',
  `select label_id as "labelId", reached_at as "reachedAt"
     from club_step where merchant_code = $merchant and member_id = $memberId`,
);
export const listSteps = (tx: Tx, memberId: string) => selectSteps(tx, { memberId });

/** Counts the member's progress with the conditions of these levels. */
export const listCounted = tenantStatement<shapes.CountClubConditions>(
  'count_club_conditions',
  `select label as "label!", c.code as "code!", c.done::int as "done!", c.target::int as "target!"
     from unnest($labels::text[]) as label
    cross join lateral club_conditions($merchant, $memberId, label, $today::text::date) c`,
);
export type ConditionProgress = shapes.CountClubConditions['row'];
