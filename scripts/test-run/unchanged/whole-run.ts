// What is the same for all tests of a run, as digests: the settings, all files together, and the sources of what the build makes.
import type { Whole } from './test-inputs.ts';
import { digestOf, type SourceTree } from './source-tree.ts';

/** Packages and what they are told. */
const settings = /^package-lock\.json$|(^|\/)(package|tsconfig)\.json$/;
/** How tests are run, this code included. */
const running = /^(vitest\.config\.ts|scripts\/test-run\/.*(?<!\.test)\.ts)$/;

const built =
  /^packages\/(contract|client|wire|phrases|theme|ui|covers|games)\/|^scripts\/build\.ts$/;
const builtFor = {
  'apps/player/dist': /^apps\/player\//,
  'apps/studio/dist': /^apps\/studio\/client\//,
};
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

function digestFiles({ files }: SourceTree, fits: (file: string) => boolean): string {
  const lines = [...files].filter(([file]) => fits(file));
  return digestOf(lines.map(([file, { digest }]) => `${file} ${digest}`).join('\n'));
}

const digestBuild = (tree: SourceTree, own: RegExp): string =>
  digestFiles(tree, (file) => !isTest(file) && (built.test(file) || own.test(file)));

export function readWhole(tree: SourceTree): Whole & { settings: string } {
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
    },
  };
}
