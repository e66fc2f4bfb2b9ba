// Names of features, which are the folders of the contract, and the folders elsewhere that have another name, with the reason.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The layers that have a folder per feature, with the folders that are named differently. */
type Layer = { folder: string; others: Record<string, string> };

/** Parts of a feature whose calls are in the contract of the feature named here. */
const partOf = (feature: string) => `part of ${feature}`;

const siteParts = {
  country: 'the choice of a country, used by several features',
  front: 'the page in front of a closed site',
  language: 'the choice of a language; languages are in the root of the contract',
  notices: 'dialogs and toasts of all features',
  update: 'a newer version of the site, which no call reports',
  welcome: 'the picture to keep on the first visit, which no call reports',
  wide: 'columns of a window wider than a phone',
  devices: partOf('session'),
  'second-factor': partOf('login'),
  rescue: partOf('rewards'),
  tasks: partOf('rewards'),
  'leader-board': partOf('rewards'),
};

export const layersOfFeatures: Layer[] = [
  {
    folder: 'apps/server/src/modules',
    others: {
      activity: 'counts what members do; the rewards read it',
      'free-plays': 'called by the wallets of suppliers',
      idempotency: 'answers repeated calls of all features',
      'leader-board': partOf('rewards'),
      pictures: 'makes members’ pictures anew, for feedback and chat',
      'supplier-grants': 'calls suppliers, and is called by facts',
      'vendor-wallet': 'the wallet protocol of vendors (vendors.md 1)',
    },
  },
  { folder: 'apps/player/src/features', others: siteParts },
  {
    folder: 'apps/player/src/pages',
    others: {
      'access-denied': partOf('front'),
      activity: 'the list of promotions, part of rewards',
      alerts: 'a page of the development server with all notices',
      'change-password': partOf('password'),
      'chat-talk': partOf('chat'),
      'check-in': partOf('rewards'),
      'coming-soon': 'pages that are not built yet',
      consent: partOf('tracking'),
      devices: partOf('session'),
      'forgot-password': partOf('recovery'),
      games: partOf('lobby'),
      home: partOf('lobby'),
      identities: partOf('identity'),
      'launch-game': partOf('launch'),
      'leader-board': partOf('rewards'),
      maintenance: partOf('front'),
      'member-home': partOf('member'),
      'not-found': 'an unknown address',
      rescue: partOf('rewards'),
      tasks: partOf('rewards'),
      'trial-game': partOf('launch'),
    },
  },
  {
    folder: 'packages/phrases',
    others: {
      ...siteParts,
      coming: 'pages that are not built yet',
      console: 'texts of the back office',
      'hand-off': partOf('session'),
      line: 'the search for a domain that answers',
      studio: 'texts of our own games',
      src: 'the code that compiles texts',
      compiled: 'compiled texts, not in git',
    },
  },
];

/** Words that lost against the name of a feature. No folder may be called so. */
export const lostNames: Record<string, string> = {
  registration: 'register',
  reward: 'rewards',
  invitation: 'invite',
  invitations: 'invite',
  announcement: 'announcements',
  content: 'announcements',
  notifications: 'notification',
  vouchers: 'voucher',
  benefits: 'club',
  'sign-in': 'check-in',
};

/** Folders directly below a folder. */
export const foldersOf = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The names of features. */
export const featureNames = (root: string): string[] => foldersOf(root, 'packages/contract/src');
