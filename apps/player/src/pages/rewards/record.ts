import type { PageRecord } from '../page-record.ts';

/** The reward centre (PROMO-06). */
export const rewardCenter = {
  shows: 'rewards',
  path: '/m/rewardCenter',
  audience: 'members',
  tab: 'rewards',
  title: 'rewards.title',
  texts: ['rewards', 'lobby'],
} as const satisfies PageRecord;
