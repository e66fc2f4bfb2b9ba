// The site status of a merchant (BOOT-02). Fields of features that are not built yet are empty, as the family's clients expect them.
import { drawnAvatars } from '@parlour/contract/member/avatar-number';
import { flagNames } from '@parlour/contract/flags';
import type { Answer } from '@parlour/contract/endpoint';
import type { domainRoute as domainRouteCall } from '@parlour/contract/site/calls';
import { isSameSite } from '@parlour/contract/identity/same-site';
import { profileNeeds, webClipPath } from '@parlour/contract/install/links';
import {
  mailNeeds,
  mailVendors,
  smsNeeds,
  smsVendors,
  type MailVendor,
  type SmsVendor,
} from '@parlour/contract/messages/needs';
import type { LineKey } from '@parlour/contract/site/line-proof';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { authDomainOf, hasIdentity, type Merchant } from '#http/merchant';
import { contactsOf, findOutsideChat } from './contact/contacts.ts';

type StatusContext = {
  /** The key that verifies the merchant's other addresses. */
  lineKey: LineKey | null;
  isRestricted?: boolean;
  /** Returns the key with which browsers subscribe to the merchant's notifications. */
  pushKey?: (merchantCode: string) => string;
};

/** The site status, equal for all visitors with the same `isRestricted`, so that it may be part of a cached page. */
export function siteStatus(
  merchant: Merchant,
  { lineKey, isRestricted = false, pushKey }: StatusContext,
): SiteStatus {
  return {
    info: {
      ...siteInfo(merchant, lineKey),
      ...(pushKey && merchant.setting('push.enabled') && { push: pushOf(merchant, pushKey) }),
    },
    gw: {
      GEETEST_ID: merchant.setting('captcha.id') ?? '',
      GEETEST_VERSION: merchant.setting('captcha.version'),
      PROFILE_ICON_COUNT: drawnAvatars,
    },
    analytics: {},
    test: merchant.setting('inTest'),
    maintenance: merchant.setting('maintenance.on'),
    maintenanceEnd: merchant.setting('maintenance.until'),
    regionRestriction: isRestricted,
    envelope: merchant.setting('envelope.send'),
  };
}

type Need =
  | (typeof profileNeeds)[number]
  | (typeof smsNeeds)[SmsVendor][number]
  | (typeof mailNeeds)[MailVendor][number];

/** Whether the merchant has set all of these settings. */
const hasSet = ({ setting }: Merchant, needs: readonly Need[]): boolean =>
  needs.every((name) => setting(name) !== null);

const hasSms = (merchant: Merchant): boolean =>
  smsVendors.some(
    (vendor) => vendor === merchant.setting('sms.vendor') && hasSet(merchant, smsNeeds[vendor]),
  );
const hasMail = (merchant: Merchant): boolean =>
  mailVendors.some(
    (vendor) => vendor === merchant.setting('mail.vendor') && hasSet(merchant, mailNeeds[vendor]),
  );

/** Apps and web clips to install (APP-02). A merchant without its own web clip has ours. */
const resourcesOf = ({ setting }: Merchant): SiteStatus['info']['resources'] => {
  const told = [
    { resourceType: 'Android', url: setting('app.androidUrl') },
    { resourceType: 'IOS', url: setting('app.iosUrl') },
    { resourceType: 'MOBILECONFIG', url: setting('app.profileUrl') ?? webClipPath },
  ] as const;
  return told.flatMap(({ resourceType, url }) => (url === null ? [] : [{ resourceType, url }]));
};

/** Whether the merchant's chat is not ours (CHAT-02), but an entry of customer service, or the gateway's. */
const hasOutsideChat = (merchant: Merchant): boolean =>
  merchant.flag('CBS3') &&
  (findOutsideChat(merchant) !== null || merchant.setting('gateway.url') !== null);

/** Absent if no code for a new password can be sent. */
function resetOf(merchant: Merchant): Pick<SiteStatus['info'], 'passwordReset'> {
  const passwordReset = { sms: hasSms(merchant), email: hasMail(merchant) };
  return passwordReset.sms || passwordReset.email ? { passwordReset } : {};
}

/** The foot of the member's page (MEMBER-15). Absent if nothing of it is set. */
function legalOf({ setting }: Merchant): Pick<SiteStatus['info'], 'legal'> {
  const [licence, imprint] = [setting('licence'), setting('imprint')];
  const leastAge = setting('register.leastAge');
  const [termsUrl, privacyUrl] = [setting('register.termsUrl'), setting('register.privacyUrl')];
  const legal = {
    ...(licence !== null && { licence }),
    ...(imprint !== null && { imprint }),
    ...(leastAge !== null && { leastAge }),
    ...(termsUrl !== null && { termsUrl }),
    ...(privacyUrl !== null && { privacyUrl }),
  };
  return Object.keys(legal).length > 0 ? { legal } : {};
}

function siteInfo(merchant: Merchant, lineKey: LineKey | null): SiteStatus['info'] {
  const { domainList, customerService } = domainRoute(merchant);
  const apiKey = merchant.setting('firebase.apiKey') ?? '';
  // A foreign gateway signs nothing.
  const isSigned = domainList.length > 0 && merchant.setting('gateway.url') === null;
  const digits = merchant.setting('currency.digits');
  const asksBeforeLeaving = merchant.setting('redirect.notice');
  const isOn = Object.fromEntries(flagNames.map((name) => [name, merchant.flag(name)]));
  return {
    merchantCode: merchant.code,
    name: merchant.setting('name'),
    languages: [...merchant.setting('languages')],
    defaultLanguage: merchant.setting('defaultLanguage'),
    currency: merchant.setting('currency'),
    ...(digits !== null && { currencyDigits: digits }),
    logo: merchant.setting('theme.logo'),
    guestLobby: merchant.setting('guestLobby'),
    customerService,
    ...(hasOutsideChat(merchant) && { outsideChat: true }),
    domainRoute: domainList,
    lineKey: isSigned ? lineKey : null,
    mobileTemplate: 'parlour',
    paths: {},
    register: {
      captcha: { enabled: merchant.setting('register.captcha.enabled') },
      open: merchant.setting('register.open'),
    },
    resources: resourcesOf(merchant),
    ...(hasSet(merchant, profileNeeds) && { isProfileSigned: true }),
    whitelabel: {
      modId: 'ROOT',
      enabled: '1',
      childrenNodes: Object.entries(isOn).map(([modId, on]) => ({
        modId,
        enabled: on ? '1' : '0',
        childrenNodes: [],
      })),
    },
    whitelabelVal: isOn,
    mainDomain: merchant.hosts[0] ?? '',
    imageCDNs: [...merchant.setting('images.hosts')],
    sms: {
      enabled: hasSms(merchant),
      firebase: merchant.setting('sms.firebase') && apiKey !== '',
      apiKey,
    },
    ...(hasIdentity(merchant) && { firebase: identityService(merchant) }),
    ...resetOf(merchant),
    ...legalOf(merchant),
    ...(asksBeforeLeaving && { asksBeforeLeaving }),
    ...(merchant.setting('passkeys') && { passkeys: true }),
  };
}

/** Keys for subscribing: by FCM, or by our own key in browsers that FCM's SDK does not support. */
const pushOf = (
  merchant: Merchant,
  pushKey: (merchantCode: string) => string,
): NonNullable<SiteStatus['info']['push']> => {
  const fcm = fcmOf(merchant);
  return { vapidKey: pushKey(merchant.code), ...(fcm && { fcm }) };
};

/** The FCM project; null if push is off, or if the project or its service account is not fully set up. */
function fcmOf({ setting }: Merchant) {
  const apiKey = setting('firebase.apiKey');
  const projectId = setting('firebase.projectId');
  const appId = setting('firebase.appId');
  const messagingSenderId = setting('firebase.messagingSenderId');
  const vapidKey = setting('firebase.vapidKey');
  const isWhole = apiKey && projectId && appId && messagingSenderId && vapidKey;
  const maySend = setting('push.enabled') && setting('firebase.serviceAccount') !== null;
  return isWhole && maySend ? { apiKey, projectId, appId, messagingSenderId, vapidKey } : null;
}

/** Hosts of the same site as the identity service. On others browsers partition its storage, and a sign-in by redirect is lost. */
function redirectHostsOf(merchant: Merchant): string[] {
  const standIn = merchant.setting('firebase.emulatorUrl');
  const placeFor = (host: string): string =>
    standIn === null ? (authDomainOf(merchant, host) ?? '') : new URL(standIn).hostname;
  return merchant.hosts.filter((host) => isSameSite(host, placeFor(host)));
}

/** The identity service as set up. A foreign gateway checks tokens itself and publishes no list of channels, so the site offers these. */
function identityService(merchant: Merchant): NonNullable<SiteStatus['info']['firebase']> {
  const fcm = fcmOf(merchant);
  return {
    apiKey: merchant.setting('firebase.apiKey') ?? '',
    authDomain: authDomainOf(merchant) ?? '',
    redirectHosts: redirectHostsOf(merchant),
    projectId: merchant.setting('firebase.projectId') ?? '',
    appId: merchant.setting('firebase.appId') ?? '',
    messagingSenderId: merchant.setting('firebase.messagingSenderId') ?? '',
    googleWebClientId: merchant.setting('firebase.googleWebClientId') ?? '',
    ...(fcm && { vapidKey: fcm.vapidKey }),
    channels: [...merchant.setting('firebase.channels')],
    lineProvider: merchant.setting('firebase.lineProvider'),
    emulatorUrl: merchant.setting('firebase.emulatorUrl') ?? '',
    scriptBefore: merchant.setting('firebase.scriptBefore') ?? '',
  };
}

/** The addresses and customer service for a visitor whose address no longer serves the site (BOOT-11). */
export const domainRoute = (merchant: Merchant): Answer<typeof domainRouteCall> => ({
  customerService: [...contactsOf(merchant)],
  domainList: merchant.setting('domains').map((domainName) => ({ domainName })),
});
