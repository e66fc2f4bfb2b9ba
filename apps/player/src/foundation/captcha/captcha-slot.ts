import type { ComponentType, Ref } from 'react';
import type { CaptchaGate } from '@parlour/contract/captcha/gates';
import type { Input } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';

/** Captcha fields of a call: the digits of the picture, or the result of the slide captcha. */
export type CaptchaAnswer = Pick<
  Input<typeof signIn>,
  'captcha' | 'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4'
>;

export type CaptchaHandle = {
  /** Returns the answer, or null if the captcha is unsolved; then the alert of CAP-06 is shown and nothing is sent. */
  check: () => CaptchaAnswer | null;
  /** Renews the captcha after an attempt, which has used up the answer. */
  renew: () => void;
};

/** Props of a captcha's field (features/captcha), which a page passes to the forms that need one. */
export type CaptchaFieldProps = { gate: CaptchaGate; ref: Ref<CaptchaHandle> };

export type CaptchaField = ComponentType<CaptchaFieldProps>;
