// The captcha that a form shows and the server demands: one rule for both (CAP-02, CAP-03, CAP-04).

/** The forms that may require a captcha. */
export type CaptchaGate = 'login' | 'sms' | 'register';

/** Facts about the merchant that decide on the captcha. */
export type CaptchaFacts = {
  /** Whether the site is in test (the status’ `test`). */
  isTest: boolean;
  /** The setting `register.captcha.enabled`. */
  isOn: boolean;
  /** The flags: absent means off. */
  GEETEST3?: boolean;
  GEETESTTEST3?: boolean;
  GEETESTVCODE3?: boolean;
  version: 'v3' | 'v4';
};

/** `broken`: the merchant wants a slide captcha that its version does not offer, so every attempt is refused (CAP-04). */
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
