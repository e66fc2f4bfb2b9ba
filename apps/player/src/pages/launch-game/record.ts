import type { PageRecord } from '../page-record.ts';

export const launchGame = {
  shows: 'launch-game',
  path: '/m/launchGame',
  audience: 'members',
  title: 'launch.page',
  texts: ['lobby'],
  busyWith: 'game',
} as const satisfies PageRecord;
