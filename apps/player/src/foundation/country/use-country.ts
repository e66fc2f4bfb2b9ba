import { useNeededResource } from '#foundation/api/use-resource.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { makeCountries, type Country, type CountryList } from './countries.ts';

export type CountryInUse = CountryList & {
  /** The country in use; null until it is loaded, and without one. */
  country: Country | null;
  /** Dialling code of `country` for calls; empty without a country. */
  dialingCode: string;
  /** Whether the field shows the country (LOGIN-09); also true if the visitor's country is unknown, since no number could be sent. */
  isAsked: boolean;
  isLoading: boolean;
  /** Reason why the list could not be loaded. */
  problem: Phrase | null;
  retry: () => void;
  choose: (countryCode: string) => void;
};

const none: CountryList = { own: null, all: [] };

/** Country whose dialling code precedes a mobile number. All forms share it. */
export function useCountry(): CountryInUse {
  const { list, chosen, choose, isAsked } = useFoundation().keep(makeCountries);
  const { value, problem, isLoading } = useNeededResource(list, { owner: '', wording: '' });
  const code = useStore(chosen);
  const { own, all } = value ?? none;
  // Where the field does not show the country, an earlier choice must not count unseen.
  const isShown = isAsked || (value !== null && own === null);
  const picked = isShown ? all.find(({ countryCode }) => countryCode === code) : undefined;
  const country = picked ?? own;
  return {
    own,
    all,
    country,
    dialingCode: country?.countryDialingCode ?? '',
    isAsked: isShown,
    isLoading,
    problem,
    retry: list.retry,
    choose,
  };
}
