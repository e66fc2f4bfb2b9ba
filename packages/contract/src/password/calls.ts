import { endpoint } from '../endpoint.ts';
import { envelopeErrors } from '../envelope/envelopes.ts';
import type * as shapes from './calls.schema.ts';

/** REG-04. `password_weak` states the reasons in `value.reasons`. */
export const changePassword = endpoint<typeof shapes.changePassword>()({
  method: 'POST',
  path: '/wps/member/password',
  audience: 'member',
  summary: 'Change the own password',
  module: 'PASS3',
  encrypted: true,
  openToLimitedSession: true,
  session: 'begins',
  errors: {
    ...envelopeErrors,
    password_wrong: 400,
    password_weak: 400,
    'TOO_MANY_REQUEST.login': 429,
  },
});
