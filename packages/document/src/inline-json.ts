/** JSON for a script element of the page, which it cannot end itself. */
export const writeInlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`);
