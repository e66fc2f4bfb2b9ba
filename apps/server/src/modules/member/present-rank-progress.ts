import type { Answer } from '@parlour/contract/endpoint';
import type { playerRankProgress } from '@parlour/contract/member/calls';
import type { RankProgressRow } from './store.ts';

/** The counts as they are; what they mean for the ring is MEMBER-05's rule in the contract. */
export const presentRankProgress = ({
  labelId,
  progress,
}: RankProgressRow): Answer<typeof playerRankProgress> => ({
  currentProgress: {
    completedConditions: progress?.completedConditions ?? 0,
    totalExpectedConditions: progress?.totalConditions ?? 0,
  },
  playerRankProgress: { labelId },
});
