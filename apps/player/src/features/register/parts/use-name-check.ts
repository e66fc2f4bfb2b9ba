// Checks whether a name is free once the player has stopped typing (REG-01). A failed check is not shown, because the check is optional.
import { useEffect, useRef, useState } from 'react';
import { checkUsername } from '@parlour/contract/register/calls';
import { isLimit } from '#foundation/api/meaning.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { isOffline } from '#platform/network.ts';

export const stillMs = 500;
const restMs = 60_000;

/** Null if it is unknown. */
export type NameState = 'free' | 'taken' | null;

type NameCheck = { name: string; is: 'free' | 'taken' };

/** The result for the current name; null if it is unknown, or if `name` is null and there is nothing to check. */
export function useNameCheck(name: string | null): NameState {
  const read = readsOf(useFoundation());
  const [known, setKnown] = useState<NameCheck | null>(null);
  const restsUntil = useRef(0);
  useEffect(() => {
    if (name === null) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const timer = setTimeout(() => void ask(name), stillMs);
    async function ask(username: string): Promise<void> {
      if (isOffline() || performance.now() < restsUntil.current) return;
      try {
        await read(checkUsername, { username }, { teller: 'page', signal });
        if (!signal.aborted) setKnown({ name: username, is: 'free' });
      } catch (error) {
        if (signal.aborted) return;
        if (refusalOf(error)?.code === 'username_taken') setKnown({ name: username, is: 'taken' });
        else if (isLimit(error)) {
          restsUntil.current = performance.now() + (error.retryAfter ?? restMs / 1_000) * 1_000;
        }
      }
    }
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [read, name]);
  return known !== null && known.name === name ? known.is : null;
}
