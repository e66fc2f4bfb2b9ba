import { readPhoneNumber, type PhoneNumber } from '@parlour/contract/codes/phone-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { remember } from '#http/limits';

/** Cached, because each look-up takes a tenth of a millisecond. */
const table = remember((number) => parsePhoneNumberFromString(number));

/** Reads a phone number; null if it is not a number of any network. */
export const readNumber = (
  mobileNum: string,
  countryDialingCode: string | undefined,
): PhoneNumber | null => readPhoneNumber(mobileNum, countryDialingCode, table);

/** Reads a number into the stored format, E.164, so that one number is one receiver however it is typed. */
export const readMobile = (
  mobileNum: string,
  countryDialingCode: string | undefined,
): string | null => readNumber(mobileNum, countryDialingCode)?.number ?? null;
