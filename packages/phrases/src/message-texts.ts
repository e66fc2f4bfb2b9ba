// What the server writes to people by text message and e-mail: all languages are loaded once, since any receiver may read any of them.
import { setupI18n, type I18n } from '@lingui/core';
import { languages, localeOf, type Language } from '@parlour/contract/languages';
import type { PhraseId, PhraseValues } from '../compiled/ids.ts';
import { messageCatalogs } from '../compiled/message-catalogs.ts';

type MessagePhraseId = Extract<PhraseId, `messages.${string}`>;
export type MessageText = <K extends MessagePhraseId>(
  language: Language,
  id: K,
  values: PhraseValues[K],
) => string;

/** A language without texts is written to in English. */
export async function loadMessageTexts(): Promise<MessageText> {
  const entries = Object.entries(messageCatalogs) as [Language, (typeof messageCatalogs)['EN']][];
  const spoken = new Map<Language, I18n>();
  for (const [language, load] of entries) {
    const { messages } = (await load?.()) ?? { messages: {} };
    const locale = languages[language].tag;
    const locales = localeOf(language);
    spoken.set(language, setupI18n({ locale, locales, messages: { [locale]: messages } }));
  }
  return (language, id, values) => (spoken.get(language) ?? spoken.get('EN'))?._(id, values) ?? '';
}
