// Digests that all tests of a run share: of the settings, of all files together, and of the build's sources.
import type { WholeRunDigests } from './test-inputs.ts';
import { digestOf, type SourceTree } from './source-tree.ts';

/** Files of packages and compiler settings. */
const settings = /^package-lock\.json$|(^|\/)(package|tsconfig)\.json$/;
/** Files that define how tests run, including this code. */
const running = /^(vitest\.config\.ts|scripts\/test-run\/.*(?<!\.test)\.ts)$/;

const built =
  /^packages\/(contract|client|wire|phrases|theme|ui|covers|games)\/|^scripts\/build\.ts$/;
const builtFor = {
  'apps/player/dist': /^apps\/player\//,
  'apps/studio/dist': /^apps\/studio\/client\//,
  'apps/console/dist': /^apps\/console\//,
};
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

function digestFiles({ files }: SourceTree, fits: (file: string) => boolean): string {
  const lines = [...files].filter(([file]) => fits(file));
  return digestOf(lines.map(([file, { digest }]) => `${file} ${digest}`).join('\n'));
}

const digestBuild = (tree: SourceTree, own: RegExp): string =>
  digestFiles(tree, (file) => !isTest(file) && (built.test(file) || own.test(file)));

export function readWhole(tree: SourceTree): WholeRunDigests & { settings: string } {
  const machine = [process.version, process.platform, process.arch].join();
  return {
    settings: digestOf([machine, digestFiles(tree, (file) => settings.test(file))].join()),
    frame: digestOf(
      [machine, digestFiles(tree, (file) => settings.test(file) || running.test(file))].join(),
    ),
    everything: digestFiles(tree, () => true),
    builds: {
      'apps/player/dist': digestBuild(tree, builtFor['apps/player/dist']),
      'apps/studio/dist': digestBuild(tree, builtFor['apps/studio/dist']),
      'apps/console/dist': digestBuild(tree, builtFor['apps/console/dist']),
    },
  };
}
