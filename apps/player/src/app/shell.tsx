// What stands around every page: the column with the merchant's light, the tab bar where the page stands behind a tab, notices, toasts,
// and what a wide window has beside it.
import { useMemo, type ReactNode } from 'react';
import { LinkContext } from '@parlour/ui/page/link';
import { Screen } from '@parlour/ui/page/screen';
import { NoticeHost } from '#features/notices/notice-host.tsx';
import { ToastHost } from '#features/notices/toast-host.tsx';
import { useStore } from '#foundation/use-store.ts';
import type { Tab } from '#pages/page-record.ts';
import type { LoadedPages } from './loaded-pages.ts';
import { createRouterLink } from './router-link.tsx';
import { WideParts } from './wide/wide-parts.tsx';

type Props = {
  pages: LoadedPages;
  /** The tab that the page stands behind; null for a page without the bar. */
  tab: Tab | null;
  children: ReactNode;
};

export function Shell({ pages, tab, children }: Props) {
  const parts = useStore(pages);
  const renderRouterLink = useMemo(() => createRouterLink(pages), [pages]);
  return (
    <LinkContext value={renderRouterLink}>
      <WideParts>
        <Screen hasTabBar={tab !== null}>
          {/* Before the page, which may hold hundreds of games: whoever goes by the Tab key reaches the bar first. */}
          {tab && parts.Tabs && <parts.Tabs current={tab} />}
          {children}
          <ToastHost />
        </Screen>
        <NoticeHost />
      </WideParts>
    </LinkContext>
  );
}
