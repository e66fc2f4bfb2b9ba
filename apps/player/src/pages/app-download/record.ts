import type { PageRecord } from '../page-record.ts';

/** APP-06: it tells a member and a guest the same, so guests may open it, too (ROUTE-03). */
export const appDownload = {
  shows: 'app-download',
  path: '/m/appDownload',
  audience: 'anyone',
  title: 'install.page_title',
  texts: ['install'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
