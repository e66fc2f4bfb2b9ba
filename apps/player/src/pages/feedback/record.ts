import type { PageRecord } from '../page-record.ts';

// ROUTE-05
export const feedback = {
  shows: 'feedback',
  path: '/m/feedback',
  audience: 'members',
  guestsGoTo: 'home',
  title: 'feedback.title',
  texts: ['feedback'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
