// Reads mobile numbers as people type them and browsers fill them in, into the form in which they are stored: E.164 (ITU). Site and server
// share this rule; each passes in the table of the world's numbers, because it is large.
import { inAsciiDigits } from './ascii-digits.ts';

/** The entry that `libphonenumber-js/max` has for digits behind a plus. */
type TableEntry = {
  number: string;
  countryCallingCode: string;
  nationalNumber: string;
  country?: string | undefined;
  /** Returns undefined for a number that no network has. */
  getType: () => string | undefined;
};
export type NumberTable = (number: string) => TableEntry | undefined;

export type PhoneNumber = {
  /** E.164, such as +639170000001. */
  number: string;
  /** Such as 63. */
  dialingCode: string;
  /** Such as 9170000001. */
  national: string;
  /** The country by ISO 3166; null if several share the dialling code and the number belongs to none of them. */
  countryCode: string | null;
  /** The kind of the number as the table names it: MOBILE, PREMIUM_RATE. */
  kind: string | undefined;
};

/** Digits, and the characters that people and address books put between them; nothing else is accepted. */
const written = /^[\d\s().+/\p{Cf}\p{Pd}\u2212]*$/u;
/** Kinds of numbers that can certainly receive text messages. */
const textable = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER', 'VOIP']);
const isTextable = (entry: TableEntry): boolean => textable.has(entry.getType() ?? '');

/**
 * Returns the intended number, which may be typed without the country's code or with it, once or twice, with a plus, with 00, or with the
 * national trunk zero. Null if no network has such a number.
 *
 * @param dialingCode - the code of the country chosen next to the number, for a number that does not contain its own
 */
export function readPhoneNumber(
  typed: string,
  dialingCode: string | undefined,
  table: NumberTable,
): PhoneNumber | null {
  const text = inAsciiDigits(typed.normalize('NFKC'));
  if (!written.test(text)) return null;
  const entries = readings(text, digitsOf(dialingCode ?? ''))
    .flatMap((digits) => [digits, ...mobileInArgentina(digits)])
    .map((digits) => table(`+${digits}`))
    .filter((entry) => entry !== undefined)
    .filter((entry) => entry.getType() !== undefined);
  // With the code of Indonesia chosen, 62 812 3456 789 is a mobile number, but with the code prepended again it is a landline number.
  const meant = entries.find(isTextable) ?? entries[0];
  if (!meant) return null;
  return {
    number: meant.number,
    dialingCode: meant.countryCallingCode,
    national: meant.nationalNumber,
    countryCode: meant.country ?? null,
    kind: meant.getType(),
  };
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns the possible readings, the likeliest first: a national number, because it may begin with the digits of its country's code, as 84 123 4567 in Vietnam. */
function readings(text: string, dialingCode: string): string[] {
  const digits = digitsOf(text);
  if (/^[^\d+]*\+/.test(text)) return withCodeOnce(digits);
  if (dialingCode === '') return digits.startsWith('00') ? withCodeOnce(digits.slice(2)) : [];
  return [
    dialingCode + digits,
    ...(digits.startsWith(dialingCode) ? withCodeOnce(digits) : []),
    ...(digits.startsWith('00') ? withCodeOnce(digits.slice(2)) : []),
  ];
}

/** Adds the 9 that a mobile number of Argentina has behind the country's code abroad but not at home. Without it the table takes the number for a landline. */
const mobileInArgentina = (digits: string): string[] =>
  /^54[1-8]/.test(digits) ? [`549${digits.slice(2)}`] : [];

/** Returns the digits as an international number, then without the first of two equal codes. The table removes the national trunk zero. */
const withCodeOnce = (digits: string): string[] => [
  digits,
  ...[1, 2, 3]
    .filter((length) => digits.slice(0, length) === digits.slice(length, 2 * length))
    .map((length) => digits.slice(length)),
];
