import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostmaster } from './postmaster.ts';

/** A program that reports that it is ready, writes more than a pipe holds, and ends. */
const talkative = "echo 'ready to accept connections' >&2; yes line | head -n 100000 >&2";
const start = (log: string) =>
  startPostmaster({ words: ['sh', '-c', talkative], log, pgCtl: 'none' });

test('HOUSE a full disk does not make Postgres wait for its log', async () => {
  const { exited } = await start('/dev/full');
  expect(await exited).toEqual({ code: 0, signal: null });
});

test('HOUSE what Postgres says is in its log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postmaster-'));
  const log = join(folder, 'postgres.log');
  const { exited } = await start(log);
  await exited;
  await expect.poll(() => readFileSync(log, 'utf8').trimEnd().split('\n').length).toBe(100_001);
  rmSync(folder, { recursive: true });
});
