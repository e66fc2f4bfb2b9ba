import type { PageRecord } from '../page-record.ts';

/** The daily check-in, on the wire `signIn` (PROMO-05). */
export const activitySignIn = {
  shows: 'check-in',
  path: '/m/activity/signIn',
  audience: 'members',
  title: 'rewards.check_in',
  texts: ['rewards', 'lobby'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
