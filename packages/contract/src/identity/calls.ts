import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** The refusal of a remembered login, which may not change the ways into the account (A11). */
const onlyFull = { full_login_required: 403 } as const;

/** Connects an identity with the account, which it opens from then on (IDP-03). */
export const bindIdentity = endpoint<typeof shapes.bindIdentity>()({
  method: 'POST',
  path: '/wps/member/identity',
  audience: 'member',
  summary: 'Connect a sign-in of the identity service with the account',
  module: 'COMM3',
  atGateway: 'off',
  needsFullLogin: true,
  errors: {
    ...onlyFull,
    identity_refused: 400,
    identity_taken: 409,
    'TOO_MANY_REQUEST.identity': 429,
  },
});

export const listIdentities = endpoint<typeof shapes.listIdentities>()({
  method: 'GET',
  path: '/wps/member/identity/list',
  audience: 'member',
  summary: 'The sign-ins that open the account',
  atGateway: 'off',
  errors: {},
});

/** Another member’s identity, like one that was removed before, is not_found. The only way into an account cannot be removed. */
export const unbindIdentity = endpoint<typeof shapes.unbindIdentity>()({
  method: 'DELETE',
  path: '/wps/member/identity/:id',
  audience: 'member',
  summary: 'Disconnect a sign-in from the account',
  module: 'COMM3',
  atGateway: 'off',
  needsFullLogin: true,
  errors: { ...onlyFull, identity_last: 409 },
});
