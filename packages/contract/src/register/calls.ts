import { captchaErrors } from '../captcha/captcha-errors.ts';
import { endpoint } from '../endpoint.ts';
import { envelopeErrors } from '../envelope/envelopes.ts';
import type * as shapes from './calls.schema.ts';

/** Refusals of a registration. `register_invalid` names the fields and their faults in `value.fields`, `password_weak` its reasons in `value.reasons`. */
const registerErrors = {
  ...envelopeErrors,
  ...captchaErrors,
  register_invalid: 400,
  username_taken: 400,
  password_weak: 400,
  'TOO_MANY_REQUEST.register': 429,
} as const;

/** The fields that the merchant requires for a registration (REG-01). */
export const registerSettings = endpoint<typeof shapes.registerSettings>()({
  method: 'GET',
  path: '/wps/system/setting/register',
  audience: 'guest',
  summary: 'The fields of the registration',
  module: 'REG3',
  errors: {},
});

export const registerMember = endpoint<typeof shapes.registerMember>()({
  method: 'PUT',
  path: '/wps/member/register',
  audience: 'guest',
  summary: 'Create an account with a username and a password',
  module: 'REG3',
  encrypted: true,
  session: 'begins',
  errors: registerErrors,
});

/** The number is proven by the code that was sent to it. */
export const registerByMobile = endpoint<typeof shapes.registerByMobile>()({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  audience: 'guest',
  summary: 'Create an account with a mobile number and the code that was sent to it',
  module: 'MOBILENUMREG3',
  encrypted: true,
  session: 'begins',
  errors: { ...registerErrors, verification_code_err: 400, mobile_taken: 400 },
});

/** Creates an account with a free name at the first sign-in (IDP-04). */
export const registerByIdentity = endpoint<typeof shapes.registerByIdentity>()({
  method: 'PUT',
  path: '/wps/member/register/autoUsername',
  audience: 'guest',
  summary: 'Create an account with a third-party identity',
  module: 'REG3',
  session: 'begins',
  errors: {
    register_invalid: 400,
    identity_refused: 400,
    identity_taken: 409,
    'TOO_MANY_REQUEST.register': 429,
  },
});

/** Refuses a name that is taken. Rate limited, because many checks would reveal who is a member. */
export const checkUsername = endpoint<typeof shapes.checkUsername>()({
  method: 'GET',
  path: '/wps/check/username',
  audience: 'guest',
  summary: 'Whether a username is free',
  module: 'REG3',
  errors: { username_taken: 400, 'TOO_MANY_REQUEST.register': 429 },
});

/** The answer is the same whether or not a member has the number (A2). */
export const sendRegisterCode = endpoint<typeof shapes.sendRegisterCode>()({
  method: 'POST',
  path: '/wps/verification/sms/register',
  audience: 'guest',
  summary: 'Send a code by text message to a number that registers',
  module: 'MOBILENUMREG3',
  errors: {
    ...captchaErrors,
    mobile_invalid: 400,
    'TOO_MANY_REQUEST.code': 429,
    'TOO_MANY_REQUEST.sms': 429,
  },
});
