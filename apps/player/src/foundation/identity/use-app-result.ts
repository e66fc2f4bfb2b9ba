// A sign-in that the native app does itself, and that failed: what it says is shown (IDP-09). Only code in the page can say it; no address can.
import { useEffect } from 'react';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { onAppResult } from '#platform/third-party/app-result.ts';

const longest = 200;

/** Null for whatever is no failure. */
export function readFailure(result: unknown): string | null {
  if (typeof result !== 'string' || !result.startsWith('Failure')) return null;
  const said = result.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  // A sign of two halves is not cut in two.
  const letters = Array.from(said);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : said;
}

export function useAppResult(): void {
  const { notices } = useFoundation();
  useEffect(() => {
    /** The same words are the same notice, which stands once. */
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
