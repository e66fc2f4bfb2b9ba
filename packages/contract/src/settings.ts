// What an operator sets per merchant (`npm run merchant`): one typed list with shipped values, kept in the database as text and read here.
import { flagNames, flags, type Flag } from './flags.ts';
import { languageCodes } from './languages.ts';
import { secondFactors } from './login.ts';
import { displayFaces, logoMarks, schemes, themeBounds, type Paint } from './theme.ts';

/** How a kind of value is written on the command line: `read` gives undefined for what it refuses. */
type Kind<T> = {
  expects: string;
  read: (text: string) => T | undefined;
  write: (value: T) => string;
};

const line = (most: number): Kind<string> => ({
  expects: `1 to ${most} characters`,
  read: (value) => (value.length > 0 && value.length <= most ? value : undefined),
  write: (value) => value,
});
const onOff: Kind<boolean> = {
  expects: 'on or off',
  read: (value) => (value === 'on' || value === 'off' ? value === 'on' : undefined),
  write: (value) => (value ? 'on' : 'off'),
};
const whole = (least: number, most: number): Kind<number> => ({
  expects: `a whole number from ${least} to ${most}`,
  read: (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
    return number >= least && number <= most ? number : undefined;
  },
  write: String,
});
const oneOf = <const T extends string>(choices: readonly T[]): Kind<T> => ({
  expects: `one of ${choices.join(', ')}`,
  read: (value) => choices.find((choice) => choice === value),
  write: (value) => value,
});
const someOf = <const T extends string>(choices: readonly T[]): Kind<readonly T[]> => ({
  expects: `a list with commas of ${choices.join(', ')}`,
  read: (value) => {
    const parts = value.split(',').map((part) => part.trim());
    const known = parts.map((part) => choices.find((choice) => choice === part));
    return known.every((each) => each !== undefined) && new Set(known).size === known.length
      ? known
      : undefined;
  },
  write: (value) => value.join(','),
});
/** Epoch milliseconds; null stands for "no end". */
const instant: Kind<number | null> = {
  expects: 'a time such as 2026-12-01T10:00Z, or never',
  read: (value) => {
    if (value === 'never') return null;
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(value)
      ? Date.parse(value)
      : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
  },
  write: (value) => (value === null ? 'never' : new Date(value).toISOString()),
};
const currency: Kind<string> = {
  expects: 'a currency code of three letters',
  read: (value) => (/^[A-Z]{3}$/.test(value) ? value : undefined),
  write: (value) => value,
};
const decimal = ([least, most]: readonly [number, number]): Kind<number> => ({
  expects: `a number from ${least} to ${most}`,
  read: (value) => {
    const number = /^-?\d(\.\d{1,4})?$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  },
  write: String,
});
/** A hue in degrees and an OKLCH chroma; the theme adds the lightness. */
const paint = ([least, most]: readonly [number, number]): Kind<Paint> => ({
  expects: `a hue and a chroma such as 288,${most}: 0 to 360, ${least} to ${most}`,
  read: (value) => {
    const found = /^(\d{1,3}(?:\.\d{1,2})?),(\d(?:\.\d{1,4})?)$/.exec(value);
    const hue = Number(found?.[1]);
    const chroma = Number(found?.[2]);
    return hue <= 360 && chroma >= least && chroma <= most ? { hue, chroma } : undefined;
  },
  write: ({ hue, chroma }) => `${hue},${chroma}`,
});

type Setting<T> = { kind: Kind<T>; shipped: T; meaning: string };
const setting = <T>(kind: Kind<T>, shipped: NoInfer<T>, meaning: string): Setting<T> => ({
  kind,
  shipped,
  meaning,
});

const own = {
  name: setting(line(60), 'Parlour', 'The name players see'),
  currency: setting(currency, 'USD', 'The currency of new wallets'),
  languages: setting(someOf(languageCodes), ['EN'], 'The languages of the site, first one first'),
  defaultLanguage: setting(
    oneOf(languageCodes),
    'EN',
    'For visitors whose device asks for none of them',
  ),
  guestLobby: setting(onOff, false, 'Home and games are open to guests (ROUTE-12)'),
  'maintenance.on': setting(onOff, false, 'The site is closed for maintenance'),
  'maintenance.until': setting(instant, null, 'When maintenance is expected to end'),
  'limits.loginPerAddress': setting(
    whole(1, 1_000_000),
    100,
    'Login attempts in 5 min from one address',
  ),
  'limits.loginPerAccount': setting(
    whole(1, 1_000_000),
    100,
    'Login attempts in 5 min on one account',
  ),
  'twoFactor.methods': setting(
    someOf(secondFactors),
    ['ga'],
    'The second factors a member may use',
  ),
  initialPassword: setting(
    line(128),
    '{secret}',
    'A password that must be changed at the first login',
  ),
  'session.idleMinutes': setting(
    whole(5, 30),
    15,
    'A session ends after so many minutes without an action',
  ),
  'session.absoluteHours': setting(
    whole(1, 24),
    12,
    'A session ends after so many hours in any case',
  ),
  'register.captcha.enabled': setting(onOff, false, 'Registration asks for a captcha'),
  'theme.brand': setting(
    paint(themeBounds.brandChroma),
    { hue: 250, chroma: 0.11 },
    'Hue and chroma of buttons and links',
  ),
  'theme.accent': setting(
    paint(themeBounds.accentChroma),
    { hue: 80, chroma: 0.13 },
    'Hue and chroma of money, prizes and VIP',
  ),
  'theme.tint': setting(
    paint(themeBounds.tintChroma),
    { hue: 250, chroma: 0.008 },
    'Hue and chroma of the surfaces',
  ),
  'theme.radius': setting(decimal(themeBounds.radius), 1, 'How round the corners are'),
  'theme.display': setting(oneOf(displayFaces), 'none', 'The typeface of titles in Latin script'),
  'theme.tracking': setting(decimal(themeBounds.tracking), 0, 'Letter spacing of titles, in em'),
  'theme.scheme': setting(oneOf(schemes), 'light', 'A dark or a light page'),
  'theme.logo': setting(oneOf(logoMarks), 'disc', 'The mark beside the name'),
};

type FlagKey = `flags.${Flag}`;
const ofFlags = Object.fromEntries(
  flagNames.map((name) => [`flags.${name}`, setting(onOff, false, flags[name])]),
) as Record<FlagKey, Setting<boolean>>;

export const settings = { ...own, ...ofFlags };
export type SettingKey = keyof typeof settings;
export type SettingValue<K extends SettingKey> = (typeof settings)[K]['shipped'];
export const settingKeys = Object.keys(settings) as SettingKey[];
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key);

/** What the database holds: only what differs from the shipped values, as text. */
export type StoredSettings = Record<string, string>;

/** The value in force. A stored text that is no longer accepted counts as unset. */
export function readSetting<K extends SettingKey>(stored: StoredSettings, key: K): SettingValue<K> {
  const { kind, shipped } = settings[key] as Setting<SettingValue<K>>;
  const text = stored[key];
  const value = text === undefined ? undefined : kind.read(text);
  return value === undefined ? shipped : value;
}
