import { expect, test } from 'vitest';
import { cookieOfGateway, cookiesForGateway } from './cookies.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['__Host-sid=secret; language=TH', undefined],
  ['a=1; __Host-sid=secret; b=2', 'a=1; b=2'],
  ['__host-SID=secret;__Secure-x=1;c=3', 'c=3'],
])('T1 of the cookies %j the gateway gets %j', (sent, passed) => {
  expect(cookiesForGateway(sent)).toBe(passed);
});

test.each([
  ['node=7', 'node=7; Path=/; Secure'],
  ['node=7; Domain=gw.example; Path=/wps', 'node=7; Path=/; Secure'],
  [
    'node=7; HttpOnly; SameSite=Strict; Max-Age=60; Expires=x; Priority=High',
    'node=7; HttpOnly; SameSite=Strict; Max-Age=60; Expires=x; Path=/; Secure',
  ],
  ['__Host-sid=stolen; Path=/; Secure', null],
  ['__SECURE-any=1; Secure', null],
  [' language=TH', null],
])('T1 the gateway’s cookie %j becomes %j', (given, kept) => {
  expect(cookieOfGateway(given)).toBe(kept);
});
