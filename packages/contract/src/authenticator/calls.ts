import { endpoint } from '../endpoint.ts';
import { envelopeErrors } from '../envelope/envelope-errors.ts';
import type * as shapes from './calls.schema.ts';

/** Nobody enrols an authenticator on a login that only the device remembers. */
const onlyFull = { full_login_required: 403 } as const;

/** Whoever holds an open session cannot lock its owner out by an authenticator of their own: the password is asked for. */
export const enrolAuthenticator = endpoint<typeof shapes.enrolAuthenticator>()({
  method: 'POST',
  path: '/wps/member/authenticator',
  audience: 'member',
  summary: 'Begin to set up an authenticator',
  module: 'COMM3',
  atGateway: 'off',
  encrypted: true,
  needsFullLogin: true,
  errors: {
    ...envelopeErrors,
    ...onlyFull,
    authenticator_set_up: 409,
    password_wrong: 400,
    'TOO_MANY_REQUEST.code': 429,
  },
});
export const confirmAuthenticator = endpoint<typeof shapes.confirmAuthenticator>()({
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  audience: 'member',
  summary: 'Set up the authenticator with its first code',
  module: 'COMM3',
  atGateway: 'off',
  needsFullLogin: true,
  errors: { ...onlyFull, verification_code_err: 400, 'TOO_MANY_REQUEST.code': 429 },
});
/** Whoever finds a phone with an open session cannot take it off: the password is asked for, or a code. */
export const removeAuthenticator = endpoint<typeof shapes.removeAuthenticator>()({
  method: 'POST',
  path: '/wps/member/authenticator/remove',
  audience: 'member',
  summary: 'Remove the authenticator and its recovery codes',
  module: 'COMM3',
  atGateway: 'off',
  encrypted: true,
  needsFullLogin: true,
  errors: {
    ...envelopeErrors,
    ...onlyFull,
    password_wrong: 400,
    'TOO_MANY_REQUEST.code': 429,
  },
});
