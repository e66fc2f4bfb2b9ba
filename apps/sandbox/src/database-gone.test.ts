import { generateKeyPairSync } from 'node:crypto';
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import { expect, it } from 'vitest';
import { buildSandbox } from './app.ts';
import { openSandboxDatabase } from './database.ts';

it('R3 without its database the sandbox says so and nothing more, and lives', async () => {
  const database = await createEmptyDatabase();
  const pool = await openSandboxDatabase(database.url);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const app = await buildSandbox({
    pool,
    hub: { keys: { own: privateKey, operators: publicKey }, operators: [] },
    accounts: { sms: { accountSid: 'AC0', authToken: 'token' } },
    clock: () => new Date(),
    wait: async () => undefined,
    log: { write: () => undefined },
  });
  await database.drop();
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers: { host: 'localhost' }, ...(payload && { payload }) });
  const home = await ask('GET', '/');
  expect(home.statusCode).toBe(500);
  expect(home.body).toContain('The sandbox has a fault');
  expect(home.body).not.toContain('does not exist');
  const pressed = { key: 'any', stake: '1', win: '1' };
  const act = await ask('POST', '/hub/play/acts/stake', pressed);
  expect(act.statusCode).toBe(500);
  expect(act.json()).toEqual({ error: 'the sandbox has a fault' });
  const list = await ask('POST', '/hub/operator/generic/v2/game/list', { operator_id: 1 });
  expect(list.json()).toEqual({ error: 'internal server error' });
  expect((await ask('GET', '/livez')).statusCode).toBe(200);
  await app.close();
  await pool.end();
});
