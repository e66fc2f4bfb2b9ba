import { readFileSync } from 'node:fs';
import { faceFileOf } from '@parlour/theme/theme';
import { expect, test } from 'vitest';
import { leadingOf, readAssets } from './assets.ts';

const client = new URL('../../../player/dist/client/', import.meta.url);
type Chunk = { file?: string; css?: string[]; imports?: string[] };
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<
  string,
  Chunk
>;
const pages = Object.keys(manifest).filter((name) => /^src\/(app|features)\/.*\.tsx$/.test(name));

/** A file with all its imports. */
function chunksOf(name: string, found = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[name] ?? {};
  if (found.has(name)) return found;
  found.set(name, chunk);
  for (const part of chunk.imports ?? []) chunksOf(part, found);
  return found;
}

const keyOf = (file = '') =>
  Object.keys(manifest).find((key) => manifest[key]?.file === file) ?? '';

test('HOUSE what answers before React is here stands on nothing, and comes alone; then the packages, then the rest', () => {
  const assets = readAssets(client)({
    sources: ['src/app/login.tsx'],
    answersEarly: true,
    face: null,
  });
  const [early, base] = assets.ahead;
  expect(assets.entry).toBe(manifest['src/main.tsx']?.file);
  expect(early).toMatch(/^assets\/early-start-/);
  expect(leadingOf(assets)).toEqual([early]);
  expect(base).toMatch(/^assets\/base-/);
  const packages = [...chunksOf(keyOf(base)).values()].map(({ file }) => file);
  expect(new Set(assets.preload.slice(1, packages.length + 1))).toEqual(new Set(packages));
});

test('HOUSE where nothing answers before React, the packages come first with what they stand on, and run before ours have come', () => {
  const assets = readAssets(client)({
    sources: ['src/app/home-page.tsx'],
    answersEarly: false,
    face: null,
  });
  const [base] = assets.ahead;
  expect(assets.ahead).toHaveLength(1);
  expect(base).toMatch(/^assets\/base-/);
  const packages = [...chunksOf(keyOf(base)).values()].map(({ file }) => file);
  expect(new Set(leadingOf(assets))).toEqual(new Set(packages));
});

test.each(pages)('HOUSE %s: rules of a part stand before those of what uses it', (page) => {
  const { styles } = readAssets(client)({ sources: [page], answersEarly: false, face: null });
  expect(styles[0]).toBe(manifest['src/main.tsx']?.css?.[0]);
  for (const { css = [], imports = [] } of chunksOf(page).values()) {
    const parts = imports.flatMap((part) => manifest[part]?.css ?? []);
    const last = Math.max(-1, ...parts.map((file) => styles.indexOf(file)));
    const own = css.filter((file) => !parts.includes(file));
    for (const file of own) expect(last, file).toBeLessThan(styles.indexOf(file));
  }
});

test('HOUSE no file of the build stands on itself: two that need each other have no order', () => {
  const circles = Object.keys(manifest).filter((name) =>
    (manifest[name]?.imports ?? []).some((part) => chunksOf(part).has(name)),
  );
  expect(circles).toEqual([]);
});

test('BOOT-03 a face that the theme names is a file of the build', () => {
  for (const display of ['RHD', 'BRG'] as const) {
    const face = faceFileOf({ display });
    const assets = readAssets(client)({ sources: [], answersEarly: false, face });
    expect(assets.face).toMatch(/^assets\/[\w-]+\.woff2$/);
  }
});
