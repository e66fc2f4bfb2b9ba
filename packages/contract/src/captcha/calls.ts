// By themselves: the first page carries the call of the login, and no check is begun from there before the player wants one.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** Each answer is a new challenge, registered with the provider (CAP-08). */
export const geetestParameters = endpoint<typeof shapes.geetestParameters>()({
  method: 'GET',
  path: '/wps/captcha/geetest',
  audience: 'guest',
  summary: 'What the box of Geetest is set up with',
  module: 'GEETEST3',
  hasEffects: true,
  errors: {},
});
