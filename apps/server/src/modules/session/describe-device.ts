// Describes a device in the member's list of sessions (S4): browser, system and country, nothing that locates a person.
import type { Call } from '#http/call';
import type { CountryOf } from '#providers/countries/countries';

/** Browsers by a word of the user agent. The first match counts, because many browsers name others too. */
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

/** A name such as `Chrome, Android`; empty for an unknown user agent. */
export const deviceName = (userAgent: string): string =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(Boolean).join(', ');

export const describeDevice = (
  { userAgent, address }: Pick<Call, 'userAgent' | 'address'>,
  countryOf: CountryOf | null,
): { device: string; country: string } => ({
  device: deviceName(userAgent),
  country: countryOf?.(address) ?? 'XX',
});
