import type { PageRecord } from '../page-record.ts';

export const launchGame = {
  shows: 'launch-game',
  path: '/m/launchGame',
  audience: 'members',
  title: 'launch.page',
  texts: ['lobby'],
} as const satisfies PageRecord;
