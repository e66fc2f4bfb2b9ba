import { vendor, type Game } from './house.ts';
import { picturePath } from './pictures.ts';

/** As the lists of wire.md have it. */
export const gameAnswer = ({ nodeId, gameId, name, type }: Game) => ({
  nodeId,
  gameId,
  gameName: name,
  gameType: type,
  vassalage: vendor,
  iconUrl: picturePath(gameId),
});
