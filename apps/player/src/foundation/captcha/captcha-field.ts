// What a form knows of the captcha that a page hands to it (features/captcha).
import type { Ref } from 'react';
import type { Input } from '@parlour/contract/endpoint';
import type { sendSmsCode } from '@parlour/contract/codes/calls';

/** What the captcha stands before: each has rules of its own (CAP-02). */
export type CaptchaGate = 'login' | 'sms' | 'register';

export type CaptchaAnswer = Partial<
  Pick<
    Input<typeof sendSmsCode>,
    'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4' | 'captcha'
  >
>;

export type CaptchaHandle = {
  /** Null where it is not solved: that has been said (CAP-06). */
  check: () => CaptchaAnswer | null;
  /** Of a submit that was refused: the next one wants another solution. */
  renew: () => void;
};

export type CaptchaFieldProps = { gate: CaptchaGate; ref: Ref<CaptchaHandle> };
