// Which module goes into which file: it follows from what imports what. No file of ours is named here but those that begin something.
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const folder = import.meta.dirname;
/** Runs with all that it stands on before the packages are here. */
const early = join(folder, 'src/early-start.ts');
const entry = join(folder, 'src/main.tsx');
/** The page that the budget of .size-limit.ts is about. */
const firstPage = join(folder, 'src/pages/login/page.tsx');
/** React's half for the browser, asked for together with the packages. */
const renderer = join(folder, 'src/platform/renderer.ts');

const isPackage = (id: string): boolean => /node_modules[\\/]/.test(id);
const isRuntime = (id: string): boolean => /rolldown[\\/]runtime/.test(id);

type ReadModule = Rolldown.ChunkingContext['getModuleInfo'];

/** All that a module stands on by static imports, itself included. */
function standsOn(id: string, read: ReadModule, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of read(id)?.importedIds ?? []) standsOn(next, read, found);
  return found;
}

/** Every module that is fetched by itself: pages, sheets, texts. */
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
 * `base` is the packages that every page stands on: it changes rarely, so a new build of ours leaves it in the caches. `main` is what
 * else every page stands on: what the entry imports, and what the first page shares with any other. What at least two others share
 * is `shared`. The rest of a page is its own file.
 */
function nameModules(read: ReadModule): NameOf {
  const main = standsOn(entry, read);
  const everywhere = [entry, ...(read(renderer)?.dynamicallyImportedIds ?? [])]
    .map((id) => standsOn(id, read))
    .reduce((all, each) => all.union(each));
  const first = standsOn(firstPage, read);
  const others = [...listFetched(entry, read)]
    .filter((id) => id !== firstPage)
    .map((id) => standsOn(id, read));
  return (id) => {
    if (id === renderer || isRuntime(id)) return 'base';
    if (isPackage(id) && everywhere.has(id)) return 'base';
    const users = others.filter((each) => each.has(id)).length;
    if (main.has(id) || (first.has(id) && users > 0)) return 'main';
    return users > 1 && !first.has(id) ? 'shared' : null;
  };
}

/** In the order of their priority. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let nameOf: NameOf | undefined;
  const named = (name: string): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, context) => {
      nameOf ??= nameModules((each) => context.getModuleInfo(each));
      return nameOf(id) === name ? name : null;
    },
  });
  return [
    named('base'),
    { name: 'early-start', test: (id) => id === early },
    named('main'),
    // What different pages share lies in different files, so that no page brings much that only others need.
    { ...named('shared'), entriesAware: true, entriesAwareMergeThreshold: 25_000 },
  ];
}

/** A page's file is named by its folder, and what pages share without the list of them. */
export function nameFile({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, page] = /[\\/]pages[\\/]([\w-]+)[\\/]page\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${page ?? name.replace(/~.*/, '')}-[hash].js`;
}

/** Writes beside the manifest which modules each file holds, by their paths from the repository's root. */
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
const plainHelper = '\0plain-preload';

/**
 * Vite wraps each dynamic import in a function that asks for the sheets and files behind it, and the packages hold that function. What
 * the client loads has neither, and is loaded before the packages are here: it gets a function that only loads.
 */
export const loadPlainly = (): Plugin => ({
  name: 'load-plainly',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    viteHelper.test(id) && /[\\/]packages[\\/]client[\\/]/.test(importer) ? plainHelper : null,
  load: (id) => (id === plainHelper ? 'export const __vitePreload = (load) => load();' : null),
});
