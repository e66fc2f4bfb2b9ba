// The page of a route: painted when its code and texts are here.
import { useEffect } from 'react';
import { markUsable, setPageTitle } from '#platform/page.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { Pages } from './pages.ts';
import { titleOf } from './page-title.ts';
import type { Route } from './routes.tsx';
import { Waiting } from './waiting.tsx';

export function RoutePage({ route, pages }: { route: Route; pages: Pages }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const loaded = useStore(pages).get(route);
  const isHere = loaded !== undefined;
  const title = isHere ? titleOf(route, site, t) : null;

  useEffect(() => {
    if (isHere) markUsable();
    else void pages.load(route);
  }, [isHere, pages, route]);
  useEffect(() => {
    if (title !== null) setPageTitle(title);
  }, [title]);

  if (!loaded) return <Waiting />;
  // The boundary above offers a reload.
  if ('fault' in loaded) throw loaded.fault;
  return <loaded.Page />;
}
