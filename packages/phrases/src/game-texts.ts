// Texts of the studio's games. A game's page contains its own texts in one language; the studio itself writes texts outside of games.
import { localeOf, type Language } from '@parlour/contract/languages';
import { isOfOnePlayer, type GameEngine } from '@parlour/contract/launch/game-engines';
import { gameCatalogs } from '../compiled/game-catalogs.ts';
import type { PhraseId, PhraseValues } from '../compiled/ids.ts';
import { sayer, type Messages } from './say.ts';

export type StudioPhraseId = Extract<PhraseId, `studio.${string}`>;

export type GameTexts = {
  /** Returns the compiled texts of a game's page: `studio.game.`, those of its engine, and `studio.instant.` for engines of instant games. */
  textsOf: (language: Language, engine: GameEngine) => Messages;
  /** Returns one text, for pages without a script. */
  say: <K extends StudioPhraseId>(language: Language, id: K, values?: PhraseValues[K]) => string;
};

/** Lists the prefixes of ids that an engine's page uses. */
const groupsOf = (engine: GameEngine): string[] => [
  'studio.game.',
  ...(isOfOnePlayer(engine) ? ['studio.instant.'] : []),
  `studio.${engine}.`,
];

/** Loads the texts. A language without texts falls back to English. */
export async function loadGameTexts(): Promise<GameTexts> {
  const entries = Object.entries(gameCatalogs) as [Language, (typeof gameCatalogs)['EN']][];
  const spoken = new Map<Language, Messages>();
  for (const [language, load] of entries) {
    spoken.set(language, (await load?.())?.messages ?? {});
  }
  const messagesOf = (language: Language) => spoken.get(language) ?? spoken.get('EN') ?? {};
  return {
    textsOf: (language, engine) =>
      Object.fromEntries(
        Object.entries(messagesOf(language)).filter(([id]) =>
          groupsOf(engine).some((part) => id.startsWith(part)),
        ),
      ),
    say: (language, id, values) => {
      const written = spoken.has(language) ? language : 'EN';
      return sayer(messagesOf(language), { locale: localeOf(written) })(id, values);
    },
  };
}
