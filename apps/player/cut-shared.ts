// How the modules that several pages share are cut into files.

/** What a page pays for one file more, in characters of source before it is made small: a request and its answer's head. */
const fileCost = 16_000;

/** How often something is fetched beside others; what nobody named counts once. */
export type Weights = Readonly<Record<string, number>>;

type Part = { modules: string[]; size: number; users: ReadonlySet<string> };

export type Shared = {
  id: string;
  size: number;
  /** What is fetched by itself and stands on it; at least two. */
  users: ReadonlySet<string>;
  /** What it stands on by itself. */
  imports: readonly string[];
};

/** What it costs all pages together when two parts become one file; below nothing, they gain. */
function costOf(one: Part, other: Part, weights: Weights): number {
  const visits = (users: ReadonlySet<string>): number =>
    [...users].reduce((sum, user) => sum + (weights[user] ?? 1), 0);
  const inVain =
    one.size * visits(other.users.difference(one.users)) +
    other.size * visits(one.users.difference(other.users));
  return inVain - fileCost * visits(one.users.intersection(other.users));
}

/** Modules with the same users are one part at first: such parts never stand on each other in a circle. */
function partsByUsers(shared: readonly Shared[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { id, size, users } of shared) {
    const key = [...users].toSorted().join('\n');
    const part = parts.get(key) ?? { modules: [], size: 0, users };
    parts.set(key, { users, size: part.size + size, modules: [...part.modules, id] });
  }
  return [...parts.values()];
}

/** Every part that a part stands on, over others too. */
function reachOf(part: Part, arrows: ReadonlyMap<Part, ReadonlySet<Part>>): Set<Part> {
  const reached = new Set<Part>();
  const follow = (from: Part): void => {
    for (const next of arrows.get(from) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      follow(next);
    }
  };
  follow(part);
  return reached;
}

function arrowsOf(parts: readonly Part[], shared: readonly Shared[]): Map<Part, Set<Part>> {
  const home = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)));
  const arrows = new Map(parts.map((part) => [part, new Set<Part>()]));
  for (const { id, imports } of shared) {
    const from = home.get(id);
    for (const next of imports) {
      const to = home.get(next);
      if (from && to && from !== to) arrows.get(from)?.add(to);
    }
  }
  return arrows;
}

/** Two parts may become one unless a third stands between them: it would need the one and be needed by it. */
function mayJoin(one: Part, other: Part, arrows: ReadonlyMap<Part, ReadonlySet<Part>>): boolean {
  const standsBetween = (from: Part, to: Part): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next !== to && reachOf(next, arrows).has(to));
  return !standsBetween(one, other) && !standsBetween(other, one);
}

function bestJoin(
  parts: readonly Part[],
  shared: readonly Shared[],
  weights: Weights,
): [Part, Part] | undefined {
  const arrows = arrowsOf(parts, shared);
  const pairs = parts.flatMap((one, at) =>
    parts.slice(at + 1).map((other) => ({ one, other, cost: costOf(one, other, weights) })),
  );
  const best = pairs
    .filter(({ cost }) => cost < 0)
    .toSorted((a, b) => a.cost - b.cost)
    .find(({ one, other }) => mayJoin(one, other, arrows));
  return best && [best.one, best.other];
}

/**
 * The files, as lists of modules: as few as pages gain by, and none that needs a file that needs it, which would run one of them before
 * what it stands on.
 */
export function cutShared(shared: readonly Shared[], weights: Weights = {}): string[][] {
  let parts = partsByUsers(shared);
  for (;;) {
    const join = bestJoin(parts, shared, weights);
    if (!join) return parts.map(({ modules }) => modules);
    const [one, other] = join;
    const joined: Part = {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      users: one.users.union(other.users),
    };
    parts = [...parts.filter((part) => part !== one && part !== other), joined];
  }
}
