// The countries by their names in the reader's language, and which of them a search means.
import { languages, type Language } from '@parlour/contract/languages';
import { inAsciiDigits } from '@parlour/contract/codes/ascii-digits';
import type { Country } from '#foundation/country/countries.ts';

export type NamedCountry = Country & { name: string };

/** The code stands for a country that the browser has no name for. */
export function nameOf(code: string, language: Language): string {
  try {
    const names = new Intl.DisplayNames(languages[language].tag, { type: 'region' });
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** In the order of the language. */
export function nameAll(countries: readonly Country[], language: Language): NamedCountry[] {
  const { compare } = new Intl.Collator(languages[language].tag);
  return countries
    .map((each) => ({ ...each, name: nameOf(each.countryCode, language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/** Nobody types the accents of a name. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** By a part of the name, the two letters, or how the dialling code begins. */
export function searchCountries(
  countries: readonly NamedCountry[],
  typed: string,
): readonly NamedCountry[] {
  const wanted = plain(inAsciiDigits(typed).trim());
  if (wanted === '') return countries;
  const digits = wanted.replaceAll(/[\s+\u200e]/g, '');
  if (/^\d+$/.test(digits)) {
    return countries.filter(({ countryDialingCode }) => countryDialingCode.startsWith(digits));
  }
  return countries.filter(
    ({ name, countryCode }) => plain(name).includes(wanted) || countryCode.toLowerCase() === wanted,
  );
}
