// JSON whose whole numbers are bigint both ways: amounts keep every digit (W2).

/** In Node 24, not yet in the types. */
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

/** Throws for what is no JSON. */
export const readExactJson = (text: string): unknown =>
  exact.parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && /^-?\d+$/.test(source)
      ? BigInt(source)
      : value,
  );
