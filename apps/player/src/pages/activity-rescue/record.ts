import type { PageRecord } from '../page-record.ts';

/** PROMO-05: a part of last week's difference. */
export const activityRescue = {
  shows: 'activity-rescue',
  path: '/m/activity/rescue',
  audience: 'members',
  title: 'rescue.title',
  texts: ['rescue'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
