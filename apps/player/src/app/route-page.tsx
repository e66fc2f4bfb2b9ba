// The page of an address, rendered once its code and texts are loaded.
import { memo, useEffect, useLayoutEffect } from 'react';
import { WarningCircleIcon } from '@parlour/ui/icons/first-screen';
import { setPageTitle } from '#platform/page.ts';
import { markHydrated } from '#platform/usable.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { PageView, Tab } from '#pages/page-record.ts';
import type { LoadedPages } from './loaded-pages.ts';
import { Late } from '#foundation/late.tsx';
import { loadOfflinePage } from './offline/load-offline-page.ts';
import { OfflineMessage } from './offline/offline-message.tsx';
import { titleOf } from './page-view.ts';
import { Waiting } from './waiting.tsx';

type Props = {
  view: PageView;
  tab: Tab | null;
  pages: LoadedPages;
  /** Loads the page that waits for the connection. */
  loadOffline?: typeof loadOfflinePage;
};

/** Page of a view. Memoised: a page reads the session itself, so a change of session does not render it from here. */
export const RoutePage = memo(function RoutePage({
  view,
  tab,
  pages,
  loadOffline = loadOfflinePage,
}: Props) {
  const { site } = useFoundation();
  const t = useTranslate();
  const parts = useStore(pages);
  const loaded = parts.pages.get(view.shows);
  const isHere = loaded !== undefined;
  const needsTabs = tab !== null && parts.Tabs === null;
  const title = isHere ? titleOf(view, site, t) : null;

  useLayoutEffect(() => {
    if (!isHere) return;
    // React's handlers answer from here on.
    markHydrated();
  }, [isHere]);
  useEffect(() => {
    if (!isHere || needsTabs) void pages.load(view, tab);
  }, [isHere, needsTabs, pages, view, tab]);
  useEffect(() => {
    if (title !== null) setPageTitle(title);
  }, [title]);

  if (!loaded) return <Waiting />;
  if ('isOffline' in loaded) {
    const props = { retry: () => pages.load(view, tab) };
    // The connection may be lost before the offline page's own code has come.
    const message = <OfflineMessage icon={WarningCircleIcon} />;
    return <Late load={loadOffline} isNeeded props={props} fallback={message} />;
  }
  // The boundary above offers a reload.
  if ('fault' in loaded) throw loaded.fault;
  return <loaded.Page />;
});
