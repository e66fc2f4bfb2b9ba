import { useEffect } from 'react';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { makeCountries, type Country, type Known } from './countries.ts';

export type CountryInUse = Known & {
  /** Null until it is known, and where there is none. */
  country: Country | null;
  /** Of `country`, for calls: empty where there is none. */
  dialingCode: string;
  /** Whether the field shows it (LOGIN-09); also where nobody could tell it, or no number could be sent. */
  isAsked: boolean;
  isLoading: boolean;
  /** Why it could not be asked for. */
  problem: Phrase | null;
  retry: () => void;
  choose: (countryCode: string) => void;
};

const none: Known = { own: null, all: [] };

/** Whose dialling code stands before a mobile number. All forms share it. */
export function useCountry(): CountryInUse {
  const { list, chosen, choose, isAsked } = useFoundation().keep(makeCountries);
  const { value, problem, isLoading } = useResource(list);
  const code = useStore(chosen);
  useEffect(() => list.need({ owner: '', wording: '' }), [list]);
  const { own, all } = value ?? none;
  // Where nobody is asked, a choice of another time does not count unseen.
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
