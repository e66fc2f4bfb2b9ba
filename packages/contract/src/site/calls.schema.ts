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

/** An origin with its port, where that is not the scheme's own. */
const domains = z.array(z.object({ domainName: z.string() }));

const customerService = z.object({
  title: z.string(),
  path: z.string(),
  csType: z.string().optional(),
  csPosition: z.string().optional(),
  labelIds: z.array(z.string()).optional(),
});

/** Of a merchant with third-party sign-in (IDP-01). */
const firebase = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
  googleWebClientId: z.string(),
  /** Its key for notifications through FCM (PUSH-05); absent where they go by Web Push alone. */
  vapidKey: z.string().optional(),
  /** Ours: the merchant’s hosts at which a sign-in may go by redirect, because the service’s pages are of the same site there. */
  redirectHosts: z.array(z.string()),
  /** Ours: which ways are offered, in their order. */
  channels: z.array(z.enum(identityChannels)),
  /** Ours: how the project calls LINE. */
  lineProvider: z.string(),
  /** Ours: what stands in for the service; empty for the service itself. */
  emulatorUrl: z.string(),
  /** Ours: what the sign-in page loads before the service's code; empty for none. */
  scriptBefore: z.string(),
});

/** A project of FCM, as its SDK wants it. */
const fcm = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
  vapidKey: z.string(),
});

const info = z.object({
  merchantCode: z.string(),
  /** Ours: what the page's title and greeting say. */
  name: z.string(),
  /** Ours: site codes, first one first. */
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  currency: z.string(),
  /** Ours: digits behind the point of amounts in it, where the merchant has set them. */
  currencyDigits: z.number().optional(),
  /** Ours: which built-in mark stands beside the name. */
  logo: z.string(),
  /** Ours: home and games are open to guests (ROUTE-12). */
  guestLobby: z.boolean(),
  customerService: z.array(customerService),
  domainRoute: domains,
  /** Ours: what the addresses in domainRoute prove themselves by (NET-13); null where there are none. */
  lineKey: lineKey.nullable(),
  mobileTemplate: z.string(),
  paths: z.record(z.string(), z.string()),
  register: z.object({
    captcha: z.object({ enabled: z.boolean() }),
    /** Ours: whether visitors may create an account. */
    open: z.boolean().optional(),
  }),
  /** Of MOBILECONFIG the address may be a path of the site. */
  resources: z.array(z.object({ resourceType: z.enum(resourceTypes), url: z.string() })),
  /** Ours: the web clip that this server makes is signed (APP-06). */
  isProfileSigned: z.boolean().optional(),
  whitelabel: whitelabelNode,
  whitelabelVal: z.record(z.string(), z.boolean()),
  mainDomain: z.string(),
  imageCDNs: z.array(z.string()),
  sms: z.object({
    /** Ours: whether a login by a code by text message is offered. */
    enabled: z.boolean().optional(),
    firebase: z.boolean(),
    apiKey: z.string(),
  }),
  /** Ours: members may log in with a passkey. */
  passkeys: z.boolean().optional(),
  /** Ours: by which a code for a new password can be sent (REG-05); absent where by none. */
  passwordReset: z.object({ sms: z.boolean(), email: z.boolean() }).optional(),
  firebase: firebase.optional(),
  /** Ours: by which key browsers subscribe to notifications (PUSH-05), and through which project of FCM where they go there; absent where there are none. */
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
    /** Absent in the page, which is cached for many visitors; given by the call. */
    location: z.object({ ip: z.string() }).optional(),
    test: z.boolean(),
    maintenance: z.boolean(),
    /** Epoch milliseconds, or null where no end is known. */
    maintenanceEnd: z.number().nullable(),
    regionRestriction: z.boolean(),
    /** Which envelope the site's bodies travel in (NET-06). */
    envelope: z.enum(envelopes),
  }),
};
export const siteStatusV2 = siteStatus;

export const domainRoute = {
  input: z.strictObject({}),
  answer: z.object({ customerService: z.array(customerService), domainList: domains }),
};

/** Digits, without a plus. */
const countryDialingCode = z.string().regex(/^[1-9]\d{0,2}$/);
/** Of ISO 3166. */
const countryCode = z.string().regex(/^[A-Z]{2}$/);

export const country = {
  input: z.strictObject({}),
  answer: z.object({
    /** By the visitor's address; where that is not known, the merchant's own (`country`), which may be XX. */
    countryCode,
    /** Empty where the country is not known. */
    countryDialingCode: z.union([countryDialingCode, z.literal('')]),
    currency: z.string(),
    currencySymbol: z.string(),
    /** In the order of their codes. */
    countries: z.array(z.object({ countryCode, countryDialingCode })),
  }),
};

export const lineTest = {
  input: z.strictObject({
    /** Whatever the caller sent comes back signed; the family sends the time in milliseconds. */
    speed: z.string().regex(/^\d{1,16}$/),
  }),
  answer: z.object({
    host: z.string(),
    speed: z.string(),
    time: z.int(),
    signature: z.string(),
  }),
};
