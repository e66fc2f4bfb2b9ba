// The allowed imports of the back office's pages (ARCHITECTURE.md).
import { client, contract, office, officeFeatures, phrases, theme } from './fence-folders.ts';
import type { Fence } from './fence.ts';
import { foldersIn } from './folders-in.ts';

/** The shared base of the back office's features. */
const officeBase = [`${office}foundation/`, `${office}platform/`, contract];

export const officeFences = (root: string): Fence[] => [
  {
    folder: `${office}platform/`,
    may: [],
    say: 'platform is the browser itself and knows nothing of ours: hand it in.',
  },
  {
    folder: `${office}foundation/`,
    may: [client, contract, ...phrases, `${office}platform/`],
    say: 'foundation never reaches up: a feature or app/ hands it what it needs.',
  },
  ...foldersIn(root, officeFeatures).map((name) => ({
    folder: `${officeFeatures}${name}/`,
    may: officeBase,
    testsMay: [client, ...phrases, `${office}testing/`],
    say: 'A feature of the back office never imports another, nor app/: put them together in app/.',
  })),
  {
    folder: office,
    may: [client, contract, ...phrases, theme],
    say: 'The back office knows the server by its calls only: it imports client, contract, phrases and theme.',
  },
];
