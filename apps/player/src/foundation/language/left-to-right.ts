/** The text as an island from left to right, such as a phone number in a sentence of any language. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
