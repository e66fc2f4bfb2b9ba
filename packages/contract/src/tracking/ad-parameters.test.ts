import { expect, test } from 'vitest';
import { isAdParameter } from './ad-parameters.ts';

test.each([
  ['utm_source', true],
  ['utm_anything', true],
  ['fbclid', true],
  ['ttclid', true],
  ['pixelId', true],
  ['channel', true],
  ['language', false],
  ['affiliateCode', false],
  ['r', false],
  ['token', false],
  ['UTM_source', false],
  ['toString', false],
])('TRACK-02 %s is a parameter of advertising: %s', (name, is) => {
  expect(isAdParameter(name)).toBe(is);
});
