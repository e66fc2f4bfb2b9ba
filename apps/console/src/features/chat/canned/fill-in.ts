/** The values of an answer's variables. `name`: the name for members; empty if none is chosen. */
export type AnswerValues = { name: string; member: string; merchant: string };

const variables = /\{(name|member|merchant)\}/g;

/** Fills in the variables of a canned answer. Returns null if it needs a name and there is none. */
export function fillIn(text: string, values: AnswerValues): string | null {
  if (values.name === '' && text.includes('{name}')) return null;
  return text.replaceAll(variables, (_, variable: keyof AnswerValues) => values[variable]);
}
