// Mobile numbers as they are typed and as they are kept: E.164, with the plus (ITU).
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { remember } from '#http/limits';

/** Only what people put between digits; a number is no place for anything else. */
const typed = /^[\d\s().+\-\u00a0\u200e\u200f]+$/;

/** `+63` and `0917 000 0001` are +639170000001; null for what cannot be a number. A number that begins with a plus needs no dialling code. */
export function readMobile(
  mobileNum: string,
  countryDialingCode: string | undefined,
): string | null {
  const number = inAsciiDigits(mobileNum).trim();
  if (!typed.test(number)) return null;
  const digits = number.replaceAll(/\D/g, '');
  if (number.startsWith('+')) return toE164(`+${digits}`);
  const dialling = countryDialingCode?.replace('+', '');
  return dialling === undefined ? null : (toE164(`+${dialling}${digits}`) ?? null);
}

/** The digits of every script count: phones in Thailand and Pakistan type their own. */
const inAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Digits of a script stand in rows of ten.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

/** A national number's leading zero goes, as its country has it. Remembered, because each check takes a tenth of a millisecond. */
const toE164 = remember((number: string): string | null => {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isPossible() ? parsed.number : null;
});
