// Brings a page that the server painted to life.
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { currentAddress } from '#platform/address.ts';
import { onPageRestored } from '#platform/page.ts';
import {
  createFoundation,
  type Foundation,
  type FoundationOptions,
} from '#foundation/foundation.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { href } from '#foundation/navigation/paths.ts';
import { guard, visitOf } from './guard.ts';
import { createPages } from './pages.ts';
import { Root } from './root.tsx';
import { routeOf, type Route } from './routes.tsx';

type Options = Omit<FoundationOptions, 'painted'>;

/** Where the server could not know whether this is a member or a guest, it painted neither. */
const paintedOf = (root: Element) =>
  root.querySelector('[data-waiting]') === null ? null : undefined;

/** The page that the guard will let this visitor see, so that no other is loaded first. */
function firstRoute({ site, session }: Foundation): Route {
  const address = currentAddress();
  const verdict = guard(visitOf(site, session.get() ?? null, address));
  return routeOf(verdict === 'show' ? address.path : href(verdict));
}

export async function startSite(root: Element, options: Options): Promise<ReactRoot> {
  navigation.dropHandOff();
  const foundation = createFoundation({ ...options, painted: paintedOf(root) });
  const pages = createPages(foundation.language);
  onPageRestored(foundation.session.refresh);
  await pages.load(firstRoute(foundation));
  return hydrateRoot(root, <Root foundation={foundation} pages={pages} />, {
    onRecoverableError: (error) => {
      // oxlint-disable-next-line no-console -- the server painted something else: a fault of ours, and tests fail on it
      console.error(error);
    },
  });
}
