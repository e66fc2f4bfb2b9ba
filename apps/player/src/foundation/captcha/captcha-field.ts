import type { ComponentType, Ref } from 'react';
import type { CaptchaGate } from '@parlour/contract/captcha/gates';
import type { Input } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';

/** What is sent of a captcha: the digits of the picture, or what the slide captcha gave. */
export type CaptchaAnswer = Pick<
  Input<typeof signIn>,
  'captcha' | 'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4'
>;

export type CaptchaHandle = {
  /** Null where it is unsolved: then the alert of CAP-06 has been shown, and nothing is sent. */
  check: () => CaptchaAnswer | null;
  /** After an attempt: what was solved is spent. */
  renew: () => void;
};

/** Of the field of a captcha (features/captcha), which a page hands to the forms that ask for one. */
export type CaptchaFieldProps = { gate: CaptchaGate; ref: Ref<CaptchaHandle> };

export type CaptchaField = ComponentType<CaptchaFieldProps>;
