import { languages, ownLanguage } from '@parlour/contract/languages';

/** Returns the name of a site's language, in the reader's; the code itself if there is no such language. */
export function languageName(code: string, locale: string): string {
  const language = ownLanguage(code);
  if (language === null) return code;
  return new Intl.DisplayNames(locale, { type: 'language' }).of(languages[language].tag) ?? code;
}
