import { expect, test } from 'vitest';
import { isSameSite } from './same-site.ts';

test.each([
  ['lumen.example', 'lumen.example', true],
  ['lumen.example', 'auth.lumen.example', true],
  ['www.lumen.example', 'auth.lumen.example', true],
  ['m.lumen.co.uk', 'auth.lumen.co.uk', true],
  ['shop.sandbox.localhost', 'sandbox.localhost', true],
  ['192.0.2.7', '192.0.2.7', true],
  ['lumen.example', 'lumen.test', false],
  ['lumen.co.uk', 'marigold.co.uk', false],
  ['lumen.com.ph', 'marigold.com.ph', false],
  ['lumen.example', 'lumen-1.firebaseapp.com', false],
  ['lumen-2.web.app', 'lumen-1.web.app', false],
  ['lumen.localhost', 'sandbox.localhost', false],
  ['192.0.2.7', '198.51.2.7', false],
  ['lumen.example', '', false],
])('IDP-01 %s and %s are one site: %s', (...[one, other, isOne]) => {
  expect([isSameSite(one, other), isSameSite(other, one)]).toEqual([isOne, isOne]);
});
