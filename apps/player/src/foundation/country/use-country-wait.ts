// A press that needs the country's dialling code and comes before it is loaded (LOGIN-09).
import { useEffect, useEffectEvent, useState } from 'react';
import { useCountry } from './use-country.ts';

type CountryWait = {
  /** Acts at once, or while the country is loading, when it is known or could not be loaded. */
  press: () => void;
  /** Whether a press waits. */
  isWaiting: boolean;
};

/** Carries out `act`, as it is at that time, once the country is not loading any more. */
export function useCountryWait(act: () => void): CountryWait {
  const { isLoading } = useCountry();
  const [isWaiting, setWaiting] = useState(false);
  const actIfWaiting = useEffectEvent(() => {
    if (!isWaiting || isLoading) return;
    setWaiting(false);
    act();
  });
  useEffect(() => actIfWaiting(), [isLoading, isWaiting]);
  return { press: () => (isLoading ? setWaiting(true) : act()), isWaiting };
}
