// JSON whose whole numbers are bigint in both directions, so that amounts keep every digit (W2).

/** Functions of Node 24 that its types lack. */
type ExactJson = {
  rawJSON(text: string): unknown;
  parse(
    text: string,
    revive: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
};
const exact = JSON as unknown as ExactJson;

export const writeExactJson = (value: unknown, indent = 0): string =>
  JSON.stringify(
    value,
    (_, each: unknown) => (typeof each === 'bigint' ? exact.rawJSON(String(each)) : each),
    indent,
  );

/** Parses JSON; throws for other text. */
export const readExactJson = (text: string): unknown =>
  exact.parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && /^-?\d+$/.test(source)
      ? BigInt(source)
      : value,
  );
