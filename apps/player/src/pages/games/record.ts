import type { PageRecord } from '../page-record.ts';

export const game = {
  shows: 'games',
  path: '/m/game',
  audience: 'lobby',
  tab: 'games',
  title: 'lobby.games',
  texts: ['lobby'],
  paints: { lobby: { lanesWithGames: 0 } },
} as const satisfies PageRecord;
