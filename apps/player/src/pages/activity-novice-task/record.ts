import type { PageRecord } from '../page-record.ts';

/** PROMO-05: tasks with their progress. */
export const activityNoviceTask = {
  shows: 'activity-novice-task',
  path: '/m/activity/noviceTask',
  audience: 'members',
  title: 'tasks.title',
  texts: ['tasks', 'rewards', 'lobby'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
