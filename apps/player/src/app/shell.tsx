// The frame of every page: the column with the merchant's light, the tab bar of pages behind a tab, notices and toasts, and with a mouse
// the arrows at rows and the content beside the column of a wide window.
import { useMemo, type ReactNode } from 'react';
import { LinkContext } from '@parlour/ui/page/link';
import { SiteColumn } from '@parlour/ui/page/site-column';
import { RowEndsContext } from '@parlour/ui/row/row-ends';
import { NoticeHost } from '#features/notices/notice-host.tsx';
import { useStore } from '#foundation/use-store.ts';
import type { Tab } from '#pages/page-record.ts';
import type { LoadedPages } from './loaded-pages.ts';
import { BackCloses } from './way-back/back-closes.tsx';
import { createRouterLink } from './router-link.tsx';

type Props = {
  pages: LoadedPages;
  /** The tab that the page belongs to; null for a page without the bar. */
  tab: Tab | null;
  /** Whether the site is closed to this visitor: no popups, no bars, and no invitation beside the column. */
  isClosed?: boolean;
  children: ReactNode;
};

export function Shell({ pages, tab, isClosed = false, children }: Props) {
  const parts = useStore(pages);
  const { wide } = parts;
  const renderRouterLink = useMemo(() => createRouterLink(pages), [pages]);
  return (
    <LinkContext value={renderRouterLink}>
      <RowEndsContext value={wide && wide.renderRowArrows}>
        <BackCloses>
          <SiteColumn hasTabBar={tab !== null}>
            {/* In front of the page, which may hold hundreds of games, so that the Tab key reaches the bar first. */}
            {tab && parts.Tabs && <parts.Tabs current={tab} />}
            {children}
            {!isClosed && parts.Bars && <parts.Bars />}
            {parts.Toasts && <parts.Toasts />}
          </SiteColumn>
          <NoticeHost />
          {!isClosed && parts.Popups && <parts.Popups />}
          {wide && !isClosed && <wide.Beside />}
        </BackCloses>
      </RowEndsContext>
    </LinkContext>
  );
}
