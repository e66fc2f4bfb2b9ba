import { captchaOf, type CaptchaGate, type CaptchaKind } from '@parlour/contract/captcha/gates';
import type { Boot } from '@parlour/contract/page';

/** Returns the kind of captcha that a form needs (CAP-02, CAP-03, CAP-04). */
export const captchaKind = (gate: CaptchaGate, { status }: Boot): CaptchaKind =>
  captchaOf(gate, {
    ...status.info.whitelabelVal,
    isTest: status.test,
    isOn: status.info.register.captcha.enabled,
    version: status.gw.GEETEST_VERSION,
  });
