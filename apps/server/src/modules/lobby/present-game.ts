import { coverPath } from '@parlour/contract/lobby/cover-path';
import type { Language } from '@parlour/contract/languages';
import type { Game } from '@parlour/contract/lobby/lobby';
import type { GameRow } from './store.ts';
import { textIn } from './texts.ts';

/** The merchant's own picture, else the cover that the server draws. */
const iconUrl = ({ picture, category, gameId }: GameRow): string =>
  picture ?? coverPath(category, gameId);

export const presentGame = (game: GameRow, language: Language): Game => ({
  nodeId: game.nodeId,
  gameId: game.gameId,
  gameName: textIn(game.names, language),
  gameType: game.category,
  vassalage: game.vendor,
  iconUrl: iconUrl(game),
  ...(game.classify.length > 0 && { gameClassify: game.classify }),
});
