// From the trial of a game to the game itself, or the other way.
import { readOpening, type KnownGame } from '#foundation/navigation/opened-from.ts';
import { href } from '#foundation/navigation/paths.ts';
import { currentAddress, currentState, replaceAddress, whereWeAre } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';

/** It was opened where this page was, and leads back there; the query goes along. `game`: as it is called here, where nothing before told it. */
export function turnTo(page: 'launchGame' | 'trialGame', game: KnownGame | null = null): void {
  const opening = readOpening();
  replaceAddress(href(page, currentAddress().search), {
    ...(currentState() as object | null),
    ...(opening.game === null && { game }),
    // Pressed on the site, whatever opened this page: it leads on through the login (ROUTE-08).
    from: opening.from ?? whereWeAre(),
  });
  scrollToTop();
}
