// Going from one page to another, by name.
import { changeAddress, currentAddress, replaceAddress } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import { href, type PageName } from './paths.ts';
import { handOffParameters, withoutParameters } from './query.ts';
import { noteOfWantedGame, readWantedGame } from './wanted-game.ts';

export const navigation = {
  /** The page left behind is not in the history any more. */
  replace: (page: PageName): void => {
    replaceAddress(href(page));
    scrollToTop();
  },
  /** The same, to an address of our own with its query. */
  leaveTo: (address: string): void => {
    replaceAddress(address);
    scrollToTop();
  },
  /** Another page instead of the one asked for. The query goes along: it may name a campaign or a language. */
  forward: (page: PageName): void =>
    replaceAddress(
      href(page, currentAddress().search),
      // What is wanted waits behind the login, and behind the change that a login may ask for.
      page === 'login' || page === 'changePsw' ? noteOfWantedGame() : null,
    ),
  /** After a login, and the change of password that it asked for: into the game that was tapped before it, else home (ROUTE-08). */
  enter: (): void => {
    const wanted = readWantedGame();
    // The launch knows by the same entry what it opens, and where from.
    if (wanted) changeAddress(wanted.address);
    else replaceAddress(href('home'));
    scrollToTop();
  },
  /** Takes parameters out of the address bar, and keeps the others. */
  dropParameters: (names: readonly string[]): void => {
    const { path, search } = currentAddress();
    const rest = withoutParameters(search, names);
    if (rest !== search) changeAddress(path + rest);
  },
  /** ROUTE-04 comes later; until then a value is refused, and in any case it does not stay to be seen. */
  dropHandOff: (): void => navigation.dropParameters(handOffParameters),
};
