import type { PageView } from '../page-record.ts';

/** BOOT-06: in front of every route for whom the region rules keep out. */
export const accessDenied = {
  shows: 'access-denied',
  title: 'front.denied_title',
  texts: ['front'],
} as const satisfies PageView;
