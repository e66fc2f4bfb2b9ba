import type { CountryInUse } from '#foundation/country/use-country.ts';
import type { PhoneNumber } from '@parlour/contract/codes/phone-number';

/** The text of the field once its number is whole, and the number's country. Its country stands before the field, so a code of it is taken out of the number; else the number stays as it was typed. */
export function tidyNumber(
  typed: string,
  number: PhoneNumber | null,
  { all, dialingCode, isAsked }: Pick<CountryInUse, 'all' | 'dialingCode' | 'isAsked'>,
): { text: string; countryCode: string | null } {
  const asTyped = { text: typed, countryCode: null };
  if (number === null) return asTyped;
  const { national, countryCode } = number;
  if (number.dialingCode === dialingCode) {
    const isAtHome = [national, `0${national}`].includes(typed.replaceAll(/\D/g, ''));
    return isAtHome ? asTyped : { text: national, countryCode: null };
  }
  const canChoose = isAsked && all.some((each) => each.countryCode === countryCode);
  return canChoose ? { text: national, countryCode } : asTyped;
}
