import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { restingClient } from './resting-client.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());
// A fake clock, so that tests decide how long the rest after a refusal lasts.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Starts a stand-in for a recovering Postgres, which answers each connection with ErrorResponse 57P03 and closes it. */
async function recoveringPostgres() {
  let asked = 0;
  const fields = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0';
  const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)]);
  refusal.writeInt32BE(refusal.length - 1, 1);
  const server = createServer((socket) => {
    asked += 1;
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(refusal));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void server.close());
  return { url: `postgres://someone@127.0.0.1:${port}/none`, asked: () => asked };
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 10, Client: restingClient() });
  // `end` does not wait until connections are closed, and the drop of the database may be quicker.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  return pool;
}

/** Returns the codes of fifty refusals. */
async function askAtOnce(pool: pg.Pool): Promise<Set<unknown>> {
  const asked = Array.from({ length: 50 }, () => pool.query('select 1'));
  const answers = await Promise.allSettled(asked);
  return new Set(answers.map((each) => (each.status === 'rejected' ? each.reason.code : 'none')));
}

test('R3 a Postgres that recovers is asked again after a rest, and by one caller alone', async () => {
  const postgres = await recoveringPostgres();
  const pool = openPool(postgres.url);
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '57P03' });
  expect(await askAtOnce(pool)).toEqual(new Set(['57P03']));
  expect(postgres.asked()).toBe(1);
  vi.advanceTimersByTime(120);
  expect(await askAtOnce(pool)).toEqual(new Set(['57P03']));
  expect(postgres.asked()).toBe(2);
});

test('R3 whoever comes after the rest finds a Postgres that is there, and all may connect again', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/none');
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  // The same pool, redirected to a Postgres that is up.
  Object.assign(pool.options, { connectionString: urls.appUrl });
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  vi.advanceTimersByTime(120);
  await pool.query('select 1');
  const slow = Array.from({ length: 5 }, () => pool.query('select pg_sleep(0.1)'));
  await Promise.all(slow);
  expect(pool.totalCount).toBe(5);
});
