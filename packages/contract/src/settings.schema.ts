// The settings of a merchant (`npm run merchant`): those of all features with their shipped values, stored in the database as text and read here.
import * as bonus from './bonus/settings.schema.ts';
import * as captcha from './captcha/settings.schema.ts';
import * as catalogue from './catalogue/settings.schema.ts';
import * as chat from './chat/settings.schema.ts';
import * as envelope from './envelope/settings.schema.ts';
import * as feedback from './feedback/settings.schema.ts';
import * as gateway from './gateway/settings.schema.ts';
import * as identity from './identity/settings.schema.ts';
import * as install from './install/settings.schema.ts';
import * as invite from './invite/settings.schema.ts';
import * as launch from './launch/settings.schema.ts';
import * as leaving from './leaving/settings.schema.ts';
import * as lobby from './lobby/settings.schema.ts';
import * as login from './login/settings.schema.ts';
import * as messages from './messages/settings.schema.ts';
import * as passkey from './passkey/settings.schema.ts';
import * as push from './push/settings.schema.ts';
import * as register from './register/settings.schema.ts';
import * as rewards from './rewards/settings.schema.ts';
import * as session from './session/settings.schema.ts';
import type { Setting } from './setting.ts';
import * as site from './site/settings.schema.ts';
import * as theme from './theme/settings.schema.ts';
import * as tracking from './tracking/settings.schema.ts';

/** All settings by key. A key with <CODE> stands for one key of each vendor, because only the catalogue knows the vendors. */
export const settings = {
  ...site.settings,
  ...login.settings,
  ...register.settings,
  ...captcha.settings,
  ...passkey.settings,
  ...identity.settings,
  ...session.settings,
  ...leaving.settings,
  ...messages.settings,
  ...envelope.settings,
  ...gateway.settings,
  ...lobby.settings,
  ...launch.settings,
  ...catalogue.settings,
  ...rewards.settings,
  ...invite.settings,
  ...bonus.settings,
  ...feedback.settings,
  ...chat.settings,
  ...push.settings,
  ...install.settings,
  ...tracking.settings,
  ...theme.settings,
  ...tracking.settings,
};

type Settings = typeof settings;
type ListedKey = keyof Settings;
type KeyOf<K> = K extends `${infer Before}<CODE>${infer After}` ? `${Before}${string}${After}` : K;
type Values = { [K in ListedKey as KeyOf<K>]: Settings[K]['shipped'] };
export type SettingKey = keyof Values;
export type SettingValue<K extends SettingKey> = Values[K];
export type IntegrationKey = keyof typeof catalogue.settings;

/** Settings as the database stores them: texts, and only those that differ from the shipped values. */
export type StoredSettings = Record<string, string>;

/** Texts by key, limited to keys of existing settings. */
export type SettingTexts = Partial<Record<Extract<SettingKey, ListedKey>, string>> &
  Record<Exclude<SettingKey, ListedKey>, string>;

export const themeKeys = Object.keys(theme.settings) as (keyof typeof theme.settings)[];

export const settingList: readonly (readonly [string, Setting<unknown>])[] =
  Object.entries(settings);

/** Finds a setting by its key; null if there is none. */
export function findSetting(key: string): Setting<unknown> | null {
  const listed = key.replace(/^vendors\.[A-Z][A-Z0-9_]{0,39}\./, 'vendors.<CODE>.');
  // The pattern with <CODE> is not a key itself.
  if (key.includes('<CODE>') || !Object.hasOwn(settings, listed)) return null;
  return settings[listed as ListedKey];
}

/** Decodes a text; undefined if it is not accepted. */
const readText = ({ kind }: Setting<unknown>, text: string): unknown =>
  kind.codec.safeDecode(text).data;

export const isAccepted = (setting: Setting<unknown>, text: string): boolean =>
  readText(setting, text) !== undefined && (setting.kind.accepts?.(text) ?? true);

export const shippedText = ({ kind, shipped }: Setting<unknown>): string =>
  kind.codec.encode(shipped);

export type ReadSetting = <K extends SettingKey>(key: K) => SettingValue<K>;

/** Shipped values by listed key; keys of vendors are not in it. */
const shippedValues: ReadonlyMap<string, unknown> = new Map(
  settingList.map(([key, { shipped }]) => [key, shipped]),
);

function shippedValue(key: string): unknown {
  const shipped = shippedValues.get(key);
  return shipped === undefined ? findSetting(key)?.shipped : shipped;
}

/** A stored text that has not been decoded yet. */
class UnreadText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Returns the values in force, each decoded once. A stored text that is no longer accepted counts as unset. Only own values are held per merchant: a request reads a dozen, and thousands of merchants share the shipped ones. */
export function readSettings(stored: StoredSettings): ReadSetting {
  const own = new Map<string, unknown>();
  for (const key of Object.keys(stored)) own.set(key, new UnreadText(stored[key] ?? ''));
  return <K extends SettingKey>(key: K) => {
    let value = own.get(key);
    if (value instanceof UnreadText) {
      const found = findSetting(key);
      value = found ? readText(found, value.text) : undefined;
      if (value === undefined) own.delete(key);
      else own.set(key, value);
    }
    return (value === undefined ? shippedValue(key) : value) as SettingValue<K>;
  };
}
