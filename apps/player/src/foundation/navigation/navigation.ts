// Navigation between pages by name.
import { changeAddress, currentAddress, replaceAddress } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import { href, type PageName } from './paths.ts';
import { handOffParameters, withoutParameters } from './query.ts';
import { noteOfWantedGame, readWantedGame } from './wanted-game.ts';

export const navigation = {
  /** Opens a page in place of the current history entry. */
  replace: (page: PageName): void => {
    replaceAddress(href(page));
    scrollToTop();
  },
  /** Opens an address of the site with its query, in place of the current history entry. */
  leaveTo: (address: string): void => {
    replaceAddress(address);
    scrollToTop();
  },
  /** Redirects to a page. The query is retained, because it may name a campaign or a language. */
  forward: (page: PageName): void =>
    replaceAddress(
      href(page, currentAddress().search),
      // The wanted game is stored for after the login, and for the change of password that a login may require.
      page === 'login' || page === 'changePsw' ? noteOfWantedGame() : null,
    ),
  /** Opens the game that was tapped before the login, or home (ROUTE-08). Called after a login and its change of password. */
  enter: (): void => {
    const wanted = readWantedGame();
    // The launch page reads the game and its origin from the same history entry.
    if (wanted) changeAddress(wanted.address);
    else replaceAddress(href('home'));
    scrollToTop();
  },
  /** Removes parameters from the address bar, and keeps the others. */
  dropParameters: (names: readonly string[]): void => {
    const { path, search } = currentAddress();
    const rest = withoutParameters(search, names);
    if (rest !== search) changeAddress(path + rest);
  },
  /** Removes hand-off codes from the address, because they must not stay visible. */
  dropHandOff: (): void => navigation.dropParameters(handOffParameters),
};
