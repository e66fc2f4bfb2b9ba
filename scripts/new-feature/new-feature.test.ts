// Runs the command in a copy of this checkout: tests its changes, and that the result works.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkModules } from '../workplace/link-modules.ts';
import { firstScreenFiles } from '../sources/first-screen.ts';
import { repositoryFiles } from '../sources/repository-files.ts';
import { readName } from './names.ts';
import { register, registers } from './registers.ts';

const root = join(import.meta.dirname, '../..');
const patience = 180_000;

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'parlour-new-'));
  for (const file of repositoryFiles(root)) cpSync(join(root, file), join(copy, file));
  linkModules(root, copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(...words: string[]) {
  const [program = '', ...rest] = words;
  const ran = spawnSync(process.execPath, [join(copy, program), ...rest], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: '' },
  });
  return { status: ran.status, output: `${ran.stdout}${ran.stderr}` };
}

/** Returns the transferred bytes of all files that the login page loads, from the copy's build. */
function firstScreenBytes(): number {
  const client = join(copy, 'apps/player/dist/client');
  return firstScreenFiles(pathToFileURL(`${client}/`))
    .map((file) => brotliCompressSync(readFileSync(join(client, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
function build(): void {
  const vite = 'node_modules/vite/bin/vite.js';
  const built = run(vite, 'build', '--logLevel', 'warn', '--mode', 'production', 'apps/player');
  expect(built, built.output).toMatchObject({ status: 0 });
}

test(
  'HOUSE a new feature changes four files that were there, compiles, and its one failing test runs',
  { timeout: patience, tags: ['nightly'] },
  () => {
    expect(run('packages/phrases/src/compile.ts').status).toBe(0);
    build();
    const before = firstScreenBytes();
    const made = run('scripts/new-feature/command.ts', 'feature', 'gift-cards');
    expect(made, made.output).toMatchObject({ status: 0 });

    const files = repositoryFiles(copy);
    const were = new Set(repositoryFiles(root));
    const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
    const changed = files.filter((file) => were.has(file) && read(root, file) !== read(copy, file));
    expect(changed.toSorted()).toEqual(registers.map(({ path }) => path).toSorted());
    expect(changed.length).toBeLessThanOrEqual(4);
    expect(
      files.filter((file) => !were.has(file)).every((file) => file.includes('gift-cards')),
    ).toBe(true);

    const tsc = 'node_modules/typescript/bin/tsc';
    for (const project of ['.', 'apps/player']) {
      const types = run(tsc, '-p', project);
      expect(types, types.output).toMatchObject({ status: 0 });
    }
    const lint = run(
      'node_modules/oxlint/bin/oxlint',
      'apps/player/src',
      'apps/server/src/modules',
    );
    expect(lint, lint.output).toMatchObject({ status: 0 });

    const own = 'apps/player/src/features/gift-cards';
    const tests = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'page', own);
    expect(tests.output).toMatch(/1 failed \| 1 passed/);
    expect(tests.output).toContain('Write the first requirement of this feature here');

    // 6 kB of incompressible text in the page's code.
    const digests = Array.from({ length: 190 }, (_, at) =>
      createHash('sha256').update(String(at)).digest('base64'),
    );
    const text = JSON.stringify(digests.join(''));
    appendFileSync(
      join(copy, own, 'gift-cards-page.tsx'),
      `\n(globalThis as { noise?: string }).noise = ${text};\n`,
    );
    build();
    // The first screen contains only the page's record and file names; shared code may be split differently.
    expect(firstScreenBytes() - before).toBeLessThan(250);
  },
);

test('HOUSE a name that is no feature’s is refused with a sentence', () => {
  expect(() => readName(undefined)).toThrow('Name the feature in kebab-case');
  expect(() => readName('GiftCards')).toThrow('Name the feature in kebab-case');
  expect(readName('gift-cards')).toEqual({
    kebab: 'gift-cards',
    camel: 'giftCards',
    pascal: 'GiftCards',
    words: 'Gift cards',
  });
});
test('HOUSE a list that looks otherwise than the command expects is left alone', () => {
  const [at] = registers;
  expect.assert(at);
  expect(() => register('export {};', at, readName('gift-cards'))).toThrow(
    'lists its features differently',
  );
});
