// Runs the studio as a process, with its file of operators on disk.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import { claimPorts } from '@parlour/edge/testing/claim-ports';
import { ask } from '@parlour/supplier/testing/ask';
import { makeKeyPair, operateAt, pem } from '@parlour/supplier/testing/operator';
import { expect, it, onTestFinished, vi } from 'vitest';
import { launchOf } from '../testing/player.ts';

const program = join(import.meta.dirname, '../main.ts');

async function ready(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the studio ended')));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
}

async function startProcess() {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-follow-'));
  const [own, operator] = [makeKeyPair(), makeKeyPair()];
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const list = (framedBy: readonly string[]) =>
    put(
      'studio-operators.json',
      JSON.stringify([{ operatorId: 1001, wallet: 'http://127.0.0.1:9', framedBy }]),
    );
  put('studio.private.pem', pem(own.privateKey, 'pkcs8'));
  put('studio-operator.public.pem', pem(operator.publicKey, 'spki'));
  list([]);
  const database = await createEmptyDatabase();
  const ports = await claimPorts();
  const port = ports.first + 4;
  const child = spawn(process.execPath, [program], {
    env: {
      PORT: String(ports.first),
      STUDIO_DATABASE_URL: database.url,
      STUDIO_KEYS: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const said: string[] = [];
  child.stdout?.on('data', (bytes: Buffer) => said.push(String(bytes)));
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await ports.release();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  await ready(child);
  const origin = `http://studio.localhost:${port}`;
  const operate = operateAt(origin, operator.privateKey);
  /** True if a launch in a frame is handled as one for a listed site, and not as one in a tab. */
  const isListed = async (): Promise<boolean> => {
    const { pathname } = new URL(String((await operate('url', launchOf())).json()['url']));
    const headers = { host: new URL(origin).host, 'sec-fetch-dest': 'iframe' };
    const { headers: answered } = await ask(port, 'GET', pathname, { headers });
    return answered.location === `${pathname}/frame`;
  };
  return { list, put, isListed, logged: () => said.join('') };
}

it('LAUNCH-08, HOUSE the list is followed while the studio runs; a file that cannot be used changes nothing', async () => {
  const { list, put, isListed, logged } = await startProcess();
  const patience = { timeout: 20_000, interval: 200 };
  expect(await isListed()).toBe(false);
  list(['https://games.example']);
  await vi.waitUntil(isListed, patience);
  put('studio-operators.json', '[{ "operatorId": 1001, "wal');
  const isTold = () => logged().includes('the file of operators cannot be used');
  await vi.waitUntil(isTold, patience);
  expect(await isListed()).toBe(true);
  list([]);
  await vi.waitUntil(async () => !(await isListed()), patience);
});
