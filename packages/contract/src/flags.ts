// The merchant flags (BOOT-12): absent means off. Read with `merchant.flag(…)` on the server and `site.flag(…)` in the site, nowhere else.
import type { Requirement } from './requirement.ts';

/** A flag's meaning; `obeyedBy` marks a flag that no code obeys yet. */
export type FlagTraits = { meaning: string; obeyedBy?: Requirement };

export const flags = {
  CBS3: { meaning: 'Open the chat: its button with the count of unread messages, and its page' },
  MOBILEAUTOLOGIN3: { meaning: 'Log players in automatically if their device remembers the login' },
  PWDEXPFORCECHANGE3: {
    meaning: 'Require players to change an expired password before anything else',
  },
  FIREBASECREATEACC3: { meaning: 'Let visitors create an account by a third-party sign-in' },
  UPDATEMOBILEICC3: { meaning: 'Ask for the dialling code wherever a mobile number is entered' },
  LOTTMINIGAME3: { meaning: 'Show the floating mini-game of lotteries', obeyedBy: 'MINI-01' },
  SEALOTTMINIGAME3: {
    meaning: 'Show the floating mini-game of South-East Asian lotteries',
    obeyedBy: 'MINI-01',
  },
  REWCEN3: { meaning: 'Open the reward centre: promotions, rewards, vouchers and invitations' },
  GEETEST3: {
    meaning:
      'Require the slide captcha at login, and at registration if register.captcha.enabled is on',
  },
  GEETESTTEST3: { meaning: 'Require the slide captcha of flags.GEETEST3 only if inTest is on' },
  GEETESTVCODE3: { meaning: 'Require the slide captcha before a code is sent by text message' },
  APPFORCEUPDATE3: { meaning: 'Let no player postpone an update of the native app' },
} as const satisfies Record<string, FlagTraits>;

export type Flag = keyof typeof flags;
export const flagNames = Object.keys(flags) as Flag[];
