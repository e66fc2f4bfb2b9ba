// Texts of the back office and the languages in which they exist. React Admin translates by these functions, too.
import { languages, localeOf, type Language } from '@parlour/contract/languages';
import { consoleCatalogs } from '@parlour/phrases/compiled/console-catalogs';
import type { PhraseId, PhraseValues } from '@parlour/phrases/compiled/ids';
import { sayer, type Messages } from '@parlour/phrases/say';
import { useLocale, useTranslate } from 'react-admin';
import type { KeyValue } from '#platform/storage.ts';

export type OfficePhraseId = Extract<PhraseId, `console.${string}`>;
type Values<K extends OfficePhraseId> = keyof PhraseValues[K] extends never
  ? []
  : [PhraseValues[K]];
export type Say = <K extends OfficePhraseId>(id: K, ...values: Values<K>) => string;

/** Languages by the names that their readers know. */
export const officeLanguages = { EN: 'English', CN: '简体中文' } as const;
export type OfficeLanguage = keyof typeof officeLanguages;
const isOffered = (code: string | null): code is OfficeLanguage =>
  code !== null && Object.hasOwn(officeLanguages, code);

const languageKey = 'language';

/** Chooses the language: the one chosen on this device, else the first of the device's languages that exists, else English. */
export function firstLanguage(device: KeyValue, preferred: readonly string[]): OfficeLanguage {
  const chosen = device.read(languageKey);
  if (isOffered(chosen)) return chosen;
  const found = preferred.map((tag) => tag.split('-', 1).join('').toLowerCase());
  const first = found.find((each) => each === 'en' || each === 'zh');
  return first === 'zh' ? 'CN' : 'EN';
}

/** Texts of React Admin's own parts that our pages show, by ours. */
const adminTexts: Record<string, OfficePhraseId> = {
  'ra.action.close': 'console.close',
  'ra.page.loading': 'console.loading',
  'ra.message.loading': 'console.loading',
  'ra.navigation.skip_nav': 'console.skip',
};

export type OfficeTexts = {
  translate: (key: string, values?: Record<string, unknown>) => string;
  changeLocale: (locale: string) => Promise<void>;
  getLocale: () => string;
  getLocales: () => { locale: string; name: string }[];
};

/** Loads the texts of the first language, and speaks it. Sets the document's language, too. */
export async function openTexts(first: OfficeLanguage, device: KeyValue): Promise<OfficeTexts> {
  let [language, speak] = [first, await load(first)];
  const show = (): void => {
    document.documentElement.lang = languages[language].tag;
    document.title = speak('console.title');
  };
  show();
  return {
    translate: (key, values) => speak(adminTexts[key] ?? key, values),
    changeLocale: async (locale) => {
      if (!isOffered(locale)) return;
      const loaded = await load(locale);
      [language, speak] = [locale, loaded];
      device.write(languageKey, locale);
      show();
    },
    getLocale: () => language,
    getLocales: () => Object.entries(officeLanguages).map(([locale, name]) => ({ locale, name })),
  };
}

async function load(language: Language) {
  const { messages }: { messages: Messages } = (await consoleCatalogs[language]?.()) ?? {
    messages: {},
  };
  return sayer(messages, { locale: localeOf(language) });
}

/** Returns the function that says a text in the language of the moment. */
export function useSay(): Say {
  const translate = useTranslate();
  return (id, ...[values]) => translate(id, values);
}

/** The locale for dates and numbers. */
export const useOfficeLocale = (): string => localeOf(useLocale() as OfficeLanguage);
