// What stands around every page: the column with the merchant's light, tabs where the page is one of the site's places, notices, toasts.
import type { ReactNode } from 'react';
import { LinkContext } from '@parlour/ui/page/link';
import { Screen } from '@parlour/ui/page/screen';
import { NoticeHost } from '#features/notices/notice-host.tsx';
import { ToastHost } from '#features/notices/toast-host.tsx';
import { useStore } from '#foundation/use-store.ts';
import type { Pages } from './pages.ts';
import type { Place } from './places.ts';
import { renderRouterLink } from './router-link.tsx';

type Props = {
  pages: Pages;
  /** Which of the site's places the page is; null for a page below them. */
  place: Place | null;
  children: ReactNode;
};

export function Shell({ pages, place, children }: Props) {
  const parts = useStore(pages);
  return (
    <LinkContext value={renderRouterLink}>
      <Screen hasTabBar={place !== null}>
        {/* Before the page, which may hold hundreds of games: who goes by Tab reaches the places first. */}
        {place && parts.Tabs && <parts.Tabs current={place} />}
        {children}
        <ToastHost />
      </Screen>
      <NoticeHost />
    </LinkContext>
  );
}
