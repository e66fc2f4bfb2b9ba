import { endpoint } from '../endpoint.ts';
import { envelopeErrors } from '../envelope/envelope-errors.ts';
import type * as shapes from './calls.schema.ts';

export const signIn = endpoint<typeof shapes.signIn>()({
  method: 'POST',
  path: '/wps/session/login',
  audience: 'guest',
  summary: 'Log in with username and password',
  module: 'COMM3',
  encrypted: true,
  session: 'begins',
  errors: {
    ...envelopeErrors,
    'login.cred.err': 400,
    login_verify_required: 400,
    'TOO_MANY_REQUEST.login': 429,
  },
});
