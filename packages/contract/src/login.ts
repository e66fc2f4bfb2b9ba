import { endpoint } from './endpoint.ts';
import type * as shapes from './login.schema.ts';

/** The ways to prove a second factor, in the order in which they are offered (TFA-01). */
export const secondFactors = ['sms', 'ga', 'email', 'payeeName'] as const;
export type SecondFactor = (typeof secondFactors)[number];

export const errors = {
  'login.cred.err': 400,
  login_verify_required: 400,
  'TOO_MANY_REQUEST.login': 429,
} as const;

export const signIn = endpoint<typeof shapes.signIn>()({
  method: 'POST',
  path: '/wps/session/login',
  audience: 'guest',
  summary: 'Log in with username and password',
  module: 'COMM3',
  encrypted: true,
  errors: ['login.cred.err', 'login_verify_required', 'TOO_MANY_REQUEST.login'],
});
