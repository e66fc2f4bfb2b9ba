// Assigns modules to files of the build by their imports. Only entries and a few roots are named here.
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { cutShared } from './cut-shared.ts';

const folder = import.meta.dirname;
/** The early start, which runs with all its imports before the packages are loaded. */
const early = join(folder, 'src/early-start.ts');
const entry = join(folder, 'src/main.tsx');
/** The page that the budget of .size-limit.ts measures. */
const firstPage = join(folder, 'src/pages/login/page.tsx');
/** The target of most visits, and the number of other pages that it counts for. */
const homePage = join(folder, 'src/pages/home/page.tsx');
const homeWeight = 4;
/** Handling of a failed call: the first page needs it only then, and then it must load quickly. */
const failures = join(folder, 'src/foundation/api/obey-failure.ts');
/** Shared and cached calls for data. */
const reads = join(folder, 'src/foundation/api/reads.ts');
/** React's half for the browser, requested together with the packages. */
const renderer = join(folder, 'src/platform/build/renderer.ts');

const isPackage = (id: string): boolean => /node_modules[\\/]/.test(id);
const isRuntime = (id: string): boolean => /rolldown[\\/]runtime/.test(id);

type ReadModule = Rolldown.ChunkingContext['getModuleInfo'];

/** Returns all static imports of a module, direct and indirect, including itself. */
function standsOn(id: string, read: ReadModule, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of read(id)?.importedIds ?? []) standsOn(next, read, found);
  return found;
}

/** Lists every module that is loaded by a dynamic import: pages, sheets, texts. */
function listFetched(id: string, read: ReadModule, seen = new Set<string>()): Set<string> {
  const fetched = new Set<string>();
  for (const each of standsOn(id, read)) {
    for (const next of read(each)?.dynamicallyImportedIds ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      fetched.add(next);
      for (const more of listFetched(next, read, seen)) fetched.add(more);
    }
  }
  return fetched;
}

type NameOf = (id: string) => string | null;

/**
 * Names the file of each module. `base` has the packages that every page imports: they change rarely, so a new build leaves them in the
 * caches. `main` has the rest that every page imports: the entry's imports, and what the first page shares with any other. `data` has the
 * calls for data and the handling of failures, also where pages use parts of it. Modules that at least two other pages share are `shared`,
 * in several files. The rest of a page is a separate file.
 */
function nameModules(read: ReadModule): NameOf {
  const main = standsOn(entry, read);
  const everywhere = [entry, ...(read(renderer)?.dynamicallyImportedIds ?? [])]
    .map((id) => standsOn(id, read))
    .reduce((all, each) => all.union(each));
  const base = [renderer, ...[...everywhere].filter(isPackage)]
    .map((id) => standsOn(id, read))
    .reduce((all, each) => all.union(each));
  const ahead = standsOn(early, read);
  const first = standsOn(firstPage, read);
  const data = standsOn(reads, read).union(standsOn(failures, read));
  const others = [...listFetched(entry, read)]
    .filter((id) => id !== firstPage)
    .map((id) => ({ id, parts: standsOn(id, read) }));
  const usersOf = (id: string) =>
    new Set(others.filter(({ parts }) => parts.has(id)).map((each) => each.id));
  const nameOf = (id: string): string | null => {
    if (base.has(id) || isRuntime(id)) return 'base';
    if (ahead.has(id)) return 'early-start';
    const users = usersOf(id).size;
    if (main.has(id) || (first.has(id) && users > 0)) return 'main';
    if (first.has(id)) return null;
    if (data.has(id)) return 'data';
    return users > 1 ? 'shared' : null;
  };
  const all = new Set(others.flatMap(({ parts }) => [...parts]));
  const shared = [...all]
    .filter((id) => nameOf(id) === 'shared')
    .map((id) => {
      const { code, importedIds = [] } = read(id) ?? {};
      return { id, size: code?.length ?? 0, users: usersOf(id), imports: importedIds };
    });
  const files = cutShared(shared, { [homePage]: homeWeight });
  const fileOf = new Map(files.flatMap((ids, at) => ids.map((id) => [id, `shared~${at}`])));
  return (id) => fileOf.get(id) ?? nameOf(id);
}

/** Groups by priority. A module's imports do not follow it into its file, because they have files themselves. */
export function chunks(): Rolldown.CodeSplittingOptions {
  let nameOf: NameOf | undefined;
  const nameIn = (id: string, context: Rolldown.ChunkingContext): string | null => {
    nameOf ??= nameModules((each) => context.getModuleInfo(each));
    return nameOf(id);
  };
  const named = (name: string): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, context) => (nameIn(id, context) === name ? name : null),
  });
  const groups: Rolldown.CodeSplittingGroup[] = [
    named('base'),
    named('early-start'),
    named('main'),
    named('data'),
    {
      debugName: 'shared',
      name: (id, context) => {
        const name = nameIn(id, context);
        return name?.startsWith('shared') ? name : null;
      },
    },
  ];
  return { groups, includeDependenciesRecursively: false };
}

/** Names a page's file by its folder, and shared files without the list of their pages. */
export function nameFile({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, page] = /[\\/]pages[\\/]([\w-]+)[\\/]page\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${page ?? name.replace(/~.*/, '')}-[hash:7].js`;
}

/** Names a style sheet like its script's file, without the list of pages. */
export function nameAsset({ names }: Rolldown.PreRenderedAsset): string {
  const isOfShared = names.some((name) => /^shared~\d+\.css$/.test(name));
  return `assets/${isOfShared ? 'shared' : '[name]'}-[hash:7][extname]`;
}

/** Writes a list of the modules in each file next to the manifest, by their paths from the repository's root. */
export const listModules = (): Plugin => ({
  name: 'list-modules',
  generateBundle(_options, bundle) {
    const pathOf = (id: string) => relative(join(folder, '../..'), id).replaceAll('\\', '/');
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, file.moduleIds.filter((id) => !id.startsWith('\0')).map(pathOf)]]
        : [],
    );
    const source = JSON.stringify(Object.fromEntries(modules), null, 1);
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
  },
});

const viteHelper = /vite\/preload-helper\.js$/;
const plainLoader = '\0plain-loader';
const ourLoader = '\0our-loader';
const loaders: Record<string, string> = {
  [plainLoader]: 'export const __vitePreload = (load) => load();',
  [ourLoader]: `export { loadFiles as __vitePreload } from '${join(folder, 'src/platform/build/load-files.ts')}';`,
};

/**
 * Replaces the function in which Vite wraps each dynamic import, which requests the import's style sheets and files: ours is shorter. The
 * client's imports have no such files, and run before the packages are loaded, so they get a function that only loads.
 */
export const replaceLoader = (): Plugin => ({
  name: 'replace-loader',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (!viteHelper.test(id)) return null;
    return /[\\/]packages[\\/]client[\\/]/.test(importer) ? plainLoader : ourLoader;
  },
  load: (id) => loaders[id] ?? null,
});
