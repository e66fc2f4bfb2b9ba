import type { FeedbackCategory } from '@parlour/contract/feedback/message';

export const categoryNames = {
  idea: 'feedback.idea',
  problem: 'feedback.problem',
  game: 'feedback.game',
  money: 'feedback.money',
  other: 'feedback.other',
} as const satisfies Record<FeedbackCategory, string>;
