// The table of allowed imports (ARCHITECTURE.md), built from the folder listing, so that it includes every new feature.
import type { Fence } from './fence.ts';
import { foldersIn, staffOf } from './folders-in.ts';
import { modulesBelow } from './layers.ts';
import {
  client,
  contract,
  covers,
  database,
  document,
  edge,
  features,
  flags,
  games,
  http,
  limits,
  modules,
  office,
  pageRecords,
  phrases,
  player,
  providers,
  queries,
  sandbox,
  seed,
  server,
  studio,
  supplier,
  theme,
  ui,
  wire,
} from './fence-folders.ts';
import { officeFences } from './office-fences.ts';

const packageFences = (root: string): Fence[] => [
  {
    folder: contract,
    may: [],
    say: 'The contract imports nothing of ours: it is what the others agree on.',
  },
  { folder: 'packages/phrases/', may: [contract], say: 'Phrases know the contract only.' },
  { folder: client, may: [contract, wire], say: 'The client knows contract and wire only.' },
  { folder: wire, may: [], say: 'The wire knows texts, keys and bytes: hand in the rest.' },
  {
    folder: theme,
    may: [contract],
    testsMay: [seed],
    say: 'The theme knows the contract only: it makes CSS of a merchant’s inputs.',
  },
  { folder: covers, may: [`${theme}oklch`], say: 'Covers are drawn from an id and nothing else.' },
  {
    folder: games,
    may: [`${contract}launch/lottery-vendors`, `${contract}launch/game-engines`],
    say: 'Games get bytes handed in.',
  },
  { folder: flags, may: [], testsMay: [contract], say: 'Flags are drawn of shapes alone.' },
  { folder: document, may: [], say: 'A document knows no product: hand in its parts.' },
  { folder: limits, may: [], say: 'A limit counts under a key, whatever that stands for.' },
  { folder: edge, may: [limits], say: 'A process’s edge knows no product: hand in its words.' },
  { folder: supplier, may: [edge], say: 'A supplier’s half knows no supplier and no platform.' },
  {
    folder: ui,
    may: [theme],
    testsMay: [covers],
    say: 'The ui has no product words and no network: hand them in as props.',
  },
  {
    folder: database,
    may: [contract],
    say: 'The database knows the contract: queries of a feature stand in its store.ts, the demo in packages/seed.',
  },
  {
    folder: seed,
    may: [contract, database, `${games}titles/`, ...staffOf(root, modules)],
    say: 'The seed writes the demo and the fixtures of tests, by the database and the rules of features.',
  },
];

/** Lists the providers' ports: in each folder the file with the folder's name. */
const portsIn = (root: string): string[] =>
  foldersIn(root, providers).map((name) => `${providers}${name}/${name}`);

function moduleFence(name: string, ports: string[]): Fence {
  const below = modulesBelow(name);
  const always = [contract, http, `${server}module`, `${document}clean-html`, ...queries];
  const others = below.map((each) => `, #modules/${each}`).join('');
  return {
    folder: `${modules}${name}/`,
    may: [...always, ...ports, ...below.map((each) => `${modules}${each}/index`)],
    testsMay: [server, database, seed, sandbox, wire, `${edge}testing/`],
    say: `A module imports the contract, #http/*, the database’s statements, a provider’s port${others}: take anything else as an argument from app.ts, or hear of it by a fact.`,
  };
}

const serverFences = (root: string): Fence[] => [
  {
    folder: http,
    may: [contract, edge, limits, wire, `${database}unavailable`],
    testsMay: [server, database, seed],
    say: 'http knows no module: what it needs of one comes as an argument from app.ts.',
  },
  {
    folder: `${server}page/`,
    may: [contract, ...phrases, theme, covers, flags, document, ui, http, `${modules}site/index`],
    testsMay: [server, database, seed],
    say: 'The page shows the site’s status; it takes anything else as an argument from app.ts.',
  },
  {
    folder: providers,
    may: [contract],
    testsMay: [server, sandbox, `${edge}testing/`],
    say: 'A provider knows contract values only, never a module.',
  },
  {
    folder: server,
    may: [contract, database, ...phrases, theme, covers],
    testsMay: [seed, sandbox, wire, `${edge}testing/`],
    say: 'The server takes the site as a built bundle, by a path.',
  },
  ...foldersIn(root, modules).map((name) => moduleFence(name, portsIn(root))),
];

/** The shared base of the site's features and pages. */
const shared = [`${player}foundation/`, `${player}platform/`, pageRecords, contract, ui];

const playerFences = (root: string): Fence[] => [
  {
    folder: `${player}platform/`,
    may: [],
    say: 'platform is the browser itself and knows nothing of ours: hand it in.',
  },
  {
    folder: `${player}foundation/`,
    may: [client, contract, ...phrases, `${player}platform/`, pageRecords],
    say: 'foundation never reaches up: a feature or app/ hands it what it needs.',
  },
  ...foldersIn(root, features).map((name) => ({
    folder: `${features}${name}/`,
    may: shared,
    testsMay: [client, ...phrases],
    say: 'A feature never imports another, nor app/: put them together in src/pages, go there by #foundation/navigation.',
  })),
  {
    folder: `${player}pages/`,
    may: [contract, ...phrases],
    say: 'A page’s record is plain data: the code of the page stands in page.tsx beside it.',
  },
  ...foldersIn(root, `${player}pages/`).map((name) => ({
    folder: `${player}pages/${name}/page`,
    may: [...shared, features, `${player}pages/${name}/page-late-parts`],
    say: 'A page puts parts of features together: it never imports another page, nor app/.',
  })),
  {
    folder: player,
    may: [client, contract, ...phrases, ui, covers],
    say: 'The site imports client, contract, phrases and ui only.',
  },
];

const ofSuppliers = [
  supplier,
  document,
  contract,
  `${theme}theme`,
  `${database}embedded/address`,
  `${database}own-database`,
];

const supplierFences: Fence[] = [
  {
    folder: sandbox,
    may: ofSuppliers,
    testsMay: [database],
    say: 'The sandbox plays outside services: it knows nothing of the server, nor of its tables.',
  },
  {
    folder: `${sandbox}testing/`,
    may: [sandbox, supplier, `${database}testing/`],
    say: 'The test sandbox is the sandbox on a database of its own.',
  },
  {
    folder: studio,
    may: [...ofSuppliers, ...phrases, covers, games, limits],
    testsMay: [`${edge}testing/`, database],
    say: 'The studio is a supplier like any other: it knows nothing of the server, nor of its tables.',
  },
  {
    folder: `${studio}testing/`,
    may: [studio, supplier, contract, games, ...phrases, `${database}testing/`],
    say: 'The test studio is the studio on a database of its own.',
  },
  {
    folder: 'apps/studio/client/',
    may: [contract, ...phrases, theme, ui, covers, games],
    testsMay: [studio],
    say: 'What runs in the browser knows the studio’s process by its calls only.',
  },
];

const outerFences: Fence[] = [
  {
    folder: 'apps/supervisor/src/',
    may: [database, seed],
    testsMay: [`${edge}testing/`],
    say: 'The supervisor starts processes: it knows the database and the demo only.',
  },
  {
    folder: 'e2e/',
    may: [
      contract,
      ...phrases,
      seed,
      `${database}testing/`,
      `${database}statements/run-statement`,
      `${database}embedded/address`,
      `${edge}testing/`,
      // A studio with predetermined outcomes, and its wallet.
      `${studio}testing/`,
      `${supplier}testing/`,
    ],
    say: 'A browser test sees what a person sees: never the insides of an app.',
  },
  {
    folder: 'soak/',
    may: ['e2e/', database, seed, games, `${edge}testing/`],
    say: 'The kill runs stand outside: they know the product by its calls, its database and the rules of its games.',
  },
];

export const fences = (root: string): Fence[] => [
  ...packageFences(root),
  ...serverFences(root),
  ...playerFences(root),
  ...officeFences(root),
  ...supplierFences.concat(outerFences),
];

/** Files that may import a schema, or zod, only by type: the bundles of site and back office must not contain zod. */
export const withoutSchemas = `^(${player}|${office}|${client}|packages/phrases/|${contract}(?!.*\\.schema\\.ts$))`;
