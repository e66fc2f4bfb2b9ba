import type { PageRecord } from '../page-record.ts';

/** The rescue: a share of last week's difference between stakes and winnings (PROMO-05). */
export const activityRescue = {
  shows: 'rescue',
  path: '/m/activity/rescue',
  audience: 'members',
  title: 'rescue.title',
  texts: ['rescue'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
