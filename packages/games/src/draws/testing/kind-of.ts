// Finds a kind of bet by the names of its game and itself.
import { drawGames } from '../games/draw-games.ts';
import type { BetKind, DrawGame } from '../draw-game.ts';

export function kindOf(
  name: keyof typeof drawGames,
  bet: string,
): { game: DrawGame; kind: BetKind } {
  const game: DrawGame = drawGames[name];
  const kind = game.kinds.find((each) => each.name === bet);
  if (!kind) throw new Error(`${name} has no bet ${bet}.`);
  return { game, kind };
}
