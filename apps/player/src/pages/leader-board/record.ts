import type { PageRecord } from '../page-record.ts';

/** The leader board (MEMBER-10). */
export const leaderBoard = {
  shows: 'leader-board',
  path: '/m/leaderBoard',
  audience: 'members',
  title: 'leader-board.title',
  texts: ['leader-board', 'rewards'],
  backTo: 'memberHome',
} as const satisfies PageRecord;
