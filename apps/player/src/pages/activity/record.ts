import type { PageRecord } from '../page-record.ts';

/** The promotions, and one of them by the query `id` (PROMO-05, ROUTE-07). */
export const activity = {
  shows: 'activity',
  path: '/m/activity',
  audience: 'lobby',
  title: 'rewards.promotions',
  texts: ['rewards', 'lobby'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
