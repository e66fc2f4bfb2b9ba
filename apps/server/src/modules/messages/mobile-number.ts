import { readPhoneNumber, type PhoneNumber } from '@parlour/contract/codes/phone-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { remember } from '#http/limits';

/** Remembered, because each look-up takes a tenth of a millisecond. */
const table = remember((number) => parsePhoneNumberFromString(number));

/** Null for what is no number of any network. */
export const readNumber = (
  mobileNum: string,
  countryDialingCode: string | undefined,
): PhoneNumber | null => readPhoneNumber(mobileNum, countryDialingCode, table);

/** The same as it is kept: E.164, so that one number is one receiver however it is typed. */
export const readMobile = (
  mobileNum: string,
  countryDialingCode: string | undefined,
): string | null => readNumber(mobileNum, countryDialingCode)?.number ?? null;
