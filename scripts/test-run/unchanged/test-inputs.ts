// Computes one digest of a unit test's inputs. The rules:
//
// 1. The inputs of a test are the test and all that it imports, recursively. Imports of types do not count: tsc checks these.
// 2. A path that a file names (`new URL('../migrations/', import.meta.url)`, `join(import.meta.dirname, …)`) is an input: the file
//    there, or everything in the folder, and what that imports. So a test that starts a program by its path, and one that
//    reads a folder, depend on it. A test that names the repository's root, or `process.cwd()`, depends on every file. A test that
//    names the build's output depends on the build's sources. Two tests are exceptions, named below.
// 3. A file of an app of which the test ran no function, the last time that it was green, counts by its outline only
//    (`outline.ts`). Every test of the server loads all modules, and runs few of them.
// 4. What affects how all tests run counts for all: packages, settings of vitest and TypeScript, the set-up, this code.
import { isTestCode } from '../../import-graph/imports.ts';
import { isMarked } from './marks.ts';
import {
  digestOf,
  filesAt,
  filesOfGlobs,
  pathOfPlace,
  targetsOf,
  type SourceTree,
} from './source-tree.ts';

/** The files to which a file's imports or paths lead. */
type ReferencedFiles = { files: string[]; isEverything: boolean; builds: Build[]; isLost: boolean };
type Build = (typeof builds)[number];
type Dependencies = {
  imported: ReferencedFiles;
  globbed: string[];
  named: ReferencedFiles;
  namedInside: ReferencedFiles;
};

export type TestInputs = {
  /** Files that count with their whole content. */
  whole: Set<string>;
  /** Files of which only the outline counts. */
  loaded: Set<string>;
  isEverything: boolean;
  /** The used outputs of the build. */
  builds: Set<Build>;
  /** Whether an import of ours cannot be resolved, or a file cannot be read; such a test is never skipped. */
  isLost: boolean;
  /** Names of files found by a pattern. */
  globbed: Set<string>;
};

/**
 * Tests that build, compile and lint a copy of the whole repository, which takes longer than the rest of a check. If only "every file"
 * has changed for them, they are left to `npm test` and CI, which always run them.
 */
const leftToWholeRuns = new Set(['scripts/new-feature/new-feature.test.ts']);

/** Tests that start the server's process and request no page: they need only that a site exists. `page/pages.test.ts` renders every page. */
const asksForNoPage = new Set(['apps/server/src/main.test.ts']);

function leaveOutPlayer(inputs: TestInputs): void {
  inputs.builds.delete('apps/player/dist');
  for (const files of [inputs.whole, inputs.loaded, inputs.globbed]) {
    for (const file of files) if (file.startsWith('apps/player/')) files.delete(file);
  }
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Set-up files that run before all tests. */
const setUps = [
  'scripts/test-run/fail-on-console.ts',
  'scripts/test-run/run-size.ts',
  'apps/player/src/foundation/testing/patience.ts',
  'apps/player/src/foundation/testing/shared-document.ts',
];
const databaseSetUp = 'packages/database/src/testing/global-setup.ts';
const ownDatabase = 'packages/database/src/testing/test-database.ts';

const builds = ['apps/player/dist', 'apps/studio/dist', 'apps/console/dist'] as const;
/** True if one path contains the other. */
const isNear = (one: string, two: string): boolean =>
  `${one}/`.startsWith(`${two}/`) || `${two}/`.startsWith(`${one}/`);

function importedBy(tree: SourceTree, specifiers: string[], from: string): ReferencedFiles {
  const targets = specifiers.map((specifier) => targetsOf(tree, specifier, from));
  return {
    files: targets.flatMap((each) => (each === 'lost' ? [] : each)),
    isEverything: false,
    builds: [],
    isLost: targets.includes('lost'),
  };
}

function namedBy(tree: SourceTree, places: string[], from: string): ReferencedFiles {
  const paths = places.map((place) => pathOfPlace(place, from));
  const isEverything = paths.some((path) => path === '' || path.startsWith('..'));
  const files = isEverything ? [] : paths.flatMap((path) => filesAt(tree, path));
  return {
    // A program that reads its folder does not use the tests in it.
    files: isTest(from) ? files : files.filter((file) => !isTestCode(file)),
    isEverything,
    builds: builds.filter((build) => paths.some((path) => isNear(path, build))),
    isLost: false,
  };
}

export type InputsOf = (test: string, ran: ReadonlySet<string> | null) => TestInputs;

/** Creates the reader of inputs. If `ran` is null it is unknown what the test ran, so all files count whole. */
export function readInputs(tree: SourceTree): InputsOf {
  const known = new Map<string, Dependencies>();
  const waysOf = (file: string): Dependencies => {
    const facts = tree.files.get(file)?.facts;
    const ways = known.get(file) ?? {
      imported: importedBy(tree, facts?.imports ?? [], file),
      globbed: facts?.globs.length ? filesOfGlobs(tree, facts.globs, file) : [],
      named: namedBy(tree, facts?.places ?? [], file),
      namedInside: namedBy(tree, facts?.placesInside ?? [], file),
    };
    known.set(file, ways);
    return ways;
  };
  return (test, ran) => {
    const inputs: TestInputs = {
      whole: new Set(),
      loaded: new Set(),
      isEverything: false,
      builds: new Set(),
      isLost: false,
      globbed: new Set(),
    };
    const unmarked = new Set<string>();
    // Code behind a path runs without marks, so it counts whole, with all that it imports.
    const enter = (file: string, isUnmarked: boolean): void => {
      if (unmarked.has(file) || (inputs.whole.has(file) && !isUnmarked)) return;
      if (isUnmarked) unmarked.add(file);
      const state = tree.files.get(file)?.facts.state;
      const isWhole =
        isUnmarked || !isMarked(file) || ran === null || ran.has(file) || state === 'offered';
      if (!isWhole && inputs.loaded.has(file)) return;
      inputs.loaded.delete(file);
      inputs[isWhole ? 'whole' : 'loaded'].add(file);
      follow(file, isUnmarked, isWhole);
    };
    const follow = (file: string, isUnmarked: boolean, isWhole: boolean): void => {
      const { imported, globbed, named, namedInside } = waysOf(file);
      inputs.isLost ||= tree.files.get(file)?.facts.isUnreadable === true;
      // Code with state may run less at a later call than at the first.
      const keeps = isWhole && isMarked(file) && tree.files.get(file)?.facts.state !== 'none';
      for (const each of [imported, named, ...(isWhole ? [namedInside] : [])]) {
        inputs.isEverything ||= each.isEverything;
        inputs.isLost ||= each.isLost;
        for (const build of each.builds) inputs.builds.add(build);
        for (const next of each.files) enter(next, isUnmarked || keeps || each !== imported);
      }
      for (const next of globbed) {
        inputs.globbed.add(next);
        enter(next, isUnmarked);
      }
    };
    for (const each of [test, ...setUps]) enter(each, false);
    if (leftToWholeRuns.has(test)) inputs.isEverything = false;
    if (asksForNoPage.has(test)) leaveOutPlayer(inputs);
    if (inputs.whole.has(ownDatabase)) enter(databaseSetUp, false);
    return inputs;
  };
}

/** Digests of the inputs that all tests share, computed once. */
export type WholeRunDigests = { frame: string; everything: string; builds: Record<Build, string> };

/** Computes the digest; null if the test's inputs cannot be determined. */
export function digestInputs(
  tree: SourceTree,
  inputs: TestInputs,
  whole: WholeRunDigests,
): string | null {
  if (inputs.isLost) return null;
  const lines = [...inputs.whole].map((file) => `${file} ${tree.files.get(file)?.digest}`);
  for (const file of inputs.loaded) {
    const outline = tree.files.get(file)?.facts.outline ?? '';
    if (outline !== '') lines.push(`${file} ~${outline}`);
  }
  lines.push(...[...inputs.globbed].map((file) => `found ${file}`));
  const all = [
    whole.frame,
    inputs.isEverything
      ? `everything ${whole.everything} ${Object.values(whole.builds).join()}`
      : '',
    ...[...inputs.builds].map((build) => `${build} ${whole.builds[build]}`),
    ...lines.toSorted(),
  ];
  return digestOf(all.join('\n'));
}
