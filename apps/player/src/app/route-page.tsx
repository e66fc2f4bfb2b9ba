// The page of a route: painted when its code and texts are here.
import { useEffect, useLayoutEffect } from 'react';
import { setPageTitle, showNextFace } from '#platform/page.ts';
import { markHydrated } from '#platform/usable.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { Pages } from './pages.ts';
import type { Place } from './places.ts';
import { titleOf } from './page-title.ts';
import type { Route } from './routes.tsx';
import { Waiting } from './waiting.tsx';

type Props = { route: Route; place: Place | null; pages: Pages };

export function RoutePage({ route, place, pages }: Props) {
  const { site } = useFoundation();
  const t = useTranslate();
  const parts = useStore(pages);
  const loaded = parts.pages.get(route);
  const isHere = loaded !== undefined;
  const needsTabs = place !== null && parts.Tabs === null;
  const title = isHere ? titleOf(route, site, t) : null;

  useLayoutEffect(() => {
    if (!isHere) return;
    showNextFace();
    // React's handlers answer from here on.
    markHydrated();
  }, [isHere]);
  useEffect(() => {
    if (!isHere || needsTabs) void pages.load(route, place);
  }, [isHere, needsTabs, pages, route, place]);
  useEffect(() => {
    if (title !== null) setPageTitle(title);
  }, [title]);

  if (!loaded) return <Waiting />;
  // The boundary above offers a reload.
  if ('fault' in loaded) throw loaded.fault;
  return <loaded.Page />;
}
