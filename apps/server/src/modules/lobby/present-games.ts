// Games and lanes as the lobby's calls show them, with the merchant's texts in the language of the call.
import { coverPath } from '@parlour/contract/lobby/cover-path';
import type { Language } from '@parlour/contract/languages';
import type { Draw, Game, Lane } from '@parlour/contract/lobby/lobby';
import type { Texts } from '@parlour/database/tables/lobby';
import type { GameRow, LaneRows } from './store.ts';

/** English stands in for what was not translated. */
export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.EN;

/** The merchant's own picture, else the cover that the server draws. */
const iconUrl = ({ picture, category, gameId }: GameRow): string =>
  picture ?? coverPath(category, gameId);

/** The draw of a game as it stands now; undefined for a game without draws. */
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

/** The family's shape (LOBBY-01). A lane without games stays away: it would lead nowhere. */
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
