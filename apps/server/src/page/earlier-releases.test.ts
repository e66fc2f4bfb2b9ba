import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveBuiltFiles } from '@parlour/document/built-files';
import Fastify from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepReleases } from './earlier-releases.ts';

let root: string;
let folder: string;
let troubles: unknown[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parlour-releases-'));
  folder = join(root, 'cache', 'releases');
  troubles = [];
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

/** Makes a build with a unique file and a file that all builds share, and serves it. */
async function release(number: number) {
  const assets = join(root, `dist-${number}`);
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, `only-in-${number}.js`), `// ${number}`);
  writeFileSync(join(assets, 'shared-abcdefg.js'), '// all');
  const place = { folder, onTrouble: (error: unknown) => troubles.push(error) };
  const url = pathToFileURL(`${assets}/`);
  const { earlier, written } = await keepReleases(place, { build: `build-${number}`, assets: url });
  await written;
  // The build's time is its number in seconds after the epoch, so that builds have an order.
  if (troubles.length === 0) utimesSync(join(folder, `build-${number}`), number, number);
  const app = Fastify();
  serveBuiltFiles(app, '/m/assets/', { folder: url, earlier });
  onTestFinished(() => app.close());
  return async (name: string) => {
    const { statusCode, body } = await app.inject(`/m/assets/${name}`);
    return statusCode === 200 ? body : statusCode;
  };
}

test('C1 a server has the files of the two builds before its own, and no others', async () => {
  await release(1);
  await release(2);
  const third = await release(3);
  expect(await third('only-in-1.js')).toBe('// 1');
  expect(await third('only-in-2.js')).toBe('// 2');
  const fourth = await release(4);
  expect(await fourth('only-in-1.js')).toBe(404);
  expect(await fourth('only-in-2.js')).toBe('// 2');
  expect(await fourth('shared-abcdefg.js')).toBe('// all');
  expect(readdirSync(folder).toSorted()).toEqual(['build-2', 'build-3', 'build-4']);
});

test('C1 a build that comes back, and one that starts twice at once, is kept once', async () => {
  await release(1);
  await release(2);
  const [back] = await Promise.all([release(1), release(1)]);
  expect(await back('only-in-2.js')).toBe('// 2');
  expect(readdirSync(folder).toSorted()).toEqual(['build-1', 'build-2']);
});

test('C1 a folder that cannot be used is told, and the own files are there', async () => {
  mkdirSync(join(root, 'cache'));
  // A file is in the place of the folder.
  writeFileSync(folder, '');
  chmodSync(folder, 0o400);
  const only = await release(1);
  expect(await only('only-in-1.js')).toBe('// 1');
  expect(troubles.length).toBeGreaterThan(0);
});
