// What a unit test is made of, as one digest. The rule:
//
// 1. A test is made of itself and of all that it imports, step by step. Imports of types do not count: tsc judges these.
// 2. What a file names by a place (`new URL('../migrations/', import.meta.url)`, `join(import.meta.dirname, …)`) belongs to it: the
//    file there, or everything in the folder, and what that imports. So a test that starts a program by its path, and one that
//    reads a folder, depend on it. A test that names the repository's root, or `process.cwd()`, depends on every file. One that
//    names what the build makes depends on the build's sources. Two tests are told apart by name, below.
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

/** What lies behind a file's imports and places. */
type Behind = { files: string[]; isEverything: boolean; builds: Build[]; isLost: boolean };
type Build = (typeof builds)[number];
type Ways = { imported: Behind; globbed: string[]; named: Behind; namedInside: Behind };

export type TestInputs = {
  /** These count with all that stands in them. */
  whole: Set<string>;
  /** Of these the outline counts. */
  loaded: Set<string>;
  isEverything: boolean;
  /** What the build made. */
  builds: Set<Build>;
  /** An import of ours leads nowhere, or a file cannot be read: such a test is never left out. */
  isLost: boolean;
  /** Names of files that are found by a pattern. */
  globbed: Set<string>;
};

/**
 * Builds, compiles and lints a copy of the whole repository, which takes longer than all else of a check. Where only "every file" has
 * changed for it, it is left to `npm test` and CI, which always run it.
 */
const leftToWholeRuns = new Set(['scripts/new-feature/new-feature.test.ts']);

/** Starts the server's process and asks for no page: of the site it needs that there is one. `page/pages.test.ts` renders every page. */
const asksForNoPage = new Set(['apps/server/src/main.test.ts']);

function leaveOutPlayer(inputs: TestInputs): void {
  inputs.builds.delete('apps/player/dist');
  for (const files of [inputs.whole, inputs.loaded, inputs.globbed]) {
    for (const file of files) if (file.startsWith('apps/player/')) files.delete(file);
  }
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Run before all tests, and before those with a database. */
const setUps = [
  'scripts/test-run/fail-on-console.ts',
  'scripts/test-run/run-size.ts',
  'apps/player/src/foundation/testing/patience.ts',
  'apps/player/src/foundation/testing/shared-document.ts',
];
const databaseSetUp = 'packages/database/src/testing/global-setup.ts';
const ownDatabase = 'packages/database/src/testing/test-database.ts';

const builds = ['apps/player/dist', 'apps/studio/dist'] as const;
/** One lies in the other. */
const isNear = (one: string, two: string): boolean =>
  `${one}/`.startsWith(`${two}/`) || `${two}/`.startsWith(`${one}/`);

function importedBy(tree: SourceTree, specifiers: string[], from: string): Behind {
  const targets = specifiers.map((specifier) => targetsOf(tree, specifier, from));
  return {
    files: targets.flatMap((each) => (each === 'lost' ? [] : each)),
    isEverything: false,
    builds: [],
    isLost: targets.includes('lost'),
  };
}

function namedBy(tree: SourceTree, places: string[], from: string): Behind {
  const paths = places.map((place) => pathOfPlace(place, from));
  const isEverything = paths.some((path) => path === '' || path.startsWith('..'));
  const files = isEverything ? [] : paths.flatMap((path) => filesAt(tree, path));
  return {
    // A program that reads its folder does not mean the tests beside it.
    files: isTest(from) ? files : files.filter((file) => !isTestCode(file)),
    isEverything,
    builds: builds.filter((build) => paths.some((path) => isNear(path, build))),
    isLost: false,
  };
}

export type InputsOf = (test: string, ran: ReadonlySet<string> | null) => TestInputs;

/** `ran` null: nothing is known of what the test ran, so all of it counts whole. */
export function readInputs(tree: SourceTree): InputsOf {
  const known = new Map<string, Ways>();
  const waysOf = (file: string): Ways => {
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
    // What a place leads to runs where no marks are: it counts whole, and so does all behind it.
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
      // A later call of what keeps something may run less than the first did.
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

/** Digests of what is the same for every test, taken once. */
export type Whole = { frame: string; everything: string; builds: Record<Build, string> };

/** Null where the test cannot be followed. */
export function digestInputs(tree: SourceTree, inputs: TestInputs, whole: Whole): string | null {
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
