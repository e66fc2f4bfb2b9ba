// Calls of the captcha. They have their own file because the first page loads the login's calls, and most merchants' logins need no captcha.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

const countedErrors = { 'TOO_MANY_REQUEST.captcha': 429 } as const;

/** A new picture for each call; the earlier one is no longer valid. */
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

/** The digits of the caller’s picture as speech, in the language of the call. */
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

/** A new challenge for each call, registered with the provider (CAP-08). */
export const geetestParameters = endpoint<typeof shapes.geetestParameters>()({
  method: 'GET',
  path: '/wps/captcha/geetest',
  audience: 'guest',
  summary: 'What the box of Geetest is set up with',
  module: 'GEETEST3',
  hasEffects: true,
  errors: {},
});
