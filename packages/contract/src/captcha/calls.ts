// By themselves: the first page carries the call of the login, and most merchants' logins ask for no captcha.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

const countedErrors = { 'TOO_MANY_REQUEST.captcha': 429 } as const;

/** A new one with each call: the one before is worth nothing any more. */
export const captchaImage = endpoint<typeof shapes.captchaImage>()({
  method: 'GET',
  path: '/wps/captcha',
  audience: 'guest',
  summary:
    'A picture of digits that people read and programs do not, tied to the caller by a cookie',
  module: 'CAPTCHA3',
  hasEffects: true,
  errors: countedErrors,
});

/** The digits of the caller’s picture for the ear, in the language of the call. */
export const captchaAudio = endpoint<typeof shapes.captchaAudio>()({
  method: 'GET',
  path: '/wps/captcha/audio',
  audience: 'guest',
  summary: 'The digits of the picture, spoken',
  module: 'CAPTCHA3',
  hasEffects: true,
  atGateway: 'off',
  errors: { ...countedErrors, captcha_err: 400 },
});

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
