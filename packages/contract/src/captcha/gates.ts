// Which captcha a form asks for, and which the server demands of it: one rule for both (CAP-02, CAP-03, CAP-04).

/** The forms that may ask for one. */
export type CaptchaGate = 'login' | 'sms' | 'register';

/** What of the merchant decides it. */
export type CaptchaFacts = {
  /** The site is in test (the status’ `test`). */
  isTest: boolean;
  /** `register.captcha.enabled`. */
  isOn: boolean;
  /** The flags: absent means off. */
  GEETEST3?: boolean;
  GEETESTTEST3?: boolean;
  GEETESTVCODE3?: boolean;
  version: 'v3' | 'v4';
};

/** `broken`: the merchant wants a slide captcha that its version of it cannot give, so nobody gets through (CAP-04). */
export type CaptchaKind = 'none' | 'image' | 'slide' | 'broken';

export function captchaOf(gate: CaptchaGate, facts: CaptchaFacts): CaptchaKind {
  if (gate === 'sms') {
    if (!facts.GEETESTVCODE3) return 'none';
    return facts.version === 'v4' ? 'slide' : 'broken';
  }
  const isSlide = facts.GEETEST3 && (facts.isTest || !facts.GEETESTTEST3);
  if (isSlide && (gate === 'login' || facts.isOn)) return 'slide';
  return facts.isOn ? 'image' : 'none';
}
