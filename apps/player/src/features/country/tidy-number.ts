import type { CountryInUse } from '#foundation/country/use-country.ts';
import type { PhoneNumber } from '@parlour/contract/codes/phone-number';

/**
 * The field's text and the country of a complete number. The country is shown in front of the field, so its code is removed from the text.
 * Any other text stays as typed.
 */
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
