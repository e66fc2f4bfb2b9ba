import { endpoint } from '../endpoint.ts';
import { envelopeErrors } from '../envelope/envelope-errors.ts';
import type * as shapes from './calls.schema.ts';

const loginErrors = {
  ...envelopeErrors,
  'login.cred.err': 400,
  login_verify_required: 400,
  verification_code_err: 400,
  'TOO_MANY_REQUEST.login': 429,
} as const;

export const signIn = endpoint<typeof shapes.signIn>()({
  method: 'POST',
  path: '/wps/session/login',
  audience: 'guest',
  summary:
    'Log in with username and password, with a code by text message, or with what the device remembers',
  module: 'COMM3',
  encrypted: true,
  session: 'begins',
  errors: loginErrors,
});

/** The login once more, with a second factor beside it (TFA-03). */
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

const codeErrors = { 'TOO_MANY_REQUEST.code': 429 } as const;

/** Answers alike whether anybody has the number (A2). */
export const sendSmsCode = endpoint<typeof shapes.sendSmsCode>()({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  audience: 'guest',
  summary: 'Send a code by text message: to log in, or as a second factor',
  module: 'VERIFICATION3',
  errors: { ...codeErrors, mobile_invalid: 400 },
});

/** Answers alike whether anybody has the name (A2). */
export const sendEmailCode = endpoint<typeof shapes.sendEmailCode>()({
  method: 'POST',
  path: '/wps/verification/email/noLogin',
  audience: 'guest',
  summary: 'Send a code by e-mail, as a second factor',
  module: 'VERIFICATION3',
  atGateway: 'off',
  errors: codeErrors,
});
