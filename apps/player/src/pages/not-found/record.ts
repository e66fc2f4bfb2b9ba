import type { PageView } from '../page-record.ts';

/** Page of every unknown address (ROUTE-09). Guests read it too (ROUTE-03). */
export const notFound = {
  shows: 'not-found',
  title: 'front.not_found_title',
  texts: ['front'],
} as const satisfies PageView;
