import { useCallback, useEffect, useState } from 'react';
import { siteStatus } from '@parlour/contract/site/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { readsOf } from '#foundation/api/reads.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

type Asked = {
  isAsking: boolean;
  /** How the last question ended while the site stayed closed; null before the first. */
  outcome: Phrase | null;
};

/** Asks whether the site is open by now. Where it is, this page goes and the one behind it comes (BOOT-05). */
export function useStatus() {
  const foundation = useFoundation();
  const { front } = foundation;
  const [asked, setAsked] = useState<Asked>({ isAsking: false, outcome: null });

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

/** Once, for what the page in front lacks: it was painted for everybody, or a call was refused. */
export function useMissing(isMissing: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (isMissing) void ask();
  }, [isMissing, ask]);
}
