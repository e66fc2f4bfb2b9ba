// The whole site as one tree, the same on the server and in the browser.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { guard, visitOf, type Verdict } from './guard.ts';
import type { Pages } from './pages.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { RoutePage } from './route-page.tsx';
import { routeOf } from './routes.tsx';
import { Shell } from './shell.tsx';
import { Waiting } from './waiting.tsx';

export function App({ pages }: { pages: Pages }) {
  return (
    <Shell>
      <GuardedPage pages={pages} />
    </Shell>
  );
}

function GuardedPage({ pages }: { pages: Pages }) {
  const { site } = useFoundation();
  const session = useSession();
  const [path] = useLocation();
  const verdict = guard(visitOf(site, session, path));
  if (verdict !== 'show') return session === undefined ? <Waiting /> : <Forward to={verdict} />;
  return (
    <RouteBoundary key={path}>
      <RoutePage route={routeOf(path)} pages={pages} />
    </RouteBoundary>
  );
}

function Forward({ to }: { to: Exclude<Verdict, 'show'> }) {
  useEffect(() => navigation.forward(to), [to]);
  return <Waiting />;
}
