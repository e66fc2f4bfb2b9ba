// The whole site as one tree, the same on the server and in the browser.
import { useEffect } from 'react';
import { pressAgain } from '#platform/early-result.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { usePath } from '#foundation/navigation/use-address.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { guard, visitOf, type Verdict } from './guard.ts';
import type { LoadedPages } from './loaded-pages.ts';
import { tabOf, viewInFront, viewOf } from './page-view.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { RoutePage } from './route-page.tsx';
import { Shell } from './shell.tsx';
import { Waiting } from './waiting.tsx';

export function App({ pages }: { pages: LoadedPages }) {
  const { site, front } = useFoundation();
  const view = viewInFront(useStore(front));
  const session = useSession();
  const path = usePath();
  const verdict = guard(visitOf(site, session, path));
  // Runs on every page, also on an error page: its buttons must answer early presses too.
  useEffect(pressAgain, []);
  if (view) {
    return (
      <Shell pages={pages} tab={null} isClosed>
        <RouteBoundary key={view.shows}>
          <RoutePage view={view} tab={null} pages={pages} />
        </RouteBoundary>
      </Shell>
    );
  }
  if (verdict !== 'show') {
    return (
      <Shell pages={pages} tab={null}>
        <Detour verdict={verdict} isKnown={session !== undefined} />
      </Shell>
    );
  }
  const tab = tabOf(path);
  return (
    <Shell pages={pages} tab={tab}>
      <RouteBoundary key={path}>
        <RoutePage view={viewOf(path)} tab={tab} pages={pages} />
      </RouteBoundary>
    </Shell>
  );
}

/**
 * The waiting page, shown instead of a page that this visitor may not see. Redirects only once the session is known, and again at each
 * render: of two changes of address during a step back over a sheet's entry, the earlier one wins.
 */
function Detour({ verdict, isKnown }: { verdict: Exclude<Verdict, 'show'>; isKnown: boolean }) {
  useEffect(() => {
    if (isKnown) navigation.forward(verdict);
  });
  return <Waiting />;
}
