import type { Language } from '@parlour/contract/languages';
import type { Game } from '@parlour/contract/lobby';
import type { GameRow } from './store.ts';
import { textIn } from './texts.ts';

/** How covers are drawn for each of the family's categories; what is not named here gets the first. */
const drawn: Record<string, string> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fishing',
  PVP: 'cards',
  ARCADE: 'arcade',
  SPORTS: 'sports',
  ELOTT: 'lottery',
  ELOTTO: 'lottery',
  LOTT: 'lottery',
  SEA_LOTT: 'lottery',
  VIETNAM_LOTTO: 'lottery',
};

/** The merchant's own picture, else the cover that the server draws. */
function iconUrl({ picture, category, gameId }: GameRow): string {
  if (picture !== null) return picture;
  const kind = Object.hasOwn(drawn, category) ? drawn[category] : undefined;
  return `/m/covers/${kind ?? 'slots'}/${encodeURIComponent(gameId)}.svg`;
}

export const presentGame = (game: GameRow, language: Language): Game => ({
  nodeId: game.nodeId,
  gameId: game.gameId,
  gameName: textIn(game.names, language),
  gameType: game.category,
  vassalage: game.vendor,
  iconUrl: iconUrl(game),
  ...(game.classify.length > 0 && { gameClassify: game.classify }),
});
