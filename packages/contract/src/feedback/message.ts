/** What a message may be about, in the order in which the page offers it. */
export const feedbackCategories = ['idea', 'problem', 'game', 'money', 'other'] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

/** Read: somebody of the team has opened it. */
export const feedbackStates = ['sent', 'read', 'answered'] as const;
