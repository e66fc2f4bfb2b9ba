import { expect, it } from 'vitest';
import { deviceKindOf, isInApp, isLegacyIos, loadsDirectly, platformOf } from './platform.ts';

const ios = (version: string, rest: string, device = 'iPhone; CPU iPhone') =>
  `Mozilla/5.0 (${device} OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const android = (system: string, rest: string) =>
  `Mozilla/5.0 (Linux; ${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const desktop = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;

const safari = (version: string) => `Version/${version} Mobile/15E148 Safari/604.1`;
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';

/** Rows: user agent; then system, version of iOS, browser, surrounding app, its version. */
const table: readonly (readonly [string, string])[] = [
  [ios('10_3_3', 'Version/10.0 Mobile/14G60 Safari/602.1'), 'ios 10.3.3 safari - -'],
  [ios('11_0', 'Version/11.0 Mobile/15A372 Safari/604.1'), 'ios 11.0 safari - -'],
  [ios('11_4_1', 'Version/11.0 Mobile/15E148 Safari/604.1'), 'ios 11.4.1 safari - -'],
  [ios('12_0', safari('12.0')), 'ios 12.0 safari - -'],
  [ios('12_1', safari('12.0')), 'ios 12.1 safari - -'],
  [ios('12_1_4', safari('12.0')), 'ios 12.1.4 safari - -'],
  [ios('12_2', safari('12.1')), 'ios 12.2 safari - -'],
  [ios('12_5_7', safari('12.1.2')), 'ios 12.5.7 safari - -'],
  [ios('15_8', safari('15.6.6')), 'ios 15.8 safari - -'],
  [ios('17_4_1', safari('17.4.1')), 'ios 17.4.1 safari - -'],
  [ios('17_4', safari('17.4'), 'iPad; CPU'), 'ios 17.4 safari - -'],
  [ios('12_1', safari('12.0'), 'iPod touch; CPU iPhone'), 'ios 12.1 safari - -'],
  [ios('17_4', 'CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1'), 'ios 17.4 chrome - -'],
  [ios('17_4', 'FxiOS/124.0 Mobile/15E148 Safari/605.1.15'), 'ios 17.4 firefox - -'],
  [
    ios('17_4', 'Version/17.0 EdgiOS/123.0.2420.56 Mobile/15E148 Safari/604.1'),
    'ios 17.4 edge - -',
  ],
  [ios('17_4', 'OPT/4.6.0 Mobile/15E148 Safari/604.1'), 'ios 17.4 opera - -'],
  [ios('17_4', 'GSA/308.0.615969171 Mobile/15E148 Safari/604.1'), 'ios 17.4 other - -'],
  [ios('17_4', 'Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'), 'ios 17.4 other - -'],
  [ios('17_4', 'Mobile/15E148 Safari Line/14.4.0'), 'ios 17.4 other line -'],
  [
    ios('17_4', 'Mobile/15E148 [FBAN/FBIOS;FBAV/455.0.0.44.107;FBBV/574500297]'),
    'ios 17.4 other facebook -',
  ],
  [ios('17_4', 'Mobile/15E148 Instagram 323.0.0.26.75 (iPhone14,5)'), 'ios 17.4 other instagram -'],
  [
    ios(
      '17_4',
      'Mobile/15E148 musical_ly_34.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store BytedanceWebview/d8a21c6',
    ),
    'ios 17.4 other tiktok -',
  ],
  [
    ios('17_4', 'Mobile/15E148 Zalo iOS/24052202 ZaloTheme/light ZaloLanguage/vn'),
    'ios 17.4 other zalo -',
  ],
  [ios('17_4', 'Mobile/15E148 Safari/604.1 KAKAOTALK 10.7.5'), 'ios 17.4 other kakaotalk -'],
  [
    ios('17_4', 'Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/th'),
    'ios 17.4 other wechat -',
  ],
  [ios('17_4', 'Mobile/15E148'), 'ios 17.4 other webview -'],
  [ios('17_4', 'Mobile/15E148 NativeApp/2.4.38'), 'ios 17.4 other native 2.4.38'],
  [ios('17_4', 'Mobile/15E148 NativeApp/2.4.39'), 'ios 17.4 other native 2.4.39'],
  [ios('12_1', 'Mobile/15E148 NativeApp'), 'ios 12.1 other native -'],
  [
    android('Android 14; Pixel 8', 'Chrome/124.0.6367.82 Mobile Safari/537.36'),
    'android - chrome - -',
  ],
  [android('Android 10; K', 'Chrome/124.0.0.0 Mobile Safari/537.36'), 'android - chrome - -'],
  [
    android('Android 13; SM-S911B', 'SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36'),
    'android - samsung - -',
  ],
  [
    android('Android 10; K', 'Chrome/124.0.0.0 Mobile Safari/537.36 EdgA/124.0.0.0'),
    'android - edge - -',
  ],
  [
    android('Android 10; K', 'Chrome/122.0.0.0 Mobile Safari/537.36 OPR/81.0.0.0'),
    'android - opera - -',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0', 'android - firefox - -'],
  [
    android(
      'Android 13; Pixel 7 Build/TQ3A; wv',
      'Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36',
    ),
    'android - chrome webview -',
  ],
  [
    android(
      'Android 13; Pixel 7 Build/TQ3A; wv',
      'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 Line/14.5.0/IAB',
    ),
    'android - chrome line -',
  ],
  [
    android(
      'Android 13; Pixel 7 Build/TQ3A; wv',
      'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/455.0.0.39.81;]',
    ),
    'android - chrome facebook -',
  ],
  [
    android(
      'Android 13; Pixel 7 Build/TQ3A; wv',
      'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 NativeApp/2.4.38',
    ),
    'android - chrome native 2.4.38',
  ],
  [
    android(
      'Android 13; Pixel 7 Build/TQ3A; wv',
      'Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 NativeApp/2.4.39',
    ),
    'android - chrome native 2.4.39',
  ],
  [
    'Mozilla/5.0 (Linux; U; Android 4.4.2; en-us) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    'android - other - -',
  ],
  [desktop('Windows NT 10.0; Win64; x64', 'Chrome/124.0.0.0 Safari/537.36'), 'other - chrome - -'],
  [
    desktop('Windows NT 10.0; Win64; x64', 'Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0'),
    'other - edge - -',
  ],
  [mac, 'other - safari - -'],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0',
    'other - firefox - -',
  ],
  ['', 'other - other - -'],
];

it.each(table)('APP-03, APP-07, NET-16 %s', (userAgent, expected) => {
  const { system, iosVersion, browser, within, appVersion } = platformOf({ userAgent });
  const told = [system, iosVersion?.join('.'), browser, within, appVersion?.join('.')];
  expect(told.map((each) => each ?? '-').join(' ')).toBe(expected);
});

it('APP-03 an iPad that says it is a Mac is one by its touch points', () => {
  expect(platformOf({ userAgent: mac, touchPoints: 5 })).toMatchObject({
    system: 'ios',
    iosVersion: [17, 4],
    browser: 'safari',
  });
});

it.each([
  ['10_3_3', true],
  ['11_4_1', true],
  ['12_0', true],
  ['12_0_1', true],
  ['12_1', true],
  ['12_1_4', true],
  ['12_2', false],
  ['12_10', false],
  ['13_0', false],
  ['17_4', false],
])('APP-03 iOS %s is legacy: %s', (version, isLegacy) => {
  expect(isLegacyIos(platformOf({ userAgent: ios(version, safari('12.0')) }))).toBe(isLegacy);
});
it('APP-03 what names no version of iOS is not legacy', () => {
  expect(isLegacyIos(platformOf({ userAgent: mac }))).toBe(false);
});

it.each([
  ['NativeApp/2.4.38', false],
  ['NativeApp/2.4.39', true],
  ['NativeApp/2.4.100', true],
  ['NativeApp/2.10', true],
  ['NativeApp/2.4', false],
  ['NativeApp/3', true],
  ['NativeApp/1.99.99', false],
  ['NativeApp/2..4', false],
  ['NativeApp', false],
  ['Safari/604.1', true],
])('APP-07 %s loads a file directly: %s', (mark, isDirect) => {
  expect(loadsDirectly(platformOf({ userAgent: ios('17_4', `Mobile/15E148 ${mark}`) }))).toBe(
    isDirect,
  );
});
it('APP-07, NET-16 an app that only gives the page its functions is the native app, of unknown version', () => {
  const platform = platformOf({ userAgent: ios('17_4', 'Mobile/15E148'), hasBridge: true });
  expect(platform).toMatchObject({ within: 'native', appVersion: null });
  expect(loadsDirectly(platform)).toBe(false);
});
it('APP-01 the native app and a site opened from the home screen have nothing to install', () => {
  const userAgent = ios('17_4', 'Mobile/15E148');
  expect(isInApp(platformOf({ userAgent, isStandalone: true }))).toBe(true);
  expect(platformOf({ userAgent, isStandalone: true }).within).toBeNull();
  expect(isInApp(platformOf({ userAgent: `${userAgent} NativeApp/2.5.0` }))).toBe(true);
  expect(isInApp(platformOf({ userAgent: ios('17_4', safari('17.4')) }))).toBe(false);
});

it.each([
  [android('Android 14; Pixel 8', 'Chrome/124.0.0.0 Mobile Safari/537.36'), 'android', 'menu'],
  [
    android('Android 13; Pixel 7; wv', 'Version/4.0 Chrome/124.0.0.0 Line/14'),
    'android',
    'outside',
  ],
  [ios('17_4', safari('17.4')), 'ios', 'guide'],
  [ios('17_4', 'CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1'), 'ios', 'safari'],
  [ios('17_4', 'Mobile/15E148 NativeApp/2.5.0'), 'ios', null],
  [mac, 'other', null],
])('APP-11 the kind of %s is %s, %s', (userAgent, system, way) => {
  expect(deviceKindOf(platformOf({ userAgent }))).toEqual({ system, way });
});
it('APP-11, APP-04 where the browser offers its prompt, that is the way', () => {
  const platform = platformOf({ userAgent: android('Android 14; Pixel 8', 'Chrome/124.0.0.0') });
  expect(deviceKindOf(platform, true)).toEqual({ system: 'android', way: 'prompt' });
});
