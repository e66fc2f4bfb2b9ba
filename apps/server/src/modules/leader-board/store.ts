// Reads points: the top members of a period, the number of members by points, and one member's own.
import type { Day, Period } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { members } from '@parlour/database/tables/member';
import { scores } from '@parlour/database/tables/rewards/rewards';
import { and, asc, count, desc, eq } from 'drizzle-orm';

export type Board = { period: Period; firstDay: Day };

const of = ({ period, firstDay }: Board) =>
  and(eq(scores.period, period), eq(scores.firstDay, firstDay));

export const listFirst = (tx: Tx, board: Board, most: number) =>
  tx
    .select({ memberId: scores.memberId, points: scores.points, username: members.username })
    .from(scores)
    .innerJoin(
      members,
      and(eq(members.merchantCode, scores.merchantCode), eq(members.id, scores.memberId)),
    )
    .where(of(board))
    .orderBy(desc(scores.points), asc(scores.reachedAt), asc(scores.memberId))
    .limit(most)
    .execute();

/** Counts members by points, most points first. */
export const countByPoints = (tx: Tx, board: Board) =>
  tx
    .select({ points: scores.points, members: count() })
    .from(scores)
    .where(of(board))
    .groupBy(scores.points)
    .orderBy(desc(scores.points))
    .execute();

export async function findPoints(tx: Tx, board: Board, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ points: scores.points })
    .from(scores)
    .where(and(of(board), eq(scores.memberId, memberId)))
    .execute();
  return row?.points ?? 0;
}
