import type { Ref } from 'react';
import type { Input } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';

/** What asks for a captcha: a login, a code by text message, a registration. */
export type CaptchaGate = 'login' | 'sms' | 'register';

/** The captcha fields of a call. */
export type CaptchaAnswer = Partial<
  Pick<
    Input<typeof signIn>,
    'geetestChallenge' | 'geetestSeccode' | 'geetestValidateV4' | 'captcha'
  >
>;

export type CaptchaHandle = {
  /** Null where it is not solved: then the alert of CAP-06 has been shown. */
  check: () => CaptchaAnswer | null;
  /** After a submit that was refused: an answer counts once. */
  renew: () => void;
};

/** Of the captcha (features/captcha), which a page hands to the forms that ask for one. */
export type CaptchaFieldProps = { gate: CaptchaGate; ref: Ref<CaptchaHandle> };
