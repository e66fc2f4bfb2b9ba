import type { PageRecord } from '../page-record.ts';

/** PROMO-05: the daily sign-in. */
export const activitySignIn = {
  shows: 'check-in',
  path: '/m/activity/signIn',
  audience: 'members',
  title: 'rewards.check_in',
  texts: ['rewards', 'lobby'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
