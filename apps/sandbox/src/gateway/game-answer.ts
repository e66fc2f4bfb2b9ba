import { vendor, type Game } from './gateway-state.ts';
import { picturePath } from './pictures.ts';

/** A game as in the lists of wire.md. */
export const gameAnswer = ({ nodeId, gameId, name, type }: Game) => ({
  nodeId,
  gameId,
  gameName: name,
  gameType: type,
  vassalage: vendor,
  iconUrl: picturePath(gameId),
});
