// The visitor's country by address, and the dialling codes of all countries (ITU E.164).
import type { country as countryCall } from '@parlour/contract/site/calls';
import type { Answer } from '@parlour/contract/endpoint';
import { currencyStyle } from '@parlour/contract/money';
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
} from 'libphonenumber-js';
import type { Merchant } from '#http/merchant';
import type { CountryOf } from '#providers/countries/countries';

const entryOf = (code: CountryCode) => ({
  countryCode: code,
  countryDialingCode: getCountryCallingCode(code),
});
const countries = getCountries().toSorted().map(entryOf);

type Visitor = { address: string; countryOf: CountryOf | null };

/** The visitor's country with its dialling code, which is empty for a territory without telephones. */
export function countryOfVisitor(
  { setting }: Merchant,
  { address, countryOf }: Visitor,
): Answer<typeof countryCall> {
  const currency = setting('currency');
  const countryCode = countryOf?.(address) ?? setting('country');
  const countryDialingCode = isSupportedCountry(countryCode)
    ? entryOf(countryCode).countryDialingCode
    : '';
  const { symbol: currencySymbol } = currencyStyle(currency);
  return { countryCode, countryDialingCode, currency, currencySymbol, countries };
}
