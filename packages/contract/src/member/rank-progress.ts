// The filled share of the ring around a member's picture (MEMBER-05).
import type { Answer } from '../endpoint.ts';
import type { playerRankProgress } from './calls.ts';

/** Returns a share from 0 to 1: 1 if there is no next label, 0 if there are no conditions. */
export function rankProgress({
  currentProgress,
  playerRankProgress: rank,
}: Answer<typeof playerRankProgress>): number {
  if (!rank.labelId) return 1;
  const { completedConditions, totalExpectedConditions } = currentProgress;
  if (totalExpectedConditions <= 0) return 0;
  return Math.min(1, Math.max(0, completedConditions / totalExpectedConditions));
}
