// Calls that send codes. They have their own file because the first page loads the login's calls, and needs these only once the player requests a code.
import { captchaErrors } from '../captcha/captcha-errors.ts';
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

const codeErrors = { 'TOO_MANY_REQUEST.code': 429 } as const;

/** The answer is the same whether or not a member has the number (A2). */
export const sendSmsCode = endpoint<typeof shapes.sendSmsCode>()({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  audience: 'guest',
  summary: 'Send a code by text message: to log in, or as a second factor',
  module: 'VERIFICATION3',
  errors: { ...codeErrors, ...captchaErrors, mobile_invalid: 400, 'TOO_MANY_REQUEST.sms': 429 },
});

/** The answer is the same whether or not a member has the name (A2). */
export const sendEmailCode = endpoint<typeof shapes.sendEmailCode>()({
  method: 'POST',
  path: '/wps/verification/email/noLogin',
  audience: 'guest',
  summary: 'Send a code by e-mail, as a second factor',
  module: 'VERIFICATION3',
  atGateway: 'off',
  errors: codeErrors,
});
