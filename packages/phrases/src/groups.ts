// Which texts travel together: each feature's texts load with one group of routes (LANG-04). A new feature is named here.
import type { ErrorCode } from '@parlour/contract/contract';

/** The groups that the site loads, one chunk per language; `start` is the first screen. */
export const groups = ['start', 'lobby', 'member'] as const;
export type Group = (typeof groups)[number];

/** `games`: our own games' texts, which a game's page carries itself. The site loads none of them. */
export const groupOfFeature: Record<string, Group | 'games'> = {
  site: 'start',
  language: 'start',
  notices: 'start',
  session: 'start',
  login: 'start',
  lobby: 'lobby',
  launch: 'lobby',
  wallet: 'lobby',
  member: 'member',
  password: 'member',
  studio: 'games',
};

/** The ids of error texts begin so. Only the server loads them: it sends the text with the code. */
export const errorPrefix = 'error.';
export const errorId = (code: ErrorCode) => `${errorPrefix}${code}` as const;
