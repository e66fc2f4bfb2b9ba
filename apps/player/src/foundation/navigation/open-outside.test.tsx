// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { platformOf } from '@parlour/contract/install/platform';
import { addressOut } from './outside-browser.ts';

const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 ${rest}`;
const ios = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const address = 'https://help.example/chat?a=1';
const intent =
  'intent://help.example/chat?a=1#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fhelp.example%2Fchat%3Fa%3D1;end';

it.each([
  [android('Line/14.5.0/IAB'), `${address}&openExternalBrowser=1`],
  [ios('Mobile/15E148 Safari Line/14.4.0'), `${address}&openExternalBrowser=1`],
  [
    ios('Mobile/15E148 Safari/604.1 KAKAOTALK 10.7.5'),
    'kakaotalk://web/openExternal?url=https%3A%2F%2Fhelp.example%2Fchat%3Fa%3D1',
  ],
  [android('Instagram 332.0.0.38.90 Android'), intent],
  [android('[FB_IAB/FB4A;FBAV/455.0.0.39.81;]'), intent],
  [android('trill_340503 BytedanceWebview/d8a21c6'), intent],
  [android('Zalo android/12110638'), intent],
  [android(''), intent],
])('NET-16 in the window of %s the way into a browser is %s', (userAgent, expected) => {
  expect(addressOut(address, platformOf({ userAgent }))).toBe(expected);
});

it.each([
  ios('Mobile/15E148 Instagram 323.0.0.26.75 (iPhone14,5)'),
  android('MicroMessenger/8.0.49.2600(0x28003133)'),
  ios('Version/17.4 Mobile/15E148 Safari/604.1'),
  android('').replace('; wv', ''),
])('NET-16 no page finds a way out of %s', (userAgent) => {
  expect(addressOut(address, platformOf({ userAgent }))).toBeNull();
});
