import type { PageRecord } from '../page-record.ts';

/** Tasks with their progress (PROMO-05). */
export const activityNoviceTask = {
  shows: 'tasks',
  path: '/m/activity/noviceTask',
  audience: 'members',
  title: 'tasks.title',
  texts: ['tasks', 'rewards', 'lobby'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
