import { answerVariables, type AnswerVariable } from '@parlour/contract/chat/canned-answer';

/** The values of an answer's variables. `name`: the name for members; empty if none is chosen. */
export type AnswerValues = Record<AnswerVariable, string>;

const variables = new RegExp(`\\{(${answerVariables.join('|')})\\}`, 'g');

/** Fills in the variables of a canned answer. Returns null if it needs a name and there is none. */
export function fillIn(text: string, values: AnswerValues): string | null {
  if (values.name === '' && text.includes('{name}')) return null;
  return text.replaceAll(variables, (_, variable: AnswerVariable) => values[variable]);
}
