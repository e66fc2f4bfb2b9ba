// Says, as JSON, what each check without tests depends on, and whether any test file has to run: `check-steps.mjs` leaves out what it saw green. Runs on our own Node.
import { join } from 'node:path';
import { lintConfig } from '../../lint/config.ts';
import { planRun } from './green-tests.ts';
import { readTree, digestOf, type SourceTree } from './source-tree.ts';
import { readTypedDigests } from './typed-inputs.ts';
import { readWhole } from './whole-run.ts';

/** What the compiler takes into each project, besides what these files import. */
const projects: Record<string, RegExp> = {
  '.': /^(apps\/(?!player\/)[^/]+\/src|packages\/(?!ui\/)[^/]+\/(src|compiled)|scripts|soak|bench)\/|^[^/]+\.ts$/,
  'apps/player': /^apps\/player\//,
  'apps/studio/client': /^apps\/studio\/client\//,
  'packages/ui': /^packages\/ui\//,
  e2e: /^e2e\//,
};
const code = /\.([cm]?tsx?|m?js)$/;
const compiled = 'packages/phrases/compiled/';

type StaticPlan = {
  /** The linter's rules, fences that it makes of the folders, and all settings: when they change, every file is linted anew. */
  rules: string;
  lint: Record<string, string>;
  types: Record<string, string>;
  sizes: string;
  /** Test files, where all of them were green as they are now: vitest, which would find none, is not begun. */
  unchangedTests: number | null;
};

/** Of one check after the other: what it depends on, as digests. */
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
