// Whether every game holds together and gives back what it declares: looked at before anybody plays.
import { checkDrawGame } from '@parlour/games/draws/check-draw-game';
import { checkInstant } from '@parlour/games/instant/check-instant';
import { instantTitles } from '@parlour/games/instant/instant-titles';
import { parlourDraws } from '@parlour/games/titles/parlour-draws';

/** Throws one sentence about the first that does not. A second or so the first time in a process. */
export function checkGames(draws = parlourDraws, instants = instantTitles): void {
  for (const title of draws) checkDrawGame(title.draws);
  for (const title of instants) checkInstant(title);
}
