// Names that only some files may use, so that each thing is done in one way.
import { testCode } from '../sources/test-files.ts';

export type Restriction = {
  /** The name as written, without a leading `window.` or `globalThis.`. */
  name: string;
  /** A pattern of the paths, from the repository's root, of files that may use it. */
  only: string;
  /** The message that says what to do instead. */
  say: string;
};

const environment = `(^|/)(config|settings)\\.ts$|^(scripts|soak|bench|e2e)/|^[^/]+\\.config\\.ts$|${testCode}`;
const storage = `^apps/(player|console)/src/platform/|^apps/studio/client/src/page/stored-value\\.ts$|^apps/server/src/page/scheme/device-scheme\\.js$|^apps/sandbox/src/identity/(frame|handler)-script\\.js$|^(bench|e2e)/|${testCode}`;
const network = `^packages/client/|^apps/player/src/service-worker/|^apps/server/src/providers/|^apps/server/src/page/worker/offline-script\\.js$|^apps/sandbox/src/hub/play/page-script\\.js$|^apps/sandbox/src/identity/(frame|handler)-script\\.js$|^apps/sandbox/src/sms/callback\\.ts$|^apps/studio/client/src/page/calls\\.ts$|^packages/supplier/src/wallet/post-signed\\.ts$|^(scripts|soak|bench|e2e)/|${testCode}`;
/** Files that may change the address. The browser fires no event for such a change, so platform/address.ts informs the site's router. */
const address = `^apps/player/src/(platform|early)/|^apps/studio/client/src/page/sheets/back-closes\\.ts$|^(bench|e2e)/|${testCode}`;
const clock = `^(?!apps/server/src/modules/|apps/studio/src/(?!main\\.ts))|${testCode}`;

/** All files except those that compute amounts of money. */
const noMoney = `^(?!apps/server/src/modules/(ledger|wallet|vendor-wallet)/|apps/studio/src/money/|packages/contract/src/money\\.ts$)|${testCode}`;

const inStorage = 'Browser storage is read and written in the platform folder of the app only.';
const byAddress = 'The address is changed by apps/player/src/platform/address.ts.';
const asBigint = 'An amount is a bigint from end to end.';
const byClock = 'A rule takes the time from its clock argument.';

export const restrictedNames: Restriction[] = [
  {
    name: 'process.env',
    only: environment,
    say: 'The environment is read in config.ts only: hand the value in.',
  },
  { name: 'localStorage', only: storage, say: inStorage },
  { name: 'sessionStorage', only: storage, say: inStorage },
  { name: 'indexedDB', only: storage, say: inStorage },
  { name: 'document.cookie', only: storage, say: inStorage },
  { name: 'history.pushState', only: address, say: byAddress },
  { name: 'history.replaceState', only: address, say: byAddress },
  {
    name: 'fetch',
    only: network,
    say: 'Calls go through packages/client, outside services through a provider.',
  },
  { name: 'XMLHttpRequest', only: network, say: 'Calls go through packages/client.' },
  { name: 'Math.random', only: '^$', say: 'Use node:crypto or crypto.getRandomValues.' },
  { name: 'Date.now', only: clock, say: byClock },
  { name: 'new Date()', only: clock, say: byClock },
  // W2: a float loses digits.
  { name: 'Number', only: noMoney, say: asBigint },
  { name: 'parseFloat', only: noMoney, say: asBigint },
  { name: 'parseInt', only: noMoney, say: asBigint },
];

/** Code that decides outcomes: the remainder of a random byte favours low numbers (G1). */
export const drawCode = `^(apps/studio/src/(fair|lottery|instant|crash)|packages/games/src/(fair|draws|instant))/(?!.*(${testCode}))`;
