import { z } from 'zod';
import { envelopes } from '../envelope/envelopes.ts';
import { identityChannels } from '../identity/channels.ts';
import { resourceTypes } from '../install/links.ts';

/** A node of the family's settings tree: `modId` is a flag's name, `enabled` "1" or "0". */
type WhitelabelNode = { modId: string; enabled: '0' | '1'; childrenNodes: WhitelabelNode[] };
const whitelabelNode: z.ZodType<WhitelabelNode> = z.lazy(() =>
  z.object({
    modId: z.string(),
    enabled: z.enum(['0', '1']),
    childrenNodes: z.array(whitelabelNode),
  }),
);

const lineKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});

/** Origins, with a port if it is not the scheme's default. */
const domains = z.array(z.object({ domainName: z.string() }));

const customerService = z.object({
  title: z.string(),
  /** The address. Our server decrypts an encrypted one (CHAT-03). */
  path: z.string(),
  /** The provider, which decides what a link tells of the member (CHAT-04). */
  csType: z.string().optional(),
  /** `chat` for the entry that the chat opens (CHAT-02). */
  csPosition: z.string().optional(),
  labelIds: z.array(z.string()).optional(),
});

/** The identity service of a merchant with third-party sign-in (IDP-01). */
const firebase = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
  googleWebClientId: z.string(),
  /** The project's key for notifications through FCM (PUSH-05); absent if they use Web Push alone. */
  vapidKey: z.string().optional(),
  /** Ours: the merchant’s hosts on which a sign-in may use a redirect, because the service’s pages are on the same site. */
  redirectHosts: z.array(z.string()),
  /** Ours: the channels that are offered, in their order. */
  channels: z.array(z.enum(identityChannels)),
  /** Ours: the project's name for LINE as a provider. */
  lineProvider: z.string(),
  /** Ours: the address of an emulator; empty for the service itself. */
  emulatorUrl: z.string(),
  /** Ours: a script that the sign-in page loads before the service's code; empty for none. */
  scriptBefore: z.string(),
});

/** A project of FCM, as its SDK expects it. */
const fcm = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
  vapidKey: z.string(),
});

/** The foot of the member's page about the merchant. What is not set is absent. */
const legal = z.object({
  /** The authority and the number of the licence, as players read them. */
  licence: z.string().optional(),
  /** The company that runs the site, and its address. */
  imprint: z.string().optional(),
  /** The minimum age of players in years. */
  leastAge: z.int().optional(),
  termsUrl: z.string().optional(),
  privacyUrl: z.string().optional(),
});

const info = z.object({
  merchantCode: z.string(),
  /** Ours: the merchant's name, for the page's title and greeting. */
  name: z.string(),
  /** Ours: site codes, in the order in which they are offered. */
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  currency: z.string(),
  /** Ours: the digits behind the point of amounts in `currency`, if the merchant has set them. */
  currencyDigits: z.number().optional(),
  /** Ours: the built-in mark next to the name. */
  logo: z.string(),
  /** Ours: whether home and games are open to guests (ROUTE-12). */
  guestLobby: z.boolean(),
  customerService: z.array(customerService),
  /** Ours: whether the chat opens an outside one (CHAT-02); absent for the built-in chat. */
  outsideChat: z.boolean().optional(),
  domainRoute: domains,
  /** Ours: the key by which the addresses in domainRoute prove themselves (NET-13); null if there are none. */
  lineKey: lineKey.nullable(),
  mobileTemplate: z.string(),
  paths: z.record(z.string(), z.string()),
  register: z.object({
    captcha: z.object({ enabled: z.boolean() }),
    /** Ours: whether visitors may create an account. */
    open: z.boolean().optional(),
  }),
  /** Links to apps; that of MOBILECONFIG may be a path of the site. */
  resources: z.array(z.object({ resourceType: z.enum(resourceTypes), url: z.string() })),
  /** Ours: whether the web clip that this server makes is signed (APP-06). */
  isProfileSigned: z.boolean().optional(),
  whitelabel: whitelabelNode,
  whitelabelVal: z.record(z.string(), z.boolean()),
  mainDomain: z.string(),
  imageCDNs: z.array(z.string()),
  sms: z.object({
    /** Ours: whether a login with a code by text message is offered. */
    enabled: z.boolean().optional(),
    firebase: z.boolean(),
    apiKey: z.string(),
  }),
  /** Ours: absent if nothing of it is set (MEMBER-15). */
  legal: legal.optional(),
  /** Ours: whether a notice asks before links of announcements and banners lead to other sites (REDIR-02). */
  asksBeforeLeaving: z.boolean().optional(),
  /** Ours: whether members may log in with a passkey. */
  passkeys: z.boolean().optional(),
  /** Ours: the channels that can send a code for a new password (REG-05); absent if there are none. */
  passwordReset: z.object({ sms: z.boolean(), email: z.boolean() }).optional(),
  firebase: firebase.optional(),
  /** Ours: the key for subscriptions to notifications (PUSH-05), and the project if they use FCM; absent if there are no notifications. */
  push: z.object({ vapidKey: z.string(), fcm: fcm.optional() }).optional(),
});

export const siteStatus = {
  input: z.strictObject({}),
  answer: z.object({
    info,
    gw: z.object({
      GEETEST_ID: z.string(),
      GEETEST_VERSION: z.enum(['v3', 'v4']),
      PROFILE_ICON_COUNT: z.int(),
    }),
    analytics: z.record(z.string(), z.string()),
    /** Present in the call's answer; absent in the page, which is cached for many visitors. */
    location: z.object({ ip: z.string() }).optional(),
    test: z.boolean(),
    maintenance: z.boolean(),
    /** Epoch milliseconds, or null if no end is known. */
    maintenanceEnd: z.number().nullable(),
    regionRestriction: z.boolean(),
    /** The envelope in which the site sends bodies (NET-06). */
    envelope: z.enum(envelopes),
  }),
};
export const siteStatusV2 = siteStatus;

export const domainRoute = {
  input: z.strictObject({}),
  answer: z.object({ customerService: z.array(customerService), domainList: domains }),
};

/** A dialling code in digits, without a plus. */
const countryDialingCode = z.string().regex(/^[1-9]\d{0,2}$/);
/** A country's code of ISO 3166. */
const countryCode = z.string().regex(/^[A-Z]{2}$/);

export const country = {
  input: z.strictObject({}),
  answer: z.object({
    /** The country by the visitor's address; if that is unknown, the merchant's (`country`), which may be XX. */
    countryCode,
    /** The country's dialling code; empty if the country is unknown. */
    countryDialingCode: z.union([countryDialingCode, z.literal('')]),
    currency: z.string(),
    currencySymbol: z.string(),
    /** All countries, in the order of their codes. */
    countries: z.array(z.object({ countryCode, countryDialingCode })),
  }),
};

export const lineTest = {
  input: z.strictObject({
    /** A number that the answer returns signed; the family sends the time in milliseconds. */
    speed: z.string().regex(/^\d{1,16}$/),
  }),
  answer: z.object({
    host: z.string(),
    speed: z.string(),
    time: z.int(),
    signature: z.string(),
  }),
};
