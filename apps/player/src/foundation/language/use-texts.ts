import { useEffect, useState } from 'react';
import type { Group } from '@parlour/phrases/compiled/catalogs';
import { useFoundation } from '#foundation/use-foundation.ts';

const retryMs = 2_000;

/** Returns whether the texts of a part that is loaded late are there, and tries again after a failure. */
export function useTexts(group: Group): boolean {
  const { language } = useFoundation();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const attempt = (): void =>
      void language.need([group]).then(
        () => isWanted && setReady(true),
        () => {
          if (isWanted) timer = setTimeout(attempt, retryMs);
        },
      );
    attempt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [language, group]);
  return isReady;
}
