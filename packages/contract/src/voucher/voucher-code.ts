// Codes that people read from paper and type on a phone: eleven of Crockford's 32 letters and digits, 55 bits, in groups.

/** The letters and digits of codes: no I, L, O and U, which look like others or make words. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 11;

const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Reads a typed code into the form in which codes are compared: capitals, without separators. Null if it cannot be a code of that length. */
export function readCode(typed: string, length: number): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-_.]/gu, '')
    .replaceAll(/[OIL]/g, (letter) => lookAlikes[letter] ?? letter);
  return new RegExp(`^[${codeLetters}]{${length}}$`).test(letters) ? letters : null;
}

export const voucherCode = (typed: string): string | null => readCode(typed, codeLength);

/** Formats a code for people: `7KQ2-M4XA-9TD`. */
export const writtenCode = (code: string): string =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join('-');

/** The most codes that are made at once. */
export const mostCodes = 100_000;
