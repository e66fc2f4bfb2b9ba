// The layers of the server's modules. A module imports only lower layers, so no cycles can arise.
// It informs modules of its own and higher layers by facts (modules/outbox).

export type Layer = {
  name: string;
  modules: string[];
  /** Whether a module may also import the modules listed before it; otherwise it imports none of its layer. */
  inOrder: boolean;
};

/** The layers, lowest first. A folder of `modules/` that is not listed reacts to others, as most features do, and belongs to the highest. */
export const layers: Layer[] = [
  {
    name: 'foundation',
    modules: [
      'audit',
      'site',
      'outbox',
      'messages',
      'session',
      'member',
      'envelope',
      'captcha',
      'pictures',
      'idempotency',
    ],
    inOrder: true,
  },
  {
    name: 'credentials',
    modules: ['codes', 'password', 'authenticator', 'passkey', 'identity'],
    inOrder: false,
  },
  { name: 'identity', modules: ['login', 'recovery', 'invite', 'register'], inOrder: true },
  {
    name: 'money',
    modules: ['catalogue', 'ledger', 'wallet', 'bonus', 'free-plays'],
    inOrder: true,
  },
  { name: 'play', modules: ['lobby', 'launch', 'vendor-wallet'], inOrder: false },
  {
    name: 'rewards',
    modules: ['activity', 'rewards', 'supplier-grants', 'notification'],
    inOrder: true,
  },
  { name: 'engagement', modules: ['tracking'], inOrder: false },
];

/** Lists the modules that a module may import. */
export function modulesBelow(name: string): string[] {
  const named = layers.findIndex(({ modules }) => modules.includes(name));
  const rank = named < 0 ? layers.length - 1 : named;
  const own = layers[rank];
  if (!own) return [];
  const before = own.inOrder ? own.modules.slice(0, own.modules.indexOf(name)) : [];
  return [...layers.slice(0, rank).flatMap(({ modules }) => modules), ...before];
}

/** Returns a sentence for each wrong name. */
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
