// Resolves an import to a path from the repository's root without extension, or null for an external package.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** The targets of one of our packages: of its `imports`, and of its `exports` as other packages see them. */
export type PackagePaths = { folder: string; name: string; inside: Targets; outside: Targets };
type Targets = Record<string, string>;

type PackageFile = { name: string; imports?: RawTargets; exports?: RawTargets };
type RawTargets = Record<string, string | string[]>;

const withoutEnding = (path: string): string =>
  path.replace(/\?.*$/, '').replace(/\.(tsx?|mjs|css|json)$/, '');

const firstTargets = (raw: RawTargets = {}): Targets =>
  Object.fromEntries(
    Object.entries(raw).map(([key, target]) => [
      key,
      Array.isArray(target) ? (target[0] ?? '') : target,
    ]),
  );

/** Reads every workspace's package.json. */
export function packagePaths(root: string): PackagePaths[] {
  const folders = ['apps', 'packages'].flatMap((top) =>
    existsSync(join(root, top)) ? readdirSync(join(root, top)).map((name) => `${top}/${name}`) : [],
  );
  return folders.flatMap((folder) => {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name, imports, exports } = JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
    return [{ folder, name, inside: firstTargets(imports), outside: firstTargets(exports) }];
  });
}

/** `#modules/*` with `./src/modules/*\/index.ts` makes `#modules/site` lead to `src/modules/site/index`. */
function follow(targets: Targets, wanted: string): string | null {
  const keys = Object.keys(targets).toSorted((a, b) => b.length - a.length);
  for (const key of keys) {
    const [before = '', after = ''] = key.split('*');
    if (
      key !== wanted &&
      !(key.includes('*') && wanted.startsWith(before) && wanted.endsWith(after))
    )
      continue;
    const rest = wanted.slice(before.length, wanted.length - after.length);
    return (targets[key] ?? '').replace('*', rest);
  }
  return null;
}

export function resolveImport(
  specifier: string,
  from: string,
  packages: PackagePaths[],
): string | null {
  if (specifier.startsWith('.')) return withoutEnding(posix.join(dirname(from), specifier));
  const own = packages.find(({ folder }) => from.startsWith(`${folder}/`));
  if (specifier.startsWith('#')) {
    const target = own && follow(own.inside, specifier);
    // An unresolved alias is fenced like another folder, so that it is not missed.
    return own && target ? withoutEnding(posix.join(own.folder, target)) : specifier;
  }
  const other = packages.find(({ name }) => specifier.startsWith(`${name}/`));
  if (!other) return null;
  const target = follow(other.outside, `.${specifier.slice(other.name.length)}`);
  return target ? withoutEnding(posix.join(other.folder, target)) : specifier;
}
