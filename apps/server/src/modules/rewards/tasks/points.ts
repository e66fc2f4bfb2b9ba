// Adds points to the scores of the day, week and month in which they are earned.
import { firstOf, type Day, type Period } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { addScores } from './store.ts';

const periods: readonly Period[] = ['day', 'week', 'month'];

export type EarnedPoints = { memberId: string; points: number; readyAt: Date; earnedOn: Day };

export const addPoints = (
  tx: Tx,
  { memberId, points, readyAt: reachedAt, earnedOn }: EarnedPoints,
) =>
  addScores(
    tx,
    { memberId, points, reachedAt },
    periods.map((period) => ({ period, first: firstOf(period, earnedOn) })),
  );
