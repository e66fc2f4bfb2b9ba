import type { PageRecord } from '../page-record.ts';

export const home = {
  shows: 'home',
  path: '/m/home',
  // ROUTE-02
  aliases: ['', '/m', '/m/index', '/m/index.html'],
  audience: 'lobby',
  tab: 'home',
  title: null,
  texts: ['lobby'],
  paints: { lobby: { lanesWithGames: 3 } },
} as const satisfies PageRecord;
