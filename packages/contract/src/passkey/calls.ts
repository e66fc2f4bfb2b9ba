// Passkeys (WebAuthn): making, listing and removing them, and the options for a login with one. The login itself is `signIn`, as for all logins.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** The refusal of a remembered login, which may not make or remove passkeys. */
const onlyFull = { full_login_required: 403 } as const;
const ofMember = {
  audience: 'member',
  module: 'COMM3',
  atGateway: 'off',
} as const;

export const beginPasskey = endpoint<typeof shapes.beginPasskey>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/passkey/register/options',
  summary: 'Begin to make a passkey',
  needsFullLogin: true,
  errors: { ...onlyFull, passkey_limit: 409 },
});
export const addPasskey = endpoint<typeof shapes.addPasskey>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/passkey/register',
  summary: 'Keep the passkey that the browser made',
  needsFullLogin: true,
  errors: { ...onlyFull, passkey_limit: 409, passkey_refused: 400 },
});
/** Options that are equal for all callers: they request any passkey of this site. */
export const passkeyLoginOptions = endpoint<typeof shapes.passkeyLoginOptions>()({
  method: 'POST',
  path: '/wps/passkey/login/options',
  audience: 'guest',
  summary: 'Begin to log in with a passkey',
  module: 'COMM3',
  atGateway: 'off',
  errors: { 'TOO_MANY_REQUEST.login': 429 },
});
export const listPasskeys = endpoint<typeof shapes.listPasskeys>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/passkey/list',
  summary: 'The member’s passkeys',
  errors: {},
});
/** Another member's passkey, like one that no longer exists, is not_found. */
export const removePasskey = endpoint<typeof shapes.removePasskey>()({
  ...ofMember,
  method: 'DELETE',
  path: '/wps/passkey/:id',
  summary: 'Remove a passkey',
  needsFullLogin: true,
  errors: onlyFull,
});
