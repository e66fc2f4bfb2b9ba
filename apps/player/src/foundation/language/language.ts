// The language in use and its texts. Only the groups that were asked for are loaded, and only in this language (LANG-04).
import { localeOf, type Language } from '@parlour/contract/languages';
import type { OwnCurrency } from '@parlour/contract/money';
import { starts, type Group } from '@parlour/phrases/compiled/catalogs';
import type { PhraseId, PhraseValues } from '@parlour/phrases/compiled/ids';
import { sayer, type Messages } from '@parlour/phrases/say';
import { createStore, type Readable } from '#foundation/store.ts';

type Values<K extends PhraseId> = keyof PhraseValues[K] extends never ? [] : [PhraseValues[K]];
export type Translate = <K extends PhraseId>(id: K, ...values: Values<K>) => string;
/** Words that are still to be spoken, in whichever language is in use then. */
export type Phrase = (t: Translate) => string;

/** With the site's own currency, which amounts are told in. */
export type Spoken = { language: Language; t: Translate; own: OwnCurrency };
export type SpokenLanguage = Readable<Spoken> & {
  /** Resolves when the texts of these groups can be read. */
  need: (groups: readonly Group[]) => Promise<void>;
  /** Resolves when all texts on the page are in this language; rejects, and changes nothing, when they cannot be loaded. */
  change: (language: Language) => Promise<void>;
};

export function translator(language: Language, messages: Messages): Translate {
  const say = sayer(messages, { locale: localeOf(language) });
  return (id, ...[values]) => say(id, values);
}

/** The texts of a group; undefined for a language that has none. */
async function loadGroup(group: Group, language: Language): Promise<Messages | undefined> {
  // Every page names the first texts of its language among its files, so nothing waits here for more than they.
  const start = await starts[language]?.();
  return group === 'start' ? start?.messages : (await start?.later[group]())?.messages;
}

export function createLanguage(
  first: Language,
  own: OwnCurrency,
  onChange: (to: Language) => void,
): SpokenLanguage {
  const speak = (language: Language, messages: Messages): Spoken => ({
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
    const messages: Messages = Object.assign(
      {},
      known.get(language),
      ...(await Promise.all(loads)),
    );
    known.set(language, messages);
    // Meanwhile the player may have chosen another one.
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
