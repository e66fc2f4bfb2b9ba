// The reset of a forgotten password (REG-05): a code to the number or the address of the account, then a new password with the code.
import { captchaErrors } from '../captcha/captcha-errors.ts';
import { endpoint } from '../endpoint.ts';
import { envelopeErrors } from '../envelope/envelopes.ts';
import type * as shapes from './calls.schema.ts';

const codeErrors = { 'TOO_MANY_REQUEST.code': 429 } as const;

/** The answer is the same whether or not a member has this name and number (A2). */
export const sendResetSms = endpoint<typeof shapes.sendResetSms>()({
  method: 'POST',
  path: '/wps/member/password/sms',
  audience: 'guest',
  summary: 'Send a code for a new password by text message',
  module: 'CHNGPASSVERIF3',
  errors: { ...captchaErrors, ...codeErrors, mobile_invalid: 400, 'TOO_MANY_REQUEST.sms': 429 },
});

/** The answer is the same whether or not a member has this name and address (A2). */
export const sendResetEmail = endpoint<typeof shapes.sendResetEmail>()({
  method: 'POST',
  path: '/wps/member/password/email',
  audience: 'guest',
  summary: 'Send a code for a new password by e-mail',
  module: 'CHNGPASSVERIF3',
  errors: codeErrors,
});

/** Opens no session: a full login has to follow. `password_weak` states the reasons in `value.reasons`. */
export const resetPassword = endpoint<typeof shapes.resetPassword>()({
  method: 'POST',
  path: '/wps/member/password/verification',
  audience: 'guest',
  summary: 'Set a new password with the code that was sent',
  module: 'CHNGPASSVERIF3',
  encrypted: true,
  errors: {
    ...envelopeErrors,
    ...codeErrors,
    verification_code_err: 400,
    password_weak: 400,
  },
});
