import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkModules } from './link-modules.ts';

let folder: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-links-'));
  for (const checkout of ['one', 'two']) {
    write(`${checkout}/apps/server/package.json`, '{ "name": "@parlour/server" }');
    write(`${checkout}/packages/money/package.json`, '{ "name": "@parlour/money" }');
    write(`${checkout}/packages/money/money.ts`, checkout);
  }
  write('one/node_modules/pg/index.js', 'pg');
  write('one/node_modules/.bin/tsc', 'tsc');
  write('one/node_modules/.vite/kept', 'by a tool');
  write('one/node_modules/@parlour/money/money.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('HOUSE packages of others come from the first checkout, our own from the second', () => {
  linkModules(join(folder, 'one'), join(folder, 'two'));
  expect(read('two/node_modules/pg/index.js')).toBe('pg');
  expect(read('two/node_modules/.bin/tsc')).toBe('tsc');
  expect(read('two/node_modules/@parlour/money/money.ts')).toBe('two');
  expect(readdirSync(join(folder, 'two/node_modules')).toSorted()).toEqual([
    '.bin',
    '@parlour',
    'pg',
  ]);
});
