import type { ComponentType, Ref } from 'react';
import type { Input } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';

/** What a captcha stands before. */
export type CaptchaGate = 'login' | 'sms' | 'register';

/** What a solved one adds to the call. */
export type CaptchaAnswer = Pick<
  Input<typeof signIn>,
  'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4' | 'captcha'
>;

export type CaptchaHandle = {
  /** Null: it is unsolved, and the alert of CAP-06 has been shown. */
  check: () => CaptchaAnswer | null;
  /** After a refused submit: each counts once. */
  renew: () => void;
};

/** Of the part that shows the captcha, which a page hands to its forms. */
export type CaptchaFieldProps = { gate: CaptchaGate; ref: Ref<CaptchaHandle> };

export type CaptchaField = ComponentType<CaptchaFieldProps>;
