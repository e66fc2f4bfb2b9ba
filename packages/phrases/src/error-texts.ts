// The server's words for a refusal: all languages are loaded once, since any visitor may need any of them.
import { setupI18n, type I18n } from '@lingui/core';
import type { ErrorCode } from '@parlour/contract/contract';
import { languages, type Language } from '@parlour/contract/languages';
import { errorCatalogs } from '../compiled/error-catalogs.ts';
import { errorId } from './groups.ts';

export type ErrorText = (code: ErrorCode, language: Language) => string;

/** A language without texts is answered in English. Each text is put together once. */
export async function loadErrorTexts(): Promise<ErrorText> {
  const entries = Object.entries(errorCatalogs) as [Language, (typeof errorCatalogs)['EN']][];
  const spoken = new Map<Language, I18n>();
  for (const [language, load] of entries) {
    const { messages } = (await load?.()) ?? { messages: {} };
    const locale = languages[language].tag;
    spoken.set(language, setupI18n({ locale, messages: { [locale]: messages } }));
  }
  const read = (code: ErrorCode, language: Language): string =>
    (spoken.get(language) ?? spoken.get('EN'))?._(errorId(code)) ?? code;
  const known = new Map<string, string>();
  return (code, language) => {
    const key = `${language} ${code}`;
    const text = known.get(key) ?? read(code, language);
    known.set(key, text);
    return text;
  };
}
