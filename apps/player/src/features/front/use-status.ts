import { useCallback, useEffect, useState } from 'react';
import { siteStatus } from '@parlour/contract/site/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { readsOf } from '#foundation/api/reads.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

type StatusQuery = {
  isAsking: boolean;
  /** The result of the last query while the site stayed closed; null before the first. */
  outcome: Phrase | null;
};

/** Queries whether the site is open. If it is, the page that the visitor wanted replaces this one (BOOT-05). */
export function useStatus() {
  const foundation = useFoundation();
  const { front } = foundation;
  const [asked, setAsked] = useState<StatusQuery>({ isAsking: false, outcome: null });

  const ask = useCallback(async (): Promise<Phrase> => {
    try {
      front.take(await readsOf(foundation)(siteStatus, {}, { teller: 'page' }));
      return (t) => t('front.still_closed');
    } catch (error) {
      return sayFailure(error);
    }
  }, [foundation, front]);

  async function askAgain(): Promise<void> {
    setAsked({ isAsking: true, outcome: null });
    const outcome = await ask();
    setAsked({ isAsking: false, outcome });
  }
  return { ...asked, ask, askAgain };
}

/** Queries the status once if the page lacks data, because it was rendered for all visitors or follows a refused call. */
export function useMissing(isMissing: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (isMissing) void ask();
  }, [isMissing, ask]);
}
