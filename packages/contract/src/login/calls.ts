import { captchaErrors } from '../captcha/captcha-errors.ts';
import { endpoint } from '../endpoint.ts';
import { envelopeErrors } from '../envelope/envelopes.ts';
import type * as shapes from './calls.schema.ts';

const loginErrors = {
  ...envelopeErrors,
  ...captchaErrors,
  'login.cred.err': 400,
  'not.exists.user': 400,
  login_verify_required: 400,
  verification_code_err: 400,
  identity_refused: 400,
  /** No member of the merchant has this third-party identity (IDP-03). */
  bind_customer_required: 400,
  'TOO_MANY_REQUEST.login': 429,
} as const;

export const signIn = endpoint<typeof shapes.signIn>()({
  method: 'POST',
  path: '/wps/session/login',
  audience: 'guest',
  summary:
    'Log in with username and password, with a code by text message, with a third-party identity, or with what the device remembers',
  module: 'COMM3',
  encrypted: true,
  session: 'begins',
  errors: loginErrors,
});

/** Repeats the login with a second factor (TFA-03). */
export const verifySignIn = endpoint<typeof shapes.verifySignIn>()({
  method: 'POST',
  path: '/wps/session/login/verification',
  audience: 'guest',
  summary: 'Log in with a second factor',
  module: 'LOGINIPVERF3',
  encrypted: true,
  session: 'begins',
  errors: loginErrors,
});
