// The merchant flags (BOOT-12): absent means off. Read with `merchant.flag(…)` on the server and `site.flag(…)` in the site, nowhere else.
import type { Requirement } from './requirement.ts';

/** A flag's meaning; `obeyedBy` marks a flag that no code obeys yet. */
export type FlagTraits = { meaning: string; obeyedBy?: Requirement };

export const flags = {
  CBS3: {
    meaning: 'Customer service: the footer chat button and its unread badge',
    obeyedBy: 'CHAT-01',
  },
  MOBILEAUTOLOGIN3: { meaning: 'A remembered login signs the player in by itself' },
  PWDEXPFORCECHANGE3: { meaning: 'An expired password must be changed before anything else' },
  FIREBASECREATEACC3: { meaning: 'A new account may be made from a third-party sign-in' },
  UPDATEMOBILEICC3: { meaning: 'The dialling code is asked for wherever a mobile number is' },
  LOTTMINIGAME3: { meaning: 'The floating lottery mini-game', obeyedBy: 'MINI-01' },
  SEALOTTMINIGAME3: {
    meaning: 'The floating South-East-Asia lottery mini-game',
    obeyedBy: 'MINI-01',
  },
  REWCEN3: { meaning: 'The reward centre' },
  GEETEST3: { meaning: 'The slide captcha at login and registration' },
  GEETESTTEST3: { meaning: 'The slide captcha only on sites in test' },
  GEETESTVCODE3: { meaning: 'The slide captcha before a code is sent by sms' },
  APPFORCEUPDATE3: { meaning: 'An app update cannot be put off' },
} as const satisfies Record<string, FlagTraits>;

export type Flag = keyof typeof flags;
export const flagNames = Object.keys(flags) as Flag[];
