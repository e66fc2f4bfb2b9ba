import type { Language } from '../languages.ts';

/** Returns the words in the reader's language, else in the merchant's own; undefined if there are none. */
export const wordsFor = <T>(
  all: Partial<Record<Language, T>>,
  language: Language,
  ownLanguage: Language,
): T | undefined => all[language] ?? all[ownLanguage];
