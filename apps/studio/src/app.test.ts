import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import { ask } from '@parlour/supplier/testing/ask';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStudio } from './app.ts';
import { openStudioDatabase } from './database.ts';
import { makeClient } from './testing/test-client.ts';
import type { TestStudio } from './testing/studio-on.ts';
import { startTestStudio } from './testing/test-studio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.close());

describe('the studio', () => {
  const get = (path: string, host: string) => ask(studio.port, 'GET', path, { headers: { host } });

  it('HOUSE it answers no other host, but for its health', async () => {
    for (const host of ['127.0.0.1', 'localhost', 'lumen.localhost:8080', 'evil.example']) {
      expect((await get('/covers/jade-garden.svg', host)).status).toBe(404);
    }
    expect((await get('/livez', 'balancer.example')).status).toBe(200);
    expect((await studio.ask('GET', '/covers/jade-garden.svg')).status).toBe(200);
  });

  it('H1 an unknown path gets the same headers', async () => {
    const { status, body, headers } = await studio.ask('GET', '/nothing');
    expect([status, body]).toEqual([404, '{"error":"unknown"}']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

/** Builds the app without a port and without engines. */
async function buildAlone(origin: string) {
  const database = await createEmptyDatabase();
  const pool = await openStudioDatabase(database.url);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const client = makeClient();
  const app = await buildStudio({
    pool,
    keys: { own: privateKey, operators: publicKey },
    operators: [],
    origin,
    lotteryPeriod: 60,
    trustedProxies: [],
    keepAliveSeconds: 650,
    engines: [],
    clock: () => new Date(),
    randomBytes,
    client: client.folder,
    log: { write: () => undefined },
  });
  const close = async () => {
    await app.close();
    await pool.end();
    client.remove();
  };
  return { app, database, close };
}

it('H1 where players reach it by https, browsers are bound to that', async () => {
  const { app, database, close } = await buildAlone('https://studio.example');
  for (const url of ['/livez', '/nothing', '/covers/jade-garden.svg']) {
    const { headers } = await app.inject({ url, headers: { host: 'studio.example' } });
    expect(headers['strict-transport-security'], url).toBe('max-age=31536000');
  }
  await close();
  await database.drop();
});

it('R3 without its database the studio says so and nothing more, and lives', async () => {
  const { app, database, close } = await buildAlone('http://studio.localhost');
  await database.drop();
  const asked = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers: { host: 'studio.localhost' }, ...(payload && { payload }) });
  const page = await asked('GET', '/play/any');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('The game cannot open right now');
  expect(page.body).not.toContain('does not exist');
  const call = await asked('GET', '/play/any/balance');
  expect([call.statusCode, call.json()]).toEqual([503, { error: 'unavailable' }]);
  const list = await asked('POST', '/operator/generic/v2/game/list', { operator_id: 1 });
  expect(list.statusCode).toBe(401);
  expect((await asked('GET', '/livez')).statusCode).toBe(200);
  await close();
});
