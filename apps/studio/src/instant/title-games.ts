// The game of each title of one player, created once.
import type { InstantGame } from '@parlour/games/instant/instant-game';
import { gameOf } from '@parlour/games/instant/instant-titles';
import { titles } from '@parlour/games/titles/titles';

const games = new Map<string, InstantGame>();
for (const title of titles) {
  const game = title.engine === 'lottery' ? null : gameOf({ name: title.gameCode, ...title });
  if (game) games.set(title.gameCode, game);
}

/** Throws for a title that is not a game of one player. */
export function instantGameOf(gameCode: string): InstantGame {
  const found = games.get(gameCode);
  if (!found) throw new Error(`${gameCode} is no game of one player.`);
  return found;
}

/** Returns null for any other title. */
export const findInstantGame = (gameCode: string): InstantGame | null =>
  games.get(gameCode) ?? null;
