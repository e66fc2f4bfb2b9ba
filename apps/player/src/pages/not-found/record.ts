import type { PageView } from '../page-record.ts';

/** Page of every unknown address (ROUTE-09). It counts as a page for members, so guests are sent to the login (ROUTE-03). */
export const notFound = {
  shows: 'not-found',
  title: 'front.not_found_title',
  texts: ['front'],
} as const satisfies PageView;
