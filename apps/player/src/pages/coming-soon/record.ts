// The paths of the product that are not built yet (ROUTE-10): each says what comes there. Its record moves out of here with its
// feature, and with it come the tab, rows, buttons and banners that lead to it.
import type { PageRecord, PageView } from '../page-record.ts';

const comingSoon = {
  shows: 'coming-soon',
  texts: ['member', 'coming'],
} as const satisfies Omit<PageView, 'title'>;

export const unbuilt = {
  redirect: {
    ...comingSoon,
    path: '/m/redirect.html',
    audience: 'anyone',
    openToLimitedSession: true,
    title: 'coming.redirect_title',
    comes: 'coming.redirect',
  },
} as const satisfies Record<string, PageRecord>;
