// How far the ring around a member's picture is closed (MEMBER-05).
import type { Answer } from '../endpoint.ts';
import type { playerRankProgress } from './calls.ts';

/** From 0 to 1. Without a next label it is full; without conditions it is empty. */
export function rankProgress({
  currentProgress,
  playerRankProgress: rank,
}: Answer<typeof playerRankProgress>): number {
  if (!rank.labelId) return 1;
  const { completedConditions, totalExpectedConditions } = currentProgress;
  if (totalExpectedConditions <= 0) return 0;
  return Math.min(1, Math.max(0, completedConditions / totalExpectedConditions));
}
