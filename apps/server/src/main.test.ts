// The server as a separate process, with the real build of the site.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tx } from '@parlour/database/connection';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { claimPorts, type ClaimedPorts } from '@parlour/edge/testing/claim-ports';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

let urls: TestDatabase;
let ports: ClaimedPorts;
const dataDir = mkdtempSync(join(tmpdir(), 'parlour-main-'));
beforeAll(async () => {
  urls = await createTestDatabase();
  ports = await claimPorts();
});
afterAll(async () => {
  await urls.drop();
  await ports.release();
  rmSync(dataDir, { recursive: true, force: true });
});

function startServer(environment: Record<string, string> = {}): {
  child: ChildProcess;
  said: () => string;
} {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: String(ports.first),
      DATA_DIR: dataDir,
      APP_DATABASE_URL: urls.appUrl,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // A test that fails halfway must not leave the port in use.
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += String(part)));
  return { child, said: () => said };
}

/** Waits until the server reports that it is ready. Rejects if it exits instead. */
async function ready({ child, said }: ReturnType<typeof startServer>): Promise<void> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(said())));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
}

function logIn(port: number, host: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' };
    const path = '/wps/session/login';
    const sent = request({ port, path, method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

describe('the server’s process', () => {
  test('R2 told to end, it finishes what it has begun and exits with 0', async () => {
    const merchant = await createMerchant(urls.ownerUrl);
    const bodies = await Promise.all(
      // One member each: one account allows only three attempts at a time (A3).
      Array.from({ length: 12 }, async () => {
        // A hash of the usual cost, so that comparing it takes time.
        const own = { password: 'takes-Its-Time1' };
        const { username, password } = await createMember(urls.ownerUrl, merchant.code, own);
        return { username, password, loginDeviceId: '00000000-0000-4000-8000-000000000000' };
      }),
    );
    const port = ports.first;
    const server = startServer();
    const { child } = server;
    await ready(server);
    const answers = bodies.map((body) => logIn(port, merchant.host, body));
    // After the first answer the other eleven wait for their comparison.
    await Promise.race(answers);
    // An answer on a later connection shows that the server has read the others. It may reset a connection that it has not read yet.
    await logIn(port, merchant.host, {});
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    // On a busy machine some are refused at once, because they would wait too long (A6).
    const statuses = await Promise.all(answers);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await ended).toEqual([0, null]);
    await expect(logIn(port, merchant.host, {})).rejects.toThrow('ECONNREFUSED');
  });

  test('HOUSE it removes what is over', async () => {
    const { code: merchantCode } = await createMerchant(urls.ownerUrl);
    const { id: memberId } = await createMember(urls.ownerUrl, merchantCode);
    const within = <T>(act: (tx: Tx) => Promise<T>): Promise<T> =>
      forMerchant(urls.ownerUrl, merchantCode, act);
    const over = new Date('2026-01-01T00:00:00Z');
    await within((tx) =>
      insertRows(tx, 'session', [
        {
          merchantCode,
          memberId,
          id: randomUUID(),
          tokenHash: randomBytes(32),
          cookieHash: randomBytes(32),
          limited: false,
          deviceId: randomUUID(),
          createdAt: over,
          lastSeenAt: over,
          expiresAt: over,
        },
      ]),
    );
    const server = startServer();
    const { child } = server;
    await ready(server);
    const left = () => within((tx) => runStatement(tx, 'select from session'));
    await vi.waitFor(async () => expect(await left()).toEqual([]), 40_000);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });

  test('R1 it ends with its parent, however that died', async () => {
    const server = startServer();
    const { child } = server;
    await ready(server);
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  });

  const inGate = { tags: [] };
  const nightly = { tags: ['nightly'] };
  const noDatabase = { APP_DATABASE_URL: '' };
  const noCountries = /^COUNTRY_DATABASE cannot be read: \S+package\.json/;
  describe.each<[Record<string, string>, RegExp, { tags: string[] }]>([
    [{ PORT: 'many' }, /^PORT cannot be used: /, inGate],
    [{ ...noDatabase, DATABASE_URL: 'postgres://x@y/z' }, /APP_DATABASE_URL must be set/, nightly],
    [{ TRUSTED_PROXIES: 'everybody' }, /^TRUSTED_PROXIES cannot be used: /, nightly],
    [{ OUTBOUND_ALLOW: 'https://a.example/path' }, /^OUTBOUND_ALLOW cannot be used: /, nightly],
    [{ COUNTRY_DATABASE: 'package.json' }, noCountries, nightly],
    [noDatabase, /^There is no database: /, nightly],
  ])('started with %j', (environment, why, options) => {
    test('HOUSE a start that cannot be is one sentence and exit code 1', options, async () => {
      const { child, said } = startServer(environment);
      expect(await once(child, 'exit')).toEqual([1, null]);
      expect(said()).toMatch(why);
      expect(said().trim().split('\n')).toHaveLength(1);
    });
  });
});
