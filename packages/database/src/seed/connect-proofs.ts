// The demo's merchants ask for Geetest's slide at the sandbox, send notifications there, and the one that has an identity service has it there. Looked at by every start, as their games are (connect-demo.ts).
import type { SettingTexts, StoredSettings } from '@parlour/contract/settings.schema';
import type { demoMerchants } from './demo-facts.ts';

type Merchant = Pick<(typeof demoMerchants)[number], 'code' | 'hasIdentityService'>;

/** Which settings say who the merchant is there, and which say where that is. */
type Service = { account: SettingTexts; places: SettingTexts };

/** All of a service that nobody has set up yet. Later its places alone, where they are those of a start with another port: what else an operator set, or took away, stays so. */
export function proofChange(
  merchant: Merchant,
  opened: StoredSettings,
  sandbox: string,
): StoredSettings {
  const services = [slide(merchant, sandbox), push(sandbox)];
  if (merchant.hasIdentityService) services.push(identity(merchant, sandbox));
  return Object.assign({}, ...services.map((each) => changed(opened, each))) as StoredSettings;
}

const slide = ({ code }: Merchant, sandbox: string): Service => ({
  account: {
    'captcha.id': code,
    'captcha.version': 'v4',
    // The sandbox says so of every id (apps/sandbox/src/geetest/triggers.ts): no secret.
    'captcha.key': 'key-of-every-captcha-in-the-sandbox',
  },
  places: {
    'captcha.apiUrl': `${sandbox}/geetest`,
    'captcha.scriptUrl': `${sandbox}/geetest/v4/gt4.js`,
  },
});

/** Notifications may also go to the sandbox’s push service, which has an inbox. */
const push = (sandbox: string): Service => ({
  account: { 'push.enabled': 'on' },
  places: { 'push.hosts': sandbox },
});

/** All ways of signing in elsewhere, as the sandbox plays them. */
export const identity = ({ code }: Pick<Merchant, 'code'>, sandbox: string): Service => ({
  account: {
    'firebase.apiKey': `key-of-${code}`,
    'firebase.authDomain': `sign-in.${code}.example`,
    'firebase.projectId': code,
    'firebase.appId': `1:1:web:${code}`,
    'firebase.channels': 'google,facebook,twitter,line,phone',
  },
  places: {
    'firebase.keysUrl': `${sandbox}/identity/keys`,
    'firebase.emulatorUrl': sandbox,
    'firebase.scriptBefore': `${sandbox}/identity/gapi.js`,
  },
});

function changed(opened: StoredSettings, { account, places }: Service): StoredSettings {
  const all = { ...account, ...places };
  if (Object.keys(all).every((key) => opened[key] === undefined)) return all;
  const moved = Object.entries(places).filter(([key, place]) => isEarlier(opened[key], place));
  return Object.fromEntries(moved);
}

const isEarlier = (found: string | undefined, place: string): boolean =>
  found !== undefined && found !== place && portless(found) === portless(place);

const portless = (address: string): string =>
  address.replace(/^(http:\/\/sandbox\.localhost):\d+/, '$1');
