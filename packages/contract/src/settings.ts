// What an operator sets per merchant (`npm run merchant`): one typed list with shipped values, kept in the database as text and read here.
import { flagNames, flags, type Flag } from './flags.ts';
import { languageCodes } from './languages.ts';
import { secondFactors } from './login/second-factors.ts';
import { integrationNames, type Integration } from './integrations.ts';
import { displayFaces, logoMarks, schemes, themeBounds } from './theme.ts';
import {
  baseUrl,
  country,
  currency,
  decimal,
  instant,
  line,
  onOff,
  oneOf,
  origins,
  paint,
  pem,
  someOf,
  vendorCodes,
  whole,
  wholeOrNone,
  type Kind,
} from './setting-kinds.ts';

type Setting<T> = {
  kind: Kind<T>;
  shipped: T;
  meaning: string;
  /** The database holds it sealed with SECRET_KEY, and no list shows it. */
  isSecret: boolean;
};
const setting = <T>(kind: Kind<T>, shipped: NoInfer<T>, meaning: string): Setting<T> => ({
  kind,
  shipped,
  meaning,
  isSecret: false,
});
const secret = <T>(kind: Kind<T>, shipped: NoInfer<T>, meaning: string): Setting<T> => ({
  ...setting(kind, shipped, meaning),
  isSecret: true,
});

const own = {
  name: setting(line(60), 'Parlour', 'The name players see'),
  currency: setting(currency, 'USD', 'The currency of new wallets'),
  country: setting(
    country,
    'XX',
    'What game vendors are told of a player whose country is not known',
  ),
  languages: setting(someOf(languageCodes), ['EN'], 'The languages of the site, first one first'),
  defaultLanguage: setting(
    oneOf(languageCodes),
    'EN',
    'For visitors whose device asks for none of them',
  ),
  guestLobby: setting(onOff, false, 'Home and games are open to guests (ROUTE-12)'),
  'lobby.hiddenVendors': setting(
    vendorCodes,
    [],
    'Vendors whose games are not in the lobby; a link still opens them',
  ),
  'images.hosts': setting(
    origins,
    [],
    'Where pictures of games and banners that name no host come from (LOBBY-08)',
  ),
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

const ofIntegration = {
  url: setting(baseUrl, null, 'Where we call it; its own paths are added'),
  operatorId: setting(wholeOrNone(1, 999_999_999), null, 'Who we are to it'),
  privateKey: secret(pem('a private key as PEM', '(?:RSA )?PRIVATE KEY'), null, 'Signs our calls'),
  // No secret, but sealed as well: who can write the database must not choose whose calls count.
  publicKey: secret(pem('a public key as PEM', 'PUBLIC KEY'), null, 'Checks its wallet calls'),
  launchOrigins: setting(origins, [], 'Where the games it opens may be'),
  meta: setting(onOff, false, 'Its games are told the site’s name, look and currency'),
};
type OfIntegration = typeof ofIntegration;
type IntegrationPart = keyof OfIntegration;
export type IntegrationKey<P extends IntegrationPart = IntegrationPart> =
  `integrations.${Integration}.${P}`;
const ofIntegrations = Object.fromEntries(
  integrationNames.flatMap((name) =>
    Object.entries(ofIntegration).map(([part, each]) => [`integrations.${name}.${part}`, each]),
  ),
) as { [P in IntegrationPart as IntegrationKey<P>]: OfIntegration[P] };

export const settings = { ...own, ...ofFlags, ...ofIntegrations };
type ListedKey = keyof typeof settings;
export const settingKeys = Object.keys(settings) as ListedKey[];

/** Keys that name a game vendor of the lobby: which ones there are, only the catalogue knows. */
const ofVendor = {
  from: setting(instant, null, 'When the maintenance of that vendor’s games begins'),
  until: setting(instant, null, 'When it is expected to end'),
};
type VendorPart = keyof typeof ofVendor;
type VendorKey<P extends VendorPart = VendorPart> = `vendors.${string}.maintenance.${P}`;
export const vendorSettings = Object.entries(ofVendor).map(
  ([part, each]) => [`vendors.<CODE>.maintenance.${part}`, each] as const,
);
const vendorPart = (key: string): VendorPart | null => {
  const [, part] = /^vendors\.[A-Z][A-Z0-9_]{0,39}\.maintenance\.(from|until)$/.exec(key) ?? [];
  return part === 'from' || part === 'until' ? part : null;
};

export type SettingKey = ListedKey | VendorKey;
export type SettingValue<K extends SettingKey> = K extends ListedKey
  ? (typeof settings)[K]['shipped']
  : (typeof ofVendor)[VendorPart]['shipped'];
const isListed = (key: string): key is ListedKey => Object.hasOwn(settings, key);
export const isSettingKey = (key: string): key is SettingKey =>
  isListed(key) || vendorPart(key) !== null;

export function settingOf(key: SettingKey): (typeof settings)[ListedKey] {
  const part = vendorPart(key);
  return part === null ? settings[key as ListedKey] : ofVendor[part];
}

/** Texts for settings that there are. */
export type SettingTexts = Partial<Record<ListedKey, string>> & Record<VendorKey, string>;

/** What the database holds: only what differs from the shipped values, as text. */
export type StoredSettings = Record<string, string>;

/** The value in force. A stored text that is no longer accepted counts as unset. */
export function readSetting<K extends SettingKey>(stored: StoredSettings, key: K): SettingValue<K> {
  const { kind, shipped } = settingOf(key) as unknown as Setting<SettingValue<K>>;
  const text = stored[key];
  const value = text === undefined ? undefined : kind.read(text);
  return value === undefined ? shipped : value;
}
