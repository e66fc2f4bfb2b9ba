// Groups of texts that are loaded together (LANG-04). Each feature's texts are a group, one file per language, unless they are
// listed here: small features that are always shown together share a group.
import type { ErrorCode } from '@parlour/contract/contract';

/** The group of listed features. `start` is the first screen. `games`: our own games' texts, which a game's page contains; `messages`: texts of SMS and e-mails. The site loads neither of these two. */
const travelsWith: Record<string, string> = {
  site: 'start',
  language: 'start',
  notices: 'start',
  session: 'start',
  login: 'start',
  envelope: 'start',
  launch: 'lobby',
  wallet: 'lobby',
  bonus: 'rewards',
  password: 'member',
  devices: 'member',
  authenticator: 'member',
  passkey: 'member',
  country: 'member',
  codes: 'member',
  'hand-off': 'member',
  leaving: 'member',
  'second-factor': 'member',
  theme: 'member',
  studio: 'games',
};

/** The feature whose texts are those of the back office. They exist in languages of their own, and no page of a site loads them. */
const officeFeature = 'console';
export const isOfOffice = ({ feature }: { feature: string }): boolean => feature === officeFeature;

export const groupOfFeature = (feature: string): string => travelsWith[feature] ?? feature;

/** The prefix of error texts' ids. The server sends the text with the code; the site has them in a separate group, which it loads when a page must show a failure itself. */
export const errorPrefix = 'error.';
export const errorGroup = 'errors';
export const errorId = (code: ErrorCode) => `${errorPrefix}${code}` as const;
