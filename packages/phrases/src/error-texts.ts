// The server's texts for refusals. All languages are loaded once, because any visitor may need any of them.
import type { ErrorCode } from '@parlour/contract/contract';
import { localeOf, type Language } from '@parlour/contract/languages';
import { errorCatalogs } from '../compiled/error-catalogs.ts';
import { errorId } from './groups.ts';
import { sayer, type Say } from './say.ts';

export type ErrorText = (code: ErrorCode, language: Language) => string;

/** Loads the texts. A language without texts falls back to English. Each text is formatted once. */
export async function loadErrorTexts(): Promise<ErrorText> {
  const entries = Object.entries(errorCatalogs) as [Language, (typeof errorCatalogs)['EN']][];
  const spoken = new Map<Language, Say>();
  for (const [language, load] of entries) {
    const { messages } = (await load?.()) ?? { messages: {} };
    spoken.set(language, sayer(messages, { locale: localeOf(language) }));
  }
  const read = (code: ErrorCode, language: Language): string =>
    (spoken.get(language) ?? spoken.get('EN'))?.(errorId(code)) ?? code;
  const known = new Map<string, string>();
  return (code, language) => {
    const key = `${language} ${code}`;
    const text = known.get(key) ?? read(code, language);
    known.set(key, text);
    return text;
  };
}
