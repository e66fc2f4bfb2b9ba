// The demo's merchants and accounts, as printed by `npm start` and used by the browser tests.
import type { Flag } from '@parlour/contract/flags';
import type { SettingTexts } from '@parlour/contract/settings.schema';

export const demoPassword = 'demo-Pass1';

type DemoMerchant = {
  code: string;
  name: string;
  /** The hosts, the main one first: passkeys belong to its name. */
  hosts: string[];
  /** The merchant's id at the sandbox's game aggregator and at the studio. */
  operatorId: number;
  /** Present if members may sign in with third-party accounts. */
  hasIdentityService?: true;
  /** Present if a redirectUrl may lead members to the sandbox's partner (REDIR-01). */
  hasPartner?: true;
  /** The vendor of its text messages, if it is not the default one. */
  smsVendor?: 'vonage';
  settings: SettingTexts;
};

const on = (...flags: Flag[]) => Object.fromEntries(flags.map((flag) => [`flags.${flag}`, 'on']));
const everyday = on(
  'CBS3',
  'MOBILEAUTOLOGIN3',
  'PWDEXPFORCECHANGE3',
  'UPDATEMOBILEICC3',
  'REWCEN3',
);
const demoDefaults = {
  languages: 'EN,TH,UR',
  defaultLanguage: 'EN',
  'twoFactor.methods': 'sms,ga,email,payeeName',
  // Countries of the three merchants, of the demo accounts’ numbers and of the languages.
  'sms.prefixes': '1,49,63,66,92',
  // Games of SANDBOX demonstrate failing launches: they are opened by links and hidden from players.
  'lobby.hiddenVendors': 'SANDBOX',
} as const;

/** Returns the app settings of the two merchants with a theme; the addresses do not exist. */
const demoApp = (name: string) => ({
  'app.androidUrl': `https://files.${name}.example/app.apk`,
  'app.iosUrl': `https://apps.${name}.example/ios`,
  'app.scheme': `${name}app`,
  'app.androidVersion': '2.6.0',
  'app.iosVersion': '2.6.0',
  'app.tellsUpgrade': 'on',
});

/** The registration form of the two merchants with a theme; the plain one has only name and password. */
const demoForm = {
  // The shipped names, and that of the demo account, so that `dem0` and `d.emo` are refused, too.
  'register.reservedNames':
    'admin,administrator,cashier,demo,moderator,official,security,service,staff,support,system',
  'register.fields.referralCode.enabled': 'on',
  'register.leastAge': '18',
} as const;

/** The chat of the two merchants with a theme: somebody is always there. */
const demoChat = {
  'chat.expectedMinutes': '3',
  'chat.quickReplies': JSON.stringify({
    EN: ['I see it now', 'Still missing', 'Something else'],
    TH: ['เห็นแล้ว', 'ยังไม่เห็น', 'เรื่องอื่น'],
    UR: ['اب نظر آ رہا ہے', 'ابھی تک نہیں', 'کچھ اور'],
  }),
  'chat.awayMessage': JSON.stringify({
    EN: 'Thanks for your message. We’re away right now and will reply when we’re back.',
    TH: 'ขอบคุณสำหรับข้อความ ตอนนี้เราไม่อยู่ และจะตอบเมื่อกลับมา',
    UR: 'آپ کے پیغام کا شکریہ۔ ہم اس وقت موجود نہیں، واپس آ کر جواب دیں گے۔',
  }),
} as const;

export const demoMerchants: DemoMerchant[] = [
  {
    code: 'lumen',
    name: 'Lumen',
    hosts: ['lumen.localhost', 'localhost', '127.0.0.1'],
    operatorId: 1001,
    hasIdentityService: true,
    hasPartner: true,
    settings: {
      ...demoDefaults,
      ...everyday,
      ...demoForm,
      ...demoChat,
      ...demoApp('lumen'),
      ...on('FIREBASECREATEACC3', 'LOTTMINIGAME3'),
      licence: 'the Gaming Authority, no. 0417-25',
      imprint: 'Lumen Play Ltd., 12 Harbour Road, Manila',
      currency: 'PHP',
      country: 'PH',
      timeZone: 'Asia/Manila',
      'invite.ownStakes': '1000',
      passkeys: 'on',
      'play.confirmAbove': '1000',
      'register.fields.mobileNum.enabled': 'on',
      'theme.brand': '288,0.215',
      'theme.accent': '84,0.135',
      'theme.tint': '290,0.022',
      'theme.radius': '0.85',
      'theme.display': 'RHD',
      'theme.tracking': '-0.02',
      'theme.scheme': 'dark',
      'theme.logo': 'eclipse',
    },
  },
  {
    code: 'marigold',
    name: 'Marigold',
    hosts: ['marigold.localhost'],
    operatorId: 1002,
    settings: {
      ...demoDefaults,
      ...everyday,
      ...demoForm,
      ...demoChat,
      ...demoApp('marigold'),
      // GEETESTVCODE3: a captcha before each code, at the login by text message, the registration and the forgotten password.
      ...on('SEALOTTMINIGAME3', 'GEETESTVCODE3'),
      licence: 'the Office of Games, no. MG-2201',
      imprint: 'Marigold Games Lda., Rua do Norte 8, Lisbon',
      currency: 'EUR',
      country: 'DE',
      timeZone: 'Europe/Lisbon',
      passkeys: 'on',
      'play.confirmAbove': '50',
      'register.fields.mobileNum.enabled': 'on',
      guestLobby: 'on',
      'theme.brand': '157,0.115',
      'theme.accent': '74,0.165',
      'theme.tint': '95,0.012',
      'theme.radius': '1.2',
      'theme.display': 'BRG',
      'theme.tracking': '-0.025',
      'theme.scheme': 'light',
      'theme.logo': 'flower',
    },
  },
  // No theme settings, so it has the shipped look. It also shows the picture of digits, which login requires, too, if registration does (CAP-03).
  {
    code: 'plain',
    name: 'Plain',
    hosts: ['plain.localhost'],
    operatorId: 1003,
    smsVendor: 'vonage',
    settings: {
      ...demoDefaults,
      currency: 'USD',
      country: 'US',
      'register.captcha.enabled': 'on',
    },
  },
];

export type DemoAccount = { username: string; password: string; note: string };

export const demoAccounts: DemoAccount[] = [
  { username: 'demo', password: demoPassword, note: 'Gold club label, rank 7 of 10' },
  { username: 'newbie', password: demoPassword, note: 'has never logged in' },
  { username: 'expired', password: demoPassword, note: 'password expired, must change it' },
  { username: 'initial', password: '{secret}', note: 'the initial password, must change it' },
  { username: 'restricted', password: demoPassword, note: 'restricted member (type 4)' },
  { username: 'regular', password: demoPassword, note: 'no club label (type 1)' },
  { username: 'twofactor', password: demoPassword, note: 'asks for a second factor' },
];

/** The differences of each account from an ordinary member. */
export const demoTraits = {
  demo: { clubLabelId: 'gold' },
  newbie: {},
  expired: { passwordExpired: true },
  initial: {},
  restricted: { type: 4 },
  regular: { type: 1 },
  twofactor: {
    secondFactors: ['sms', 'ga', 'email', 'payeeName'],
    mobile: '+639170000001',
    email: 'twofactor@example.test',
    // So that answers in the chat are mailed there (CHAT-05).
    emailProvenAt: new Date('2026-11-01T12:00:00Z'),
    payeeName: 'DEMO PAYEE',
  },
} as const;

export const demoAuthenticatorSecret = 'JBSWY3DPEHPK3PXP';
export const demoClubLabel = { id: 'gold', name: 'Gold', type: 'AUTO', rankLevel: 7 } as const;

/** The accounts of the back office. Their authenticators have secrets that each installation makes; `npm run staff -- code MAIL` prints a code. */
export const demoStaff = [
  { mail: 'owner@parlour.example', role: 'owner' },
  { mail: 'support@parlour.example', role: 'support' },
] as const;

/** The accounts with vouchers in every state. */
export const demoVoucherHolders = ['demo', 'expired', 'regular', 'twofactor'] as const;
/** A voucher code at each merchant with a reward centre, for the first member who redeems it. */
export const demoVoucherCode = 'GAME-2026-GFT';
