// Shows the failure of a sign-in that the native app does itself (IDP-09). Only code in the page can report one; an address cannot.
import { useEffect } from 'react';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { onAppResult } from '#platform/third-party/app-result.ts';

const longest = 200;

/** Returns the text of a failure, or null for any other result. */
export function readFailure(result: unknown): string | null {
  if (typeof result !== 'string' || !result.startsWith('Failure')) return null;
  const said = result.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  // By code points, so that no surrogate pair is cut.
  const letters = Array.from(said);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : said;
}

export function useAppResult(): void {
  const { notices } = useFoundation();
  useEffect(() => {
    /** The last failure's phrase: the same text is the same phrase, whose notice is shown once. */
    const said = new Map<string, Phrase>();
    return onAppResult((result) => {
      const failure = readFailure(result);
      if (failure === null) return;
      const say = said.get(failure) ?? (() => failure);
      said.clear();
      said.set(failure, say);
      notices.show(say);
    });
  }, [notices]);
}
