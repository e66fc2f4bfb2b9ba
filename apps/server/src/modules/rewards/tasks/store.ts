// Reads the activity that tasks count, and adds points to scores.
import type { Day, Period } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { MemberActivity } from './progress.ts';
import type * as shapes from './shapes.ts';

/** A day of play in one game and currency. */
export type DayOfPlay = MemberActivity['played'][number] & { day: Day };

/** Planned once, because it runs with each fact for each promotion with tasks. A member without play on these days is one row, in which all columns of a day are null. */
const selectDone = tenantStatement<shapes.DoneOfMember>(
  'done_of_member',
  `select coalesce(m.mobile, '') <> '' as "hasMobile!", coalesce(m.email, '') <> '' as "hasEmail!",
          (select count(*)::int from activity a
            where a.merchant_code = $merchant and a.member_id = m.id and a.kind = 'day'
              and a.reference between $from::text and $to::text) as "days!",
          d.day::text as "day!", d.game, d.category, d.currency as "currency!", d.rounds as "rounds!",
          d.staked as "staked!"
     from member m
     left join activity_day d on d.merchant_code = $merchant and d.member_id = m.id
          and d.day between $from::text::date and $to::text::date
    where m.merchant_code = $merchant and m.id = $memberId`,
);

/** Reads a member's activity from `from` to `to` inclusive. */
export async function readDone(
  tx: Tx,
  wanted: { memberId: string; from: Day; to: Day },
): Promise<Omit<MemberActivity, 'currency'> & { played: DayOfPlay[] }> {
  const rows = await selectDone(tx, wanted);
  const { hasMobile = false, hasEmail = false, days = 0 } = rows[0] ?? {};
  const played = rows.flatMap(({ game, ...day }) => (game === null ? [] : [{ ...day, game }]));
  return { hasMobile, hasEmail, days, played };
}

const upsertScores = tenantStatement<shapes.AddScores>(
  'add_scores',
  `insert into score (merchant_code, period, first_day, member_id, points, reached_at)
   select $merchant, period, first_day, $memberId, $points::int, $reachedAt
     from unnest($periods::text[], $firsts::text[]::date[]) as each (period, first_day)
   on conflict (merchant_code, period, first_day, member_id) do update set
     points = score.points + excluded.points, reached_at = excluded.reached_at`,
);
type NewPoints = { memberId: string; points: number; reachedAt: Date };
export const addScores = (
  tx: Tx,
  earned: NewPoints,
  periods: readonly { period: Period; first: Day }[],
) =>
  upsertScores(tx, {
    ...earned,
    periods: periods.map(({ period }) => period),
    firsts: periods.map(({ first }) => first),
  });
