import type { PageView } from '../page-record.ts';

/** Page shown in place of every page to visitors whom the region rules exclude (BOOT-06). */
export const accessDenied = {
  shows: 'access-denied',
  title: 'front.denied_title',
  texts: ['front'],
} as const satisfies PageView;
