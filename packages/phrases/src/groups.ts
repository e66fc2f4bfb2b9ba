// Which texts travel together (LANG-04). A feature's texts are a group of its own, one file per language, unless they are named
// here: small features that are always shown together travel together.
import type { ErrorCode } from '@parlour/contract/contract';

/** `start` is the first screen. `games`: our own games' texts, which a game's page carries itself; `messages`: what is sent by text message and e-mail. The site loads none of them. */
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
  'second-factor': 'member',
  studio: 'games',
};

export const groupOfFeature = (feature: string): string => travelsWith[feature] ?? feature;

/** The ids of error texts begin so. The server sends the text with the code; the site has them in a group of their own, which it loads when a page is to say a failure itself. */
export const errorPrefix = 'error.';
export const errorGroup = 'errors';
export const errorId = (code: ErrorCode) => `${errorPrefix}${code}` as const;
