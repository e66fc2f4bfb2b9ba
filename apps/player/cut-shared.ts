// Divides the modules that several pages share into files.

/** Cost of one more file for a page, in characters of unminified source: a request and the headers of its answer. */
const fileCost = 16_000;

/** Weight of each user, by how often it is loaded; one without a weight counts once. */
export type Weights = Readonly<Record<string, number>>;

type ModuleGroup = { modules: string[]; size: number; users: ReadonlySet<string> };
/** The groups that each group imports directly. */
type GroupImports = ReadonlyMap<ModuleGroup, ReadonlySet<ModuleGroup>>;

export type SharedModule = {
  id: string;
  size: number;
  /** Dynamically imported modules (pages, sheets) that import it; at least two. */
  users: ReadonlySet<string>;
  /** Direct imports. */
  imports: readonly string[];
};

/** Cost of joining two groups, over all pages; a negative cost is a gain. */
function costOf(one: ModuleGroup, other: ModuleGroup, weights: Weights): number {
  const visits = (users: ReadonlySet<string>): number =>
    [...users].reduce((sum, user) => sum + (weights[user] ?? 1), 0);
  const inVain =
    one.size * visits(other.users.difference(one.users)) +
    other.size * visits(one.users.difference(other.users));
  return inVain - fileCost * visits(one.users.intersection(other.users));
}

/** Groups the modules by their users; such groups never import each other in a circle. */
function partsByUsers(shared: readonly SharedModule[]): ModuleGroup[] {
  const parts = new Map<string, ModuleGroup>();
  for (const { id, size, users } of shared) {
    const key = [...users].toSorted().join('\n');
    const part = parts.get(key) ?? { modules: [], size: 0, users };
    parts.set(key, { users, size: part.size + size, modules: [...part.modules, id] });
  }
  return [...parts.values()];
}

/** Returns all groups that a group imports, direct and indirect. */
function reachOf(part: ModuleGroup, arrows: GroupImports): Set<ModuleGroup> {
  const reached = new Set<ModuleGroup>();
  const follow = (from: ModuleGroup): void => {
    for (const next of arrows.get(from) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      follow(next);
    }
  };
  follow(part);
  return reached;
}

function arrowsOf(parts: readonly ModuleGroup[], shared: readonly SharedModule[]): GroupImports {
  const home = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)));
  const arrows = new Map(parts.map((part) => [part, new Set<ModuleGroup>()]));
  for (const { id, imports } of shared) {
    const from = home.get(id);
    for (const next of imports) {
      const to = home.get(next);
      if (from && to && from !== to) arrows.get(from)?.add(to);
    }
  }
  return arrows;
}

/** Whether two groups may be joined: not if a third one lies between them, because it would import the file and be imported by it. */
function mayJoin(one: ModuleGroup, other: ModuleGroup, arrows: GroupImports): boolean {
  const standsBetween = (from: ModuleGroup, to: ModuleGroup): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next !== to && reachOf(next, arrows).has(to));
  return !standsBetween(one, other) && !standsBetween(other, one);
}

function bestJoin(
  parts: readonly ModuleGroup[],
  shared: readonly SharedModule[],
  weights: Weights,
): [ModuleGroup, ModuleGroup] | undefined {
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
 * Divides the modules into files: joins groups as long as pages gain by it. Files never import each other in a circle, because one of them
 * would run before its imports.
 */
export function cutShared(shared: readonly SharedModule[], weights: Weights = {}): string[][] {
  let parts = partsByUsers(shared);
  for (;;) {
    const join = bestJoin(parts, shared, weights);
    if (!join) return parts.map(({ modules }) => modules);
    const [one, other] = join;
    const joined: ModuleGroup = {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      users: one.users.union(other.users),
    };
    parts = [...parts.filter((part) => part !== one && part !== other), joined];
  }
}
