import { expect, test } from 'vitest';
import { rankProgress } from './rank-progress.ts';

test.each([
  [[7, 10], 'gold', 0.7],
  [[0, 10], 'gold', 0],
  [[10, 10], 'gold', 1],
  [[0, 0], 'gold', 0],
  [[7, 10], null, 1],
  [[0, 0], null, 1],
  [[7, 10], '', 1],
  [[12, 10], 'gold', 1],
  [[-1, 10], 'gold', 0],
])('MEMBER-05 %j conditions with the label %j are %d', ([completed, total], labelId, progress) => {
  const answer = {
    currentProgress: { completedConditions: completed ?? 0, totalExpectedConditions: total ?? 0 },
    playerRankProgress: { labelId },
  };
  expect(rankProgress(answer)).toBe(progress);
});
