// The merchant flags (BOOT-12): absent means off. Read with `merchant.flag(…)` on the server and `site.flag(…)` in the site, nowhere else.
export const flags = {
  CBS3: 'Customer service: the footer chat button and its unread badge',
  MOBILEAUTOLOGIN3: 'A remembered login signs the player in by itself',
  PWDEXPFORCECHANGE3: 'An expired password must be changed before anything else',
  FIREBASECREATEACC3: 'A new account may be made from a third-party sign-in',
  UPDATEMOBILEICC3: 'The dialling code is asked for wherever a mobile number is',
  LOTTMINIGAME3: 'The floating lottery mini-game',
  SEALOTTMINIGAME3: 'The floating South-East-Asia lottery mini-game',
  REWCEN3: 'The reward centre',
  GEETEST3: 'The slide captcha at login and registration',
  GEETESTTEST3: 'The slide captcha only on sites in test',
  GEETESTVCODE3: 'The slide captcha before a code is sent by sms',
  APPFORCEUPDATE3: 'An app update cannot be put off',
} as const;

export type Flag = keyof typeof flags;
export const flagNames = Object.keys(flags) as Flag[];
