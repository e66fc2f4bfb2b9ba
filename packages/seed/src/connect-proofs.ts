// Connects the demo's merchants with the sandbox for Geetest's slide, push notifications, advertising networks and, if they have one, the identity service and a partner to lead members to. Every start runs this (connect-demo.ts).
import type { SettingTexts, StoredSettings } from '@parlour/contract/settings.schema';
import type { demoMerchants } from './demo-facts.ts';

type Merchant = Pick<
  (typeof demoMerchants)[number],
  'code' | 'operatorId' | 'hasIdentityService' | 'hasPartner'
>;

/** The settings of a service: the merchant's account, and the addresses of the service. */
type Service = { account: SettingTexts; places: SettingTexts };

/** Returns all settings of a service that is not set up yet. Later only addresses with the port of an earlier start are updated; everything else that an operator set or removed stays. */
export function proofChange(
  merchant: Merchant,
  opened: StoredSettings,
  sandbox: string,
): StoredSettings {
  const services = [slide(merchant, sandbox), push(sandbox), networks(merchant, sandbox)];
  if (merchant.hasIdentityService) services.push(identity(merchant, sandbox));
  if (merchant.hasPartner) services.push(partner(sandbox));
  return Object.assign({}, ...services.map((each) => changed(opened, each))) as StoredSettings;
}

const slide = ({ code }: Merchant, sandbox: string): Service => ({
  account: {
    'captcha.id': code,
    'captcha.version': 'v4',
    // The sandbox uses this key for every id (apps/sandbox/src/geetest/triggers.ts), so it is no secret.
    'captcha.key': 'key-of-every-captcha-in-the-sandbox',
  },
  places: {
    'captcha.apiUrl': `${sandbox}/geetest`,
    'captcha.scriptUrl': `${sandbox}/geetest/v4/gt4.js`,
  },
});

/** Also allows the sandbox’s push service, which has an inbox. */
const push = (sandbox: string): Service => ({
  account: { 'push.enabled': 'on' },
  places: { 'push.hosts': sandbox },
});

/** The networks that are told of events. The sandbox takes every token and secret, so these are none. */
const networks = ({ operatorId }: Pick<Merchant, 'operatorId'>, sandbox: string): Service => ({
  account: {
    'analytics.meta.pixelId': `${operatorId}00000000`,
    'analytics.meta.accessToken': 'token-of-every-pixel-in-the-sandbox',
    'analytics.tiktok.pixelId': `PIXEL${operatorId}`,
    'analytics.tiktok.accessToken': 'token-of-every-pixel-in-the-sandbox',
    'analytics.ga4.measurementId': `G-DEMO${operatorId}`,
    'analytics.ga4.apiSecret': 'secret-of-every-site-in-the-sandbox',
  },
  places: {
    'analytics.meta.url': `${sandbox}/ads/meta`,
    'analytics.tiktok.url': `${sandbox}/ads/tiktok`,
    'analytics.ga4.url': `${sandbox}/ads/ga4`,
  },
});

/** The sandbox’s partner, to which a redirectUrl may lead (REDIR-01), and a notice before all other sites. */
const partner = (sandbox: string): Service => ({
  account: { 'redirect.notice': 'on' },
  places: {
    'redirect.targets': sandbox,
    // The sandbox shows this secret (apps/sandbox/src/partner/swap-token.ts), so it is none.
    'redirect.secrets': `${sandbox}=secret-of-the-partner-in-the-sandbox`,
  },
});

/** All third-party sign-ins, as the sandbox simulates them. */
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
