// The back office as a separate process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { consoleHeader, staffCookie } from '@parlour/contract/staff/console-cookies';
import { insertRows } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  forMerchant,
  testSecretKey,
} from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { claimPorts, type ClaimedPorts } from '@parlour/edge/testing/claim-ports';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestConsole } from '../testing/test-console.ts';
import { readConsoleConfig } from './config.ts';

let urls: TestDatabase;
let ports: ClaimedPorts;
const dataDir = mkdtempSync(join(tmpdir(), 'parlour-console-'));
beforeAll(async () => {
  urls = await createTestDatabase();
  ports = await claimPorts();
});
afterAll(async () => {
  await urls.drop();
  await ports.release();
  rmSync(dataDir, { recursive: true, force: true });
});

function startOffice() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: String(ports.first),
      DATA_DIR: dataDir,
      STAFF_DATABASE_URL: urls.staffUrl,
      SECRET_KEY: testSecretKey.toString('base64'),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += String(part)));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(said)));
  const ready = Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return { child, ready };
}

type ConsoleRequest = {
  path: string;
  method?: string;
  host?: string;
  cookie?: string;
  body?: object;
};

function ask({ path, method = 'GET', host, cookie, body }: ConsoleRequest): Promise<number> {
  const port = ports.first + 2;
  const own = `console.localhost:${port}`;
  return new Promise((resolve, reject) => {
    const headers = {
      host: host ?? own,
      [consoleHeader]: '1',
      origin: `http://${own}`,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = request({ port, path, method, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

describe('the back office’s process', () => {
  test('STAFF-05, R2 it answers at its origin, tells members’ pages of an answer, and ends in order', async () => {
    const { ownerUrl } = urls;
    const { code } = await createMerchant(ownerUrl);
    const { id: memberId } = await createMember(ownerUrl, code);
    const at = new Date();
    const id = randomUUID();
    const talk = { merchantCode: code, id, memberId, clientId: randomUUID(), subject: 'A ticket' };
    await forMerchant(ownerUrl, code, (tx) =>
      insertRows(tx, 'chat_talk', [{ ...talk, beganAt: at, lastAt: at }]),
    );
    const beside = await startTestConsole({ urls, now: () => Date.now() });
    onTestFinished(beside.close);
    const { browser } = await beside.join('support', code);
    const told: string[] = [];
    const listener = new pg.Client({ connectionString: urls.appUrl });
    await listener.connect();
    onTestFinished(() => listener.end());
    listener.on('notification', ({ payload = '' }) => told.push(payload));
    await listener.query('listen signals');

    const { child, ready } = startOffice();
    await ready;
    expect(await ask({ path: '/readyz' })).toBe(200);
    expect(await ask({ path: '/ops/me' })).toBe(401);
    const cookie = `${staffCookie}=${browser.session}`;
    expect(await ask({ path: '/ops/me', cookie })).toBe(200);
    expect(await ask({ path: '/ops/me', cookie, host: `lumen.localhost:${ports.first}` })).toBe(
      404,
    );
    expect(await ask({ path: '/wps/site/status', cookie })).toBe(404);
    const path = `/ops/${code}/chat/${id}/messages`;
    const body = { clientId: randomUUID(), text: 'Hello' };
    expect(await ask({ method: 'POST', path, cookie, body })).toBe(200);
    await vi.waitFor(() => expect(told.join()).toContain(memberId), 10_000);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('its environment', () => {
  const given = {
    STAFF_DATABASE_URL: 'postgres://staff@host/parlour',
    SECRET_KEY: testSecretKey.toString('base64'),
  };

  test('STAFF-05 its port is the second above, and its origin is that of the port unless one is given', () => {
    const { port, origin } = readConsoleConfig({ ...given, PORT: '9000' });
    expect([port, origin]).toEqual([9002, 'http://console.localhost:9002']);
    const elsewhere = { ...given, CONSOLE_ORIGIN: 'https://office.example' };
    expect(readConsoleConfig(elsewhere).origin).toBe('https://office.example');
  });

  test.each([
    [
      { CONSOLE_ORIGIN: 'https://office.example/path' },
      'CONSOLE_ORIGIN cannot be used: it must be like https://console.example.',
    ],
    [
      { STAFF_DATABASE_URL: 'mysql://x' },
      'STAFF_DATABASE_URL cannot be used: it must begin with postgres://.',
    ],
    [
      { STAFF_DATABASE_URL: '', DATABASE_URL: 'postgres://owner@host/parlour' },
      'DATABASE_URL is set, so STAFF_DATABASE_URL must be set too.',
    ],
  ])('STAFF-05 what is wrong with %j is said in our words', (environment, sentence) => {
    expect(() => readConsoleConfig({ ...given, ...environment })).toThrow(new Error(sentence));
  });
});
