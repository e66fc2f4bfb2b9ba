// Reads points: the top members of a period, the number of members by points, and one member's own.
import type { Day, Period } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type Board = { period: Period; firstDay: Day };

/** Condition for the points of a period. */
const isOfBoard = `score.merchant_code = $merchant and score.period = $period
  and score.first_day = $firstDay::text::date`;

const selectFirst = tenantStatement<shapes.BoardFirst>(
  'board_first',
  `select score.member_id as "memberId", score.points, member.username
     from score join member on member.merchant_code = score.merchant_code and member.id = score.member_id
    where ${isOfBoard} order by score.points desc, score.reached_at, score.member_id limit $most::int`,
);
export const listFirst = async (tx: Tx, board: Board, most: number) =>
  (await selectFirst(tx, { ...board, most })).map(withNumber);

const selectCounts = tenantStatement<shapes.BoardCounts>(
  'board_counts',
  `select score.points, count(*)::int as "members!" from score
    where ${isOfBoard} group by score.points order by score.points desc`,
);
/** Counts members by points, most points first. */
export const countByPoints = async (tx: Tx, board: Board) =>
  (await selectCounts(tx, board)).map(withNumber);

const selectPoints = tenantStatement<shapes.BoardPoints>(
  'board_points',
  `select score.points from score where ${isOfBoard} and score.member_id = $memberId`,
);
export async function findPoints(tx: Tx, board: Board, memberId: string): Promise<number> {
  const [row] = await selectPoints(tx, { ...board, memberId });
  return Number(row?.points ?? 0n);
}

/** Converts points, which are no money and far below the largest exact number. */
const withNumber = <Row extends { points: bigint }>(row: Row) => ({
  ...row,
  points: Number(row.points),
});
