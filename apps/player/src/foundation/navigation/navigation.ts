// Going from one page to another, by name.
import { changeAddress, currentAddress, replaceAddress } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import { href, type PageName } from './paths.ts';
import { handOffParameters, withoutParameters } from './query.ts';

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
  /** The same thing on another page: it was opened where this one was, and leads back there. The query goes along. */
  turnTo: (page: PageName): void => {
    changeAddress(href(page, currentAddress().search));
    scrollToTop();
  },
  /** Another page instead of the one asked for. The query goes along: it may name a campaign or a language. */
  forward: (page: PageName): void => replaceAddress(href(page, currentAddress().search)),
  /** Takes parameters out of the address bar, and keeps the others. */
  dropParameters: (names: readonly string[]): void => {
    const { path, search } = currentAddress();
    const rest = withoutParameters(search, names);
    if (rest !== search) replaceAddress(path + rest);
  },
  /** ROUTE-04 comes later; until then a value is refused, and in any case it does not stay to be seen. */
  dropHandOff: (): void => navigation.dropParameters(handOffParameters),
};
