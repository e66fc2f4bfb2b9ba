// Answers that a merchant's team chooses from (STAFF-08), and the variables in them.

/**
 * Variables of a canned answer, written in braces; `name`: the name under which the person of the team writes; `member`: the
 * member's user name; `merchant`: the merchant's name. The desk fills them in before the answer is sent.
 */
export const answerVariables = ['name', 'member', 'merchant'] as const;
export type AnswerVariable = (typeof answerVariables)[number];

/** The most code units of a canned answer's title, which is on a button. */
export const longestTitle = 60;
/** The most code units of a canned answer's text. */
export const longestCannedText = 2_000;
/** The most canned answers of a merchant. */
export const mostCannedAnswers = 200;

/** Text in braces, and braces without a partner. */
const braced = /\{[^{}]*\}|[{}]/g;

const written = new Set(answerVariables.map((each: AnswerVariable): string => `{${each}}`));

/** Finds the first braces that are no variable; null if all are. */
export const findUnknownVariable = (text: string): string | null =>
  (text.match(braced) ?? []).find((each) => !written.has(each)) ?? null;
