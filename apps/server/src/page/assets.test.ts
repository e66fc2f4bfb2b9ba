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

const keyOf = (file = '') =>
  Object.keys(manifest).find((key) => manifest[key]?.file === file) ?? '';

test('HOUSE what answers before React is here comes first, then the packages, and both run before the rest has come', () => {
  const { ahead, leading, entry, preload } = readAssets(client)(['src/app/login.tsx']);
  const [early, base] = ahead;
  expect(entry).toBe(manifest['src/main.tsx']?.file);
  expect(early).toMatch(/^assets\/early-start-/);
  expect(base).toMatch(/^assets\/base-/);
  expect([...chunksOf(keyOf(early)).values()]).toHaveLength(1);
  const files = ahead
    .flatMap((file) => [...chunksOf(keyOf(file)).values()])
    .map(({ file }) => file);
  expect(new Set(leading)).toEqual(new Set(files));
  expect(preload.slice(0, leading.length)).toEqual(leading);
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
