// The names of countries in the reader's language, and the search for them.
import { languages, type Language } from '@parlour/contract/languages';
import { inAsciiDigits } from '@parlour/contract/codes/ascii-digits';
import type { Country } from '#foundation/country/countries.ts';

export type NamedCountry = Country & { name: string };

/** The country's name, or its code if the browser has no name for it. */
export function nameOf(code: string, language: Language): string {
  try {
    const names = new Intl.DisplayNames(languages[language].tag, { type: 'region' });
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The countries with their names, in the alphabetical order of the language. */
export function nameAll(countries: readonly Country[], language: Language): NamedCountry[] {
  const { compare } = new Intl.Collator(languages[language].tag);
  return countries
    .map((each) => ({ ...each, name: nameOf(each.countryCode, language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/** The text without accents, which people leave out when they search. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Finds countries by a part of the name, the two-letter code, or the beginning of the dialling code. */
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
