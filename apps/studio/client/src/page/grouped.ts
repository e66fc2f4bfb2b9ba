// Thousands of a plain number, as amounts have them.

/** `8145060` is 8,145,060, and `7272.8` is 7,272.8. Decimal text, without a sign. */
export function grouped(decimal: string): string {
  const [whole = '', part] = decimal.split('.');
  const text = BigInt(whole).toLocaleString('en');
  return part === undefined ? text : `${text}.${part}`;
}
