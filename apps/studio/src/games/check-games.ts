// Checks that every game's data are consistent and return what they declare, before any play.
import { checkDrawGame } from '@parlour/games/draws/check-draw-game';
import { checkInstant } from '@parlour/games/instant/check-instant';
import { instantTitles } from '@parlour/games/instant/instant-titles';
import { parlourDraws } from '@parlour/games/titles/parlour-draws';

/** Throws one sentence about the first game that fails. The first call in a process takes about a second. */
export function checkGames(draws = parlourDraws, instants = instantTitles): void {
  for (const title of draws) checkDrawGame(title.draws);
  for (const title of instants) checkInstant(title);
}
