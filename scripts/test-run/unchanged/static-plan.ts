// Prints as JSON the inputs of each check without tests, and whether any test file must run, so that `check-steps.mjs` can skip green ones. Runs on our own Node.
import { join } from 'node:path';
import { lintConfig } from '../../lint/config.ts';
import { planRun } from './green-tests.ts';
import { readTree, digestOf, type SourceTree } from './source-tree.ts';
import { readTypedDigests } from './typed-inputs.ts';
import { readWhole } from './whole-run.ts';

/** The files of each project of the compiler, besides those that they import. */
const projects: Record<string, RegExp> = {
  '.': /^(apps\/(?!player\/|console\/)[^/]+\/src|packages\/(?!ui\/)[^/]+\/(src|compiled)|scripts|soak|bench)\/|^[^/]+\.ts$/,
  'apps/player': /^apps\/player\//,
  'apps/studio/client': /^apps\/studio\/client\//,
  'apps/console': /^apps\/console\//,
  'packages/ui': /^packages\/ui\//,
  e2e: /^e2e\//,
};
const code = /\.([cm]?tsx?|m?js)$/;
const compiled = 'packages/phrases/compiled/';

type StaticPlan = {
  /** A digest of the linter's rules, the fences built from the folders, and all settings; when it changes, every file is linted again. */
  rules: string;
  lint: Record<string, string>;
  types: Record<string, string>;
  sizes: string;
  /** The number of test files if all were green in their current state; then vitest is not started. */
  unchangedTests: number | null;
};

/** Computes digests of each check's inputs. */
function planStatic(root: string, tree: SourceTree): StaticPlan {
  const digest = readTypedDigests(tree);
  const { settings, builds } = readWhole(tree);
  const { count, unchanged } = planRun(root, tree);
  const names = [...tree.files.keys()].filter((file) => code.test(file));
  const typesOf = (fits: RegExp): string =>
    digestOf([settings, ...names.filter((file) => fits.test(file)).map(digest)].join('\n'));
  return {
    rules: digestOf(
      [settings, digest('oxlint.config.ts'), JSON.stringify(lintConfig(root))].join(),
    ),
    lint: Object.fromEntries(
      names.filter((file) => !file.startsWith(compiled)).map((file) => [file, digest(file)]),
    ),
    types: Object.fromEntries(
      Object.entries(projects).map(([name, fits]) => [name, typesOf(fits)]),
    ),
    sizes: digestOf([settings, ...Object.values(builds), digest('.size-limit.ts')].join()),
    unchangedTests: unchanged.length === count ? count : null,
  };
}

const root = join(import.meta.dirname, '../../..');
process.stdout.write(JSON.stringify(planStatic(root, readTree(root))));
