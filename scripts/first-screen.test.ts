// The code that the login page loads, read from the build's manifest, and the order in which its files run.
import { readFileSync } from 'node:fs';
import { readManifest } from '@parlour/document/build-manifest';
import { expect, it } from 'vitest';
import { circlesOf } from './import-graph/circles.ts';
import { firstScreenFiles } from './sources/first-screen.ts';

const build = new URL('../apps/player/dist/client/', import.meta.url);
const modules = JSON.parse(readFileSync(new URL('.vite/modules.json', build), 'utf8')) as Record<
  string,
  string[]
>;
const loaded = firstScreenFiles(build).flatMap((file) => modules[file] ?? []);
const inFolder = (folder: string) => {
  const found = loaded.filter((module) => module.startsWith(folder));
  return new Set(found.map((module) => module.slice(folder.length).split('/')[0]));
};

it('HOUSE the login page loads the code of these features and of no other', () => {
  expect(inFolder('apps/player/src/features/')).toEqual(
    new Set(['language', 'login', 'notices', 'site']),
  );
});
it('HOUSE the login page loads these packages and no other', () => {
  const names = loaded.flatMap((module) => {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
    return name ?? [];
  });
  expect(new Set(names)).toEqual(new Set(['react', 'react-dom', 'scheduler']));
});
it('HOUSE the login page loads the call of the login and no other', () => {
  const calls = loaded.filter((module) => module.endsWith('/calls.ts'));
  expect(new Set(calls)).toEqual(new Set(['packages/contract/src/login/calls.ts']));
});
it('HOUSE, NET-10 the login page loads nothing of what is to be done when a call has failed, nor of how data is asked for', () => {
  const later =
    /contract\/src\/failures\/failures|client\/src\/(?:reaction|reads|shared-request|kept\/)|foundation\/api\/(?:meaning|obey-failure|outcome|silent-report|reads|resource|own-resource|use-resource)/;
  expect(loaded.filter((module) => later.test(module))).toEqual([]);
  const anywhere = Object.values(modules).flat();
  expect(anywhere.filter((module) => later.test(module))).toHaveLength(14);
});
it('HOUSE the login page loads no page’s code but its own, and the record of every page', () => {
  const pages = loaded.filter((module) => module.startsWith('apps/player/src/pages/'));
  expect(pages.filter((module) => module.endsWith('page.tsx'))).toEqual([
    'apps/player/src/pages/login/page.tsx',
  ]);
  expect(pages).toContain('apps/player/src/pages/home/record.ts');
});
it('HOUSE no two files of the build import each other: one of them would run before what it stands on', () => {
  const manifest = readManifest(build);
  const arrows = Object.values(manifest).flatMap(({ file, imports = [] }) =>
    imports.map((name) => ({ from: file, to: manifest[name]?.file ?? '' })),
  );
  expect(arrows.length).toBeGreaterThan(10);
  expect(circlesOf(arrows)).toEqual([]);
});
it('LOGIN-02, NET-06 what the form needs before the packages are here waits for no file of theirs', () => {
  const manifest = readManifest(build);
  const importsOf = (file: RegExp) => {
    const found = Object.values(manifest).filter((chunk) => file.test(chunk.file));
    expect(found).toHaveLength(1);
    const names = found.flatMap(({ imports = [] }) => imports);
    return names.map((name) => name.replace(/^_|-[\w-]{7}\.js$/g, ''));
  };
  expect(importsOf(/early-start-/)).toEqual([]);
  expect(importsOf(/\/sealer-/)).toEqual(['early-start']);
  expect(importsOf(/\/seal-legacy-/)).toEqual([]);
});
