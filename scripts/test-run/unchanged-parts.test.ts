import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Digests = Record<string, string>;
type UnchangedParts = {
  digestParts: (root: string) => Digests;
  listUnchanged: (root: string, digests: Digests) => string[];
  keepGreen: (root: string, digests: Digests) => void;
};
// Plain JavaScript has no types to import.
const module: UnchangedParts = await import(new URL('unchanged-parts.mjs', import.meta.url).href);
const { digestParts, keepGreen, listUnchanged } = module;

const all = [
  'apps/studio',
  'apps/sandbox',
  'apps/supervisor',
  'packages/supplier',
  'packages/database',
];
let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const dependOn = (...names: string[]): string =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '0.0.0'])) });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parlour-parts-'));
  write('apps/studio/package.json', dependOn('@parlour/supplier', '@parlour/covers', 'fastify'));
  write('apps/studio/src/draw.ts', 'draw');
  write('apps/studio/src/draw.test.ts', 'its test');
  write('apps/sandbox/package.json', dependOn('@parlour/supplier'));
  write('apps/supervisor/package.json', dependOn('@parlour/database'));
  write('packages/supplier/src/keys.ts', 'keys');
  write('packages/covers/package.json', dependOn('@parlour/theme'));
  write('packages/theme/src/colours.ts', 'colours');
  write('package-lock.json', 'as it was');
});
afterEach(() => rmSync(root, { recursive: true }));

const listAfter = (change: () => void): string[] => {
  keepGreen(root, digestParts(root));
  change();
  return listUnchanged(root, digestParts(root));
};

describe('the parts that a check leaves out', () => {
  it('HOUSE a clean clone leaves out none', () => {
    expect(listUnchanged(root, digestParts(root))).toEqual([]);
  });

  it('HOUSE what was green and is unchanged is left out', () => {
    expect(listAfter(() => undefined)).toEqual(all);
    expect(listAfter(() => write('apps/server/src/main.ts', 'another'))).toEqual(all);
  });

  it.each([
    ['apps/studio/src/draw.ts', all.slice(1)],
    ['apps/studio/src/draw.test.ts', all.slice(1)],
    ['packages/theme/src/colours.ts', all.slice(1)],
    ['packages/supplier/src/keys.ts', ['apps/supervisor', 'packages/database']],
    ['packages/database/src/migrate.ts', ['apps/studio', 'apps/sandbox', 'packages/supplier']],
    ['package-lock.json', []],
    ['vitest.config.ts', []],
  ])('HOUSE a change of %s runs whatever is made of it', (path, unchanged) => {
    expect(listAfter(() => write(path, 'changed'))).toEqual(unchanged);
  });

  it('HOUSE a change that no run has seen green is not forgotten', () => {
    const before = digestParts(root);
    write('packages/supplier/src/keys.ts', 'changed while the tests ran');
    keepGreen(root, before);
    expect(listUnchanged(root, digestParts(root))).toEqual([
      'apps/supervisor',
      'packages/database',
    ]);
  });
});
