// How a member is told from where it is logged in (S4): by browser, system and country, and by nothing that finds anybody.
import type { Call } from '#http/call';
import type { CountryOf } from '#providers/countries/countries';

/** The first that is found counts: many browsers name others too. */
const browsers: [word: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: [word: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Mac OS X|Macintosh)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (text: string, names: [RegExp, string][]) =>
  names.find(([word]) => word.test(text))?.[1];

/** Chrome, Android; empty where the browser says nothing that we know. */
export const deviceName = (userAgent: string): string =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(Boolean).join(', ');

export const describeDevice = (
  { userAgent, address }: Pick<Call, 'userAgent' | 'address'>,
  countryOf: CountryOf | null,
): { device: string; country: string } => ({
  device: deviceName(userAgent),
  country: countryOf?.(address) ?? 'XX',
});
