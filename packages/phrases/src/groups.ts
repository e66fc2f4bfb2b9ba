// Which texts travel together: each feature's texts load with one group of routes (LANG-04). A new feature is named here.
import type { ErrorCode } from '@parlour/contract/contract';

/** The groups that the site loads, one chunk per language; `start` is the first screen. */
export const groups = ['start', 'lobby', 'member'] as const;
export type Group = (typeof groups)[number];

export const groupOfFeature: Record<string, Group> = {
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
};

/** The ids of error texts begin so. Only the server loads them: it sends the text with the code. */
export const errorPrefix = 'error.';
export const errorId = (code: ErrorCode) => `${errorPrefix}${code}` as const;
