// Mobile numbers as people type them and browsers fill them in, and as they are kept: E.164 (ITU). Site and server read them by this one
// rule; each brings the table of the world's numbers, because it is large.
import { inAsciiDigits } from './ascii-digits.ts';

/** What `libphonenumber-js/max` says of digits behind a plus. */
type TableEntry = {
  number: string;
  countryCallingCode: string;
  nationalNumber: string;
  country?: string | undefined;
  /** Undefined for a number that no network has. */
  getType: () => string | undefined;
};
export type NumberTable = (number: string) => TableEntry | undefined;

export type PhoneNumber = {
  /** E.164: +639170000001. */
  number: string;
  /** 63 */
  dialingCode: string;
  /** 9170000001 */
  national: string;
  /** Of ISO 3166; null where several share the code and the number is of none. */
  countryCode: string | null;
  /** As the table names it: MOBILE, PREMIUM_RATE. */
  kind: string | undefined;
};

/** Only what people and address books put between digits: a number is no place for anything else. */
const written = /^[\d\s().+/\p{Cf}\p{Pd}\u2212]*$/u;
/** Kinds of numbers that text messages surely reach. */
const textable = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER', 'VOIP']);
const isTextable = (entry: TableEntry): boolean => textable.has(entry.getType() ?? '');

/**
 * The number that was meant: with or without the country's code, once or twice, with a plus, with 00, or with the zero that is dialled
 * at home. Null where no network has such a number.
 *
 * @param dialingCode - of the country that stands beside the number, for one that does not name its own
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
  // 62 812 3456 789 beside the code of Indonesia is a mobile number, and with the code before it once more one of a house.
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

/** What the text may mean, the likeliest first. A number at home comes first, because it may begin with its country's code: 84 123 4567 in Vietnam. */
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

/** A mobile number of Argentina has a 9 behind the country's code abroad and none at home. The table takes it for a landline without. */
const mobileInArgentina = (digits: string): string[] =>
  /^54[1-8]/.test(digits) ? [`549${digits.slice(2)}`] : [];

/** The number abroad, then without the first of two codes. The zero that is dialled at home, the table takes away. */
const withCodeOnce = (digits: string): string[] => [
  digits,
  ...[1, 2, 3]
    .filter((length) => digits.slice(0, length) === digits.slice(length, 2 * length))
    .map((length) => digits.slice(length)),
];
