import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings.ts';
import { frugalFlags } from '../frugal.mjs';
import { listPrograms } from './children.ts';
import { readAhead } from './read-ahead.ts';

function makeProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-read-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [script, kept, ran] = ['main.ts', 'kept', 'ran'].map((name) => join(folder, name));
  if (!script || !kept || !ran) throw new Error('no folder');
  const part = `import { writeFileSync } from 'node:fs';
    export const note = (where: string): void => writeFileSync(where, '');`;
  writeFileSync(join(folder, 'part.ts'), part);
  const main = `import { note } from './part.ts';
    setInterval(() => {}, 60_000);
    if (import.meta.main) { note(${JSON.stringify(ran)}); process.exit(); }`;
  writeFileSync(script, main);
  return { script, kept, ran };
}
const within = () => AbortSignal.timeout(20_000);
const filesIn = (folder: string) =>
  new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));

it('HOUSE a program is read ahead and not started, and its start finds all that it makes', async () => {
  const { script, kept, ran } = makeProgram();
  await readAhead([script], kept, within());
  expect(existsSync(ran)).toBe(false);
  const made = filesIn(kept);
  expect(made.size).toBeGreaterThan(2);
  spawnSync(process.execPath, [...frugalFlags, script], { env: { NODE_COMPILE_CACHE: kept } });
  expect(existsSync(ran)).toBe(true);
  expect(filesIn(kept)).toEqual(made);
});

it('HOUSE nothing is read where something was kept, and a stop does not wait for it', async () => {
  const { script, kept } = makeProgram();
  mkdirSync(kept);
  await readAhead([script], kept, within());
  expect(filesIn(kept).size).toBe(0);
  rmSync(kept, { recursive: true });
  await readAhead([script], kept, AbortSignal.abort());
  expect(existsSync(kept)).toBe(false);
});

it('HOUSE the programs that are read are those that are started', () => {
  const programs = listPrograms(readSettings({ PORT: '9000', DATA_DIR: '/data' }));
  expect(programs.map((each) => /apps\/([\w/]+)\/main\.ts$/.exec(each)?.[1])).toEqual([
    'server/src',
    'sandbox/src',
    'studio/src',
    'server/src/console',
  ]);
  for (const program of programs) expect(existsSync(program)).toBe(true);
});
