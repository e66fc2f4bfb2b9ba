import type { PageView } from '../page-record.ts';

/** ROUTE-09: for every address that is no page of ours. Like a page for members: guests are sent to the login (ROUTE-03). */
export const notFound = {
  shows: 'not-found',
  title: 'front.not_found_title',
  texts: ['front'],
} as const satisfies PageView;
