import { expect, test } from 'vitest';
import { takeCode } from './take-code.ts';

test.each([
  ['?token=a&tokens=b&r=1', 'a', '?r=1'],
  ['?tokens=b', 'b', ''],
  ['?token=&tokens=b', 'b', ''],
])('ROUTE-03, ROUTE-04 %s names the session by %s and leaves %j', (search, code, rest) => {
  const address = new URL(`https://m.example/m/home${search}`);
  expect(takeCode(address)).toEqual({ code, wasCarried: true });
  expect(address.search).toBe(rest);
});

test.each([
  ['/m/appDownload?language=EN&tokens', '/m/appDownload?language=EN'],
  ['/m/inviteFriends?tokens', '/m/inviteFriends'],
  ['/m/inviteFriends?tokens=&r=1', '/m/inviteFriends?r=1'],
  ['/m/home?token=', '/m/home'],
  ['/m/home?token&tokens', '/m/home'],
])('ROUTE-03 an empty value counts as none: %s', (path, rest) => {
  const address = new URL(path, 'https://m.example');
  expect(takeCode(address)).toEqual({ code: null, wasCarried: true });
  expect(address.pathname + address.search).toBe(rest);
});

test('ROUTE-03 an address without either stays as it is', () => {
  const address = new URL('https://m.example/m/game?q=token');
  expect(takeCode(address)).toEqual({ code: null, wasCarried: false });
  expect(address.search).toBe('?q=token');
});
