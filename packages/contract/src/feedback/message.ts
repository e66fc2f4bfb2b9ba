/** Subjects of a message, in the order in which the page offers them. */
export const feedbackCategories = ['idea', 'problem', 'game', 'money', 'other'] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

/** States of a message; `read`: the team has opened it. */
export const feedbackStates = ['sent', 'read', 'answered'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** The most UTF-16 code units of an answer. */
export const longestAnswer = 4_000;
