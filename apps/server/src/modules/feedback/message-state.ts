import type { FeedbackState } from '@parlour/contract/feedback/message';

type MessageTimes = { readAt: Date | null; answeredAt: Date | null };

/** Returns the state of a message, as the member and staff see it. */
export const stateOf = ({ readAt, answeredAt }: MessageTimes): FeedbackState =>
  answeredAt ? 'answered' : readAt ? 'read' : 'sent';
