import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

export const rsaKey = endpoint<typeof shapes.rsaKey>()({
  method: 'GET',
  path: '/wps/session/key/rsa',
  audience: 'guest',
  summary: 'The public key of the legacy envelope: the modulus in hex; the exponent is 10001',
  isPlainText: true,
  errors: {},
});

export const envelopeKey = endpoint<typeof shapes.envelopeKey>()({
  method: 'GET',
  path: '/wps/session/key/envelope',
  audience: 'guest',
  summary: 'The public key of the modern envelope',
  cache: { seconds: 600 },
  atGateway: 'off',
  errors: {},
});
