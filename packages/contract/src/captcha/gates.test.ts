import { expect, test } from 'vitest';
import { captchaOf, type CaptchaFacts, type CaptchaKind } from './gates.ts';

const both = [false, true];
const versions = ['v3', 'v4'] as const;

/** Every combination of a merchant's flags and settings. */
const merchants: CaptchaFacts[] = both.flatMap((isTest) =>
  both.flatMap((isOn) =>
    both.flatMap((GEETEST3) =>
      both.flatMap((GEETESTTEST3) =>
        both.flatMap((GEETESTVCODE3) =>
          versions.map((version) => ({
            isTest,
            isOn,
            GEETEST3,
            GEETESTTEST3,
            GEETESTVCODE3,
            version,
          })),
        ),
      ),
    ),
  ),
);

/** Results written by hand, not by the formula: GEETEST3, GEETESTTEST3, in test, register.captcha.enabled; then the captcha of login and registration. */
const expected: [string, CaptchaKind, CaptchaKind][] = [
  ['- - - -', 'none', 'none'],
  ['- - - R', 'image', 'image'],
  ['- - T -', 'none', 'none'],
  ['- - T R', 'image', 'image'],
  ['- O - -', 'none', 'none'],
  ['- O - R', 'image', 'image'],
  ['- O T -', 'none', 'none'],
  ['- O T R', 'image', 'image'],
  ['G - - -', 'slide', 'none'],
  ['G - - R', 'slide', 'slide'],
  ['G - T -', 'slide', 'none'],
  ['G - T R', 'slide', 'slide'],
  ['G O - -', 'none', 'none'],
  ['G O - R', 'image', 'image'],
  ['G O T -', 'slide', 'none'],
  ['G O T R', 'slide', 'slide'],
];

const nameOf = ({ GEETEST3, GEETESTTEST3, isTest, isOn }: CaptchaFacts): string =>
  [GEETEST3 ? 'G' : '-', GEETESTTEST3 ? 'O' : '-', isTest ? 'T' : '-', isOn ? 'R' : '-'].join(' ');

test.each(expected)(
  'CAP-02, CAP-03 %s: a login asks for %s, a registration for %s',
  (name, login, register) => {
    const named = merchants.filter((merchant) => nameOf(merchant) === name);
    // Four merchants: with and without the flag for text messages, in both versions. Neither affects these forms.
    expect(named).toHaveLength(4);
    for (const merchant of named) {
      expect([captchaOf('login', merchant), captchaOf('register', merchant)]).toEqual([
        login,
        register,
      ]);
    }
  },
);

test.each([
  [false, 'v3', 'none'],
  [false, 'v4', 'none'],
  [true, 'v3', 'broken'],
  [true, 'v4', 'slide'],
] as const)(
  'CAP-02, CAP-04 GEETESTVCODE3 %s with %s: a code by text message asks for %s',
  (flag, version, kind) => {
    const named = merchants.filter(
      (merchant) => merchant.GEETESTVCODE3 === flag && merchant.version === version,
    );
    // Sixteen merchants: the other two flags, the test and the setting have no effect.
    expect(named).toHaveLength(16);
    for (const merchant of named) expect(captchaOf('sms', merchant)).toBe(kind);
  },
);
