// Switches from the trial of a game to the game itself, or the reverse.
import { readOpening, type KnownGame } from '#foundation/navigation/opened-from.ts';
import { href } from '#foundation/navigation/paths.ts';
import { currentAddress, currentState, replaceAddress, whereWeAre } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';

/** Replaces this page and keeps its query and its way back. `game` is used if the previous page passed no game. */
export function turnTo(page: 'launchGame' | 'trialGame', game: KnownGame | null = null): void {
  const opening = readOpening();
  replaceAddress(href(page, currentAddress().search), {
    ...(currentState() as object | null),
    ...(opening.game === null && { game }),
    // Opened by a press on the site, also after a direct link, so it leads through the login (ROUTE-08).
    from: opening.from ?? whereWeAre(),
  });
  scrollToTop();
}
