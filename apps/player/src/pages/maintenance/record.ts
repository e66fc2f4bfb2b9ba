import type { PageView } from '../page-record.ts';

/** Page shown in place of every page while the merchant has closed the site (BOOT-04). */
export const maintenance = {
  shows: 'maintenance',
  title: 'front.maintenance_title',
  texts: ['front'],
} as const satisfies PageView;
