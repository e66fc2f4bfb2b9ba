// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDevice } from '../testing/clear-device.ts';
import { forgetWish, readWish, takeWish } from './redirect-wish.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  clearDevice();
});

const take = (search: string) => {
  const address = new URL(`https://lumen.example/m/home${search}`);
  return { wasThere: takeWish(address), left: address.search, wish: readWish() };
};

it.each([
  ['', false, '', null],
  ['?a=1', false, '?a=1', null],
  [
    '?a=1&redirectUrl=https%3A%2F%2Fpartner.example%2F%3Fb%3D2&r=3',
    true,
    '?a=1&r=3',
    'https://partner.example/?b=2',
  ],
  ['?redirectUrl=', true, '', null],
  ['?redirectUrl=a&redirectUrl=b', true, '', 'a'],
  ['?redirectUrl=%0Aa%20b', true, '', '\na b'],
  [`?redirectUrl=${'a'.repeat(2_001)}`, true, '', null],
])('REDIR-01 the wish of %j is taken out of the address', (search, ...taken) => {
  const { wasThere, left, wish } = take(search);
  expect([wasThere, left, wish]).toEqual(taken);
});

it('REDIR-01 the newest wish counts, for an hour, until it is forgotten', () => {
  take('?redirectUrl=a');
  take('?redirectUrl=b');
  vi.setSystemTime(Date.now() + 3_599_999);
  expect(readWish()).toBe('b');
  vi.setSystemTime(Date.now() + 1);
  expect(readWish()).toBeNull();
  take('?redirectUrl=c');
  forgetWish();
  expect(readWish()).toBeNull();
});

it.each(['', 'a', '1', 'x y'])('REDIR-01 what somebody else left there (%j) is no wish', (text) => {
  sessionStorage.setItem('redirectUrl', text);
  expect(readWish()).toBeNull();
});
