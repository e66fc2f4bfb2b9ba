import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAssets } from './assets.ts';

const client = new URL('../../../player/dist/client/', import.meta.url);
type Chunk = { file?: string; css?: string[]; imports?: string[] };
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<
  string,
  Chunk
>;
const pages = Object.keys(manifest).filter((name) => /^src\/(app|features)\/.*\.tsx$/.test(name));

/** A file with everything that it stands on. */
function chunksOf(name: string, found = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[name] ?? {};
  if (found.has(name)) return found;
  found.set(name, chunk);
  for (const part of chunk.imports ?? []) chunksOf(part, found);
  return found;
}

test('HOUSE what all scripts stand on comes first, and the packages run before ours have come', () => {
  const { packages, entry, preload } = readAssets(client)(['src/app/login.tsx']);
  expect(entry).toBe(manifest['src/main.tsx']?.file);
  expect(packages.at(-1)).toMatch(/^assets\/base-/);
  const key = Object.keys(manifest).find((each) => manifest[each]?.file === packages.at(-1)) ?? '';
  const files = [...chunksOf(key).values()].map(({ file }) => file);
  expect(new Set(packages)).toEqual(new Set(files));
  expect(preload.slice(0, packages.length)).toEqual(packages);
});

test.each(pages)('HOUSE %s: rules of a part stand before those of what uses it', (page) => {
  const { styles } = readAssets(client)([page]);
  expect(styles[0]).toBe(manifest['src/main.tsx']?.css?.[0]);
  for (const { css = [], imports = [] } of chunksOf(page).values()) {
    const parts = imports.flatMap((part) => manifest[part]?.css ?? []);
    const last = Math.max(-1, ...parts.map((file) => styles.indexOf(file)));
    const own = css.filter((file) => !parts.includes(file));
    for (const file of own) expect(last, file).toBeLessThan(styles.indexOf(file));
  }
});
