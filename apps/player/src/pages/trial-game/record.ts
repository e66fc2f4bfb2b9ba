import type { PageRecord } from '../page-record.ts';

/** A trial of a game (LAUNCH-04). */
export const trialGame = {
  shows: 'trial-game',
  path: '/m/trialGame',
  audience: 'lobby',
  title: 'launch.trial_page',
  texts: ['lobby'],
  busyWith: 'game',
} as const satisfies PageRecord;
