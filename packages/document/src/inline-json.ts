/** Writes JSON for an inline script element, so that it cannot close the element. */
export const writeInlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`);
