// Pages that are not built yet (ROUTE-10); each announces its feature. Its record moves to the feature's page once that is built, and
// links to it appear in the tabs, rows, buttons and banners.
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
