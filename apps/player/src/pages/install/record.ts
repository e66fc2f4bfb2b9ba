import type { PageRecord } from '../page-record.ts';

/** Download of the app (APP-06). Guests may open it, because it shows them the same as members (ROUTE-03). */
export const appDownload = {
  shows: 'install',
  path: '/m/appDownload',
  audience: 'anyone',
  title: 'install.page_title',
  texts: ['install'],
  forDevice: true,
  backTo: 'memberHome',
} as const satisfies PageRecord;
