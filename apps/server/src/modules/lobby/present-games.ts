// Games and lanes in the form of the lobby's answers, with the merchant's texts in the caller's language.
import { coverPath } from '@parlour/contract/lobby/cover-path';
import type { Language } from '@parlour/contract/languages';
import type { Draw, Game, Lane } from '@parlour/contract/lobby/lobby';
import type { Texts } from '@parlour/database/columns/lobby';
import type { GameRow, LaneRows } from './store.ts';

/** The text in the language, or the English one if it is not translated. */
export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.EN;

/** The merchant's own picture, or the cover that the server draws. */
const iconUrl = ({ picture, category, gameId }: GameRow): string =>
  picture ?? coverPath(category, gameId);

/** Returns the current draw of a game; undefined for a game without draws. */
export type DrawOf = (game: Pick<GameRow, 'vendor' | 'gameId'>) => Draw | undefined;

export const presentGame = (game: GameRow, language: Language, drawOf: DrawOf): Game => ({
  nodeId: game.nodeId,
  gameId: game.gameId,
  gameName: textIn(game.names, language),
  gameType: game.category,
  vassalage: game.vendor,
  iconUrl: iconUrl(game),
  ...(game.classify.length > 0 && { gameClassify: game.classify }),
  ...game.details,
  ...drawOf(game),
});

/** Presents lanes in the family's shape (LOBBY-01). Lanes without games are left out. */
export function presentLanes(rows: LaneRows, language: Language, drawOf: DrawOf): Lane[] {
  const ofCategory = <Row extends { category: string }>(list: Row[], category: string): Row[] =>
    list.filter((row) => row.category === category);
  return rows.lanes
    .map(({ category }) => ({
      title: category,
      gameCount: ofCategory(rows.counts, category)[0]?.games ?? 0,
      gameClassify: ofCategory(rows.marks, category).map(({ mark, vendors }) => ({
        gameClassify: mark,
        vendors,
      })),
      cards: ofCategory(rows.cards, category).map(({ accountType, displayName }) => ({
        accountTypeName: accountType,
        displayName,
      })),
      games: ofCategory(rows.firstGames, category).map((game) =>
        presentGame(game, language, drawOf),
      ),
    }))
    .filter(({ gameCount }) => gameCount > 0);
}
