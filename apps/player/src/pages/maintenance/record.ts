import type { PageView } from '../page-record.ts';

/** BOOT-04: in front of every route while the merchant has the site closed. */
export const maintenance = {
  shows: 'maintenance',
  title: 'front.maintenance_title',
  texts: ['front'],
} as const satisfies PageView;
