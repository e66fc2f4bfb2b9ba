// Reads the activity that tasks count, and adds points to scores.
import type { Day } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { scores } from '@parlour/database/tables/rewards/rewards';
import { sql } from 'drizzle-orm';
import type { MemberActivity } from './progress.ts';

/** A day of play in one game and currency. */
export type DayOfPlay = MemberActivity['played'][number] & { day: Day };
type ContactsAndDays = Pick<MemberActivity, 'hasMobile' | 'hasEmail' | 'days'>;
/** A row of the query. `game` is null if the member played on none of the days. */
type Row = ContactsAndDays & (DayOfPlay | { game: null });

/** A plain statement that is planned once, because it runs with each fact for each promotion with tasks. */
const selectDone = statement<Row, [memberId: string, from: Day, to: Day]>(
  'done_of_member',
  `select coalesce(m.mobile, '') <> '' as "hasMobile", coalesce(m.email, '') <> '' as "hasEmail",
          (select count(*)::int from activity a
            where a.member_id = m.id and a.kind = 'day' and a.reference between $2::text and $3::text) as days,
          d.day::text as day, d.game, d.category, d.currency, d.rounds, d.staked
     from member m left join activity_day d on d.member_id = m.id and d.day between ($2::text)::date and ($3::text)::date
    where m.id = $1`,
);

/** Reads a member's activity from `from` to `to` inclusive. */
export async function readDone(
  tx: Tx,
  { memberId, from, to }: { memberId: string; from: Day; to: Day },
): Promise<Omit<MemberActivity, 'currency'> & { played: DayOfPlay[] }> {
  const rows = await selectDone(tx, memberId, from, to);
  const { hasMobile = false, hasEmail = false, days = 0 } = rows[0] ?? {};
  return { hasMobile, hasEmail, days, played: rows.filter((row) => row.game !== null) };
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
