// The layers in which the server's modules stand. A module imports what lies below it, so no circle can come to be.
// What it has to tell the modules beside and above it, it writes as a fact (modules/outbox).

export type Layer = {
  name: string;
  modules: string[];
  /** Whether a module may also import those named before it; otherwise it imports none of its own layer. */
  inOrder: boolean;
};

/** The lowest first. A folder of `modules/` that is not named reacts to others, as most features do: it stands in the highest. */
export const layers: Layer[] = [
  {
    name: 'foundation',
    modules: [
      'outbox',
      'audit',
      'site',
      'messages',
      'session',
      'member',
      'envelope',
      'captcha',
      'idempotency',
    ],
    inOrder: true,
  },
  {
    name: 'credentials',
    modules: ['codes', 'password', 'authenticator', 'passkey', 'identity'],
    inOrder: false,
  },
  { name: 'identity', modules: ['login', 'recovery', 'invitation', 'registration'], inOrder: true },
  {
    name: 'money',
    modules: ['catalogue', 'ledger', 'wallet', 'bonus', 'free-plays'],
    inOrder: true,
  },
  { name: 'play', modules: ['lobby', 'launch', 'vendor-wallet'], inOrder: false },
  {
    name: 'rewards',
    modules: ['activity', 'reward', 'supplier-grants', 'notification'],
    inOrder: true,
  },
  { name: 'engagement', modules: ['tracking'], inOrder: false },
];

/** The modules that this one may import. */
export function modulesBelow(name: string): string[] {
  const named = layers.findIndex(({ modules }) => modules.includes(name));
  const rank = named < 0 ? layers.length - 1 : named;
  const own = layers[rank];
  if (!own) return [];
  const before = own.inOrder ? own.modules.slice(0, own.modules.indexOf(name)) : [];
  return [...layers.slice(0, rank).flatMap(({ modules }) => modules), ...before];
}

/** A sentence for each name that is wrong. */
export function describeMisplaced(folders: string[], among = layers): string[] {
  const named = among.flatMap(({ modules }) => modules);
  const twice = named.filter((name, at) => named.indexOf(name) !== at);
  return [
    ...named
      .filter((name) => !folders.includes(name))
      .map((name) => `scripts/lint/layers.ts names ${name}, but there is no modules/${name}.`),
    ...twice.map((name) => `scripts/lint/layers.ts names ${name} twice.`),
  ];
}
