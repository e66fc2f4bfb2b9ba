import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '../database-url.ts';
import { readJsonFile, readTextFile } from './read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  process.exitCode = undefined;
});

async function saidBy(command: () => unknown): Promise<string> {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(async () => void (await command()));
  const [[text] = []] = said.mock.calls;
  said.mockRestore();
  return String(text);
}

test('HOUSE a missing file is a missing file, and no database is no database', async () => {
  const missing = join(folder, 'none.json');
  const sentence = `There is no file ${missing}.`;
  expect(await saidBy(() => readTextFile(missing))).toBe(sentence);
  expect(await saidBy(() => readJsonFile(missing))).toBe(sentence);
  const { readFileSync } = await import('node:fs');
  expect(await saidBy(() => readFileSync(missing))).toBe(sentence);
  // Like an embedded Postgres that does not run, whose socket is missing.
  const gone = join(folder, '.s.PGSQL.5432');
  expect(await saidBy(() => once(connect(gone), 'connect'))).toMatch(/^There is no database: /);
});

test('HOUSE a file that is no JSON, and a folder, are told by their names', async () => {
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, '{');
  expect(await saidBy(() => readJsonFile(bad))).toMatch(/^\S+bad\.json is no JSON: /);
  expect(await saidBy(() => readTextFile(folder))).toContain(
    `${folder} cannot be used: a folder is in the way.`,
  );
});
