// The server's warnings and refusals about its database at the start, and its work behind a pooler in transaction mode.
import { siteStatus } from '@parlour/contract/site/calls';
import { findPooler } from '@parlour/database/pooler/find-pooler';
import { openDatabase } from '@parlour/database/connection';
import { runAs } from '@parlour/database/testing/empty-database';
import { sealSettings } from '@parlour/database/sealed-settings';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import {
  startPooler,
  type Pooler,
  type PoolerOptions,
} from '@parlour/database/testing/pooler/pooler';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkDatabase } from './check-database.ts';
import { readConfig } from '../config.ts';
import { followChanges } from './follow-changes.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { visit } from '../testing/visitor.ts';

const log = pino({ level: 'silent' });
let urls: TestDatabase;
let pooler: Pooler;
let site: TestSite;
beforeAll(async () => {
  urls = await createTestDatabase();
  pooler = await startPooler({ url: urls.appUrl });
  site = await startTestSite({}, { urls: { ...urls, appUrl: pooler.url } });
});
afterAll(async () => {
  await site.close();
  await pooler.close();
  await urls.drop();
});

const configOf = (environment: Record<string, string>) =>
  readConfig({ SECRET_KEY: Buffer.alloc(32, 1).toString('base64'), ...environment });

async function check(environment: Record<string, string>) {
  const config = configOf(environment);
  const database = openDatabase({ url: config.databaseUrl });
  try {
    return await checkDatabase(config, database, log);
  } finally {
    await database.close();
  }
}
async function behind(options: Partial<PoolerOptions>) {
  const started = await startPooler({ url: urls.appUrl, ...options });
  try {
    return await check({ APP_DATABASE_URL: started.url });
  } finally {
    await started.close();
  }
}

describe('a start', () => {
  test('R6 on the direct way it has nothing to say, and listens there', async () => {
    expect(await check({ APP_DATABASE_URL: urls.appUrl })).toEqual({
      listenAt: urls.appUrl,
      warnings: [],
    });
  });

  test('R6 behind a pooler it says that an address to listen at is missing, and does not listen', async () => {
    const { listenAt, warnings } = await check({ APP_DATABASE_URL: pooler.url });
    expect(listenAt).toBeNull();
    expect(warnings).toEqual([
      expect.stringMatching(
        /^APP_DATABASE_URL .* LISTEN_DATABASE_URL, .* is missing: .* 30 s late\.$/,
      ),
    ]);
  });

  test('R6 with a direct address it listens there, and has nothing to say', async () => {
    const environment = { APP_DATABASE_URL: pooler.url, LISTEN_DATABASE_URL: urls.appUrl };
    expect(await check(environment)).toEqual({ listenAt: urls.appUrl, warnings: [] });
  });

  test('R6 an address to listen at that is a pooler’s again is told', async () => {
    const environment = { APP_DATABASE_URL: urls.appUrl, LISTEN_DATABASE_URL: pooler.url };
    const { listenAt, warnings } = await check(environment);
    expect(listenAt).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^LISTEN_DATABASE_URL .* direct address/)]);
  });

  test('R6 a pooler of session mode is as good as none', async () => {
    expect((await behind({ holds: true, backends: 8 })).warnings).toEqual([]);
  });

  test('R6 a pooler that is too old for names of statements is refused in a sentence', async () => {
    await expect(behind({ keepsNames: false })).rejects.toThrow(
      /^APP_DATABASE_URL .* PgBouncer 1\.21 or newer with max_prepared_statements above 0/,
    );
  });

  test('HOUSE a SECRET_KEY that opens nothing is told, and one that opens something is not', async () => {
    const { code: merchantCode } = await createMerchant(urls.ownerUrl);
    const [own, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const plain = { 'mail.password': 'p', 'sms.authToken': 't' };
    const settings = sealSettings(plain, { merchantCode, secretKey: own });
    const text = 'update merchant set settings = $2 where code = $1';
    await runAs(urls.ownerUrl, text, [merchantCode, JSON.stringify(settings)]);
    const startedWith = async (key: Buffer) => {
      const environment = { APP_DATABASE_URL: urls.appUrl, SECRET_KEY: key.toString('base64') };
      return (await check(environment)).warnings;
    };
    expect(await startedWith(own)).toEqual([]);
    expect(await startedWith(other)).toEqual([
      expect.stringMatching(/^SECRET_KEY opens none of the 2 secrets in the database: [^\n]+\.$/),
    ]);
    await runAs(urls.ownerUrl, text, [merchantCode, '{}']);
  });

  test('HOUSE an address to listen at that is none of Postgres is refused', () => {
    expect(() => configOf({ LISTEN_DATABASE_URL: 'mysql://x' })).toThrow('LISTEN_DATABASE_URL');
  });
});

describe('the site behind a pooler', () => {
  test('R6 many members log in at once, and a change of settings is live within a second', async () => {
    const merchant = await createMerchant(urls.ownerUrl);
    await site.merchants.reload();
    expect(await findPooler(site.urls.appUrl)).toBe('transaction');
    const visitors = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const member = await createMember(urls.ownerUrl, merchant.code);
        const visitor = visit(site.app, merchant);
        return { visitor, ...(await visitor.logIn(member)) };
      }),
    );
    expect(visitors.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const changes = followChanges({
      database: site.database,
      listenAt: urls.appUrl,
      merchants: site.merchants,
      log: log,
    });
    const isOn = async () =>
      JSON.stringify((await visit(site.app, merchant).call(siteStatus)).value).includes(
        '"CBS3":true',
      );
    const set = (text: string) =>
      runAs(
        urls.ownerUrl,
        `update merchant set settings = settings || jsonb_build_object('flags.CBS3', $2::text) where code = $1`,
        [merchant.code, text],
      );
    await vi.waitFor(async () => {
      await set('on');
      expect(await isOn()).toBe(true);
    }, 10_000);
    await set('off');
    await vi.waitFor(async () => expect(await isOn()).toBe(false), 1_000);
    await changes.stop();
  });
});
