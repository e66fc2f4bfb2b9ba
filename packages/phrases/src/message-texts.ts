// Texts of the server's SMS and e-mails. All languages are loaded once, because any recipient may need any of them.
import { localeOf, type Language } from '@parlour/contract/languages';
import type { PhraseId, PhraseValues } from '../compiled/ids.ts';
import { messageCatalogs } from '../compiled/message-catalogs.ts';
import { sayer, type Say } from './say.ts';

type MessagePhraseId = Extract<PhraseId, `messages.${string}`>;
export type MessageText = <K extends MessagePhraseId>(
  language: Language,
  id: K,
  values: PhraseValues[K],
) => string;

/** Loads the texts. A language without texts falls back to English. */
export async function loadMessageTexts(): Promise<MessageText> {
  const entries = Object.entries(messageCatalogs) as [Language, (typeof messageCatalogs)['EN']][];
  const spoken = new Map<Language, Say>();
  for (const [language, load] of entries) {
    const { messages } = (await load?.()) ?? { messages: {} };
    spoken.set(language, sayer(messages, { locale: localeOf(language) }));
  }
  return (language, id, values) => (spoken.get(language) ?? spoken.get('EN'))?.(id, values) ?? '';
}
