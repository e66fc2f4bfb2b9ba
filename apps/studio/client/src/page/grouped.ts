// Groups the thousands of a plain number in the same form as amounts.

/** Formats decimal text without a sign: `8145060` becomes 8,145,060, and `7272.8` becomes 7,272.8. */
export function grouped(decimal: string): string {
  const [whole = '', part] = decimal.split('.');
  const text = BigInt(whole).toLocaleString('en');
  return part === undefined ? text : `${text}.${part}`;
}
