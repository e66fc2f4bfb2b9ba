import { endpoint } from '../endpoint.ts';
import { envelopeErrors } from '../envelope/envelopes.ts';
import type * as shapes from './calls.schema.ts';

/** The refusal of a remembered login, which may not change the authenticator. */
const onlyFull = { full_login_required: 403 } as const;

/** Requires the password, so that a stranger at an open session cannot lock the owner out with another authenticator. */
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
/** Requires the password or a code, so that a stranger at an open session cannot remove the authenticator. */
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
