// The whole site as one tree, the same on the server and in the browser.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pressAgain } from '#platform/early-result.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { boardPath } from './board-path.ts';
import { guard, visitOf, type Verdict } from './guard.ts';
import type { Pages } from './pages.ts';
import { findPlace } from './places.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { RoutePage } from './route-page.tsx';
import { routeOf } from './routes.tsx';
import { Shell } from './shell.tsx';
import { Waiting } from './waiting.tsx';

export function App({ pages }: { pages: Pages }) {
  const { site } = useFoundation();
  const session = useSession();
  const [path] = useLocation();
  const verdict = guard(visitOf(site, session, path));
  // Whatever is shown: an error's way on must answer too.
  useEffect(pressAgain, []);
  const route = routeOf(path);
  // It brings a page of its own.
  if (path === boardPath) return <RoutePage route={route} place={null} pages={pages} />;
  if (verdict !== 'show') {
    return (
      <Shell pages={pages} place={null}>
        <Detour verdict={verdict} isKnown={session !== undefined} />
      </Shell>
    );
  }
  const place = findPlace(path);
  return (
    <Shell pages={pages} place={place}>
      <RouteBoundary key={path}>
        <RoutePage route={route} place={place} pages={pages} />
      </RouteBoundary>
    </Shell>
  );
}

/** Where the page may not be shown; while nobody knows who this is, nobody is sent anywhere. */
function Detour({ verdict, isKnown }: { verdict: Exclude<Verdict, 'show'>; isKnown: boolean }) {
  useEffect(() => {
    if (isKnown) navigation.forward(verdict);
  }, [isKnown, verdict]);
  return <Waiting />;
}
