// The language in use and its texts. Only requested groups are loaded, and only in this language (LANG-04).
import { localeOf, type Language } from '@parlour/contract/languages';
import type { OwnCurrency } from '@parlour/contract/money';
import { starts, type Group } from '@parlour/phrases/compiled/catalogs';
import type { PhraseId, PhraseValues } from '@parlour/phrases/compiled/ids';
import { sayer, type Messages } from '@parlour/phrases/say';
import { createStore, type Readable } from '#foundation/store.ts';

type Values<K extends PhraseId> = keyof PhraseValues[K] extends never ? [] : [PhraseValues[K]];
export type Translate = <K extends PhraseId>(id: K, ...values: Values<K>) => string;
/** A text that is translated when it is shown, in the language of that moment. */
export type Phrase = (t: Translate) => string;

/** The language, its texts and the site's currency, by which amounts are formatted. */
export type LanguageState = { language: Language; t: Translate; own: OwnCurrency };
export type SpokenLanguage = Readable<LanguageState> & {
  /** Resolves when the texts of these groups are loaded. */
  need: (groups: readonly Group[]) => Promise<void>;
  /** Changes the language. Resolves when all texts of the page are loaded in it; rejects and changes nothing if that fails. */
  change: (language: Language) => Promise<void>;
};

export function translator(language: Language, messages: Messages): Translate {
  const say = sayer(messages, { locale: localeOf(language) });
  return (id, ...[values]) => say(id, values);
}

/** Loads the texts of a group; undefined for a language that has none. */
async function loadGroup(group: Group, language: Language): Promise<Messages | undefined> {
  // The page's HTML preloads the first texts of its language, so this wait is short.
  const start = await starts[language]?.();
  return group === 'start' ? start?.messages : (await start?.later[group]())?.messages;
}

export function createLanguage(
  first: Language,
  own: OwnCurrency,
  onChange: (to: Language) => void,
): SpokenLanguage {
  const speak = (language: Language, messages: Messages): LanguageState => ({
    language,
    own,
    t: translator(language, messages),
  });
  const store = createStore(speak(first, {}));
  const needed = new Set<Group>();
  const known = new Map<Language, Messages>();
  let wanted = first;

  async function load(language: Language): Promise<void> {
    const loads = [...needed].map((group) => loadGroup(group, language));
    const loaded = await Promise.all(loads);
    // Texts that other calls have loaded meanwhile are kept.
    const messages: Messages = Object.assign({}, known.get(language), ...loaded);
    known.set(language, messages);
    // The player may have chosen another language meanwhile.
    if (language === wanted) store.set(speak(language, messages));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    need: async (groups) => {
      for (const group of groups) needed.add(group);
      await load(wanted);
    },
    change: async (language) => {
      wanted = language;
      try {
        await load(language);
      } catch (error) {
        if (wanted === language) wanted = store.get().language;
        throw error;
      }
      if (wanted === language) onChange(language);
    },
  };
}
