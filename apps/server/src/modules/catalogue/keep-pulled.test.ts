import { generateKeyPairSync } from 'node:crypto';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createMerchant,
  testSecretKey,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepMerchants } from '#modules/site';
import type { GameVendors, OfferedGame } from '#providers/games/games';
import { startWork, type RunningWork } from '#server/work';
import { keepCataloguesPulled, pauseAfter } from './keep-pulled.ts';
import { claimPull, findSchedule } from './store.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const crown: OfferedGame = {
  gameCode: 'crown',
  name: 'Crown',
  vendor: 'ACME',
  category: 'RNG',
};

let urls: TestDatabase;
let database: Database;
let now: number;
let asked: string[];
let answer: (merchantCode: string) => Promise<OfferedGame[]>;
const keepers: RunningWork[] = [];

beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});
beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
  asked = [];
  answer = async () => [crown];
});
afterEach(async () => {
  await Promise.all(keepers.splice(0).map((each) => each.stop()));
});

const withHub = () =>
  createMerchant(urls.ownerUrl, {
    'integrations.hub.url': 'https://hub.example',
    'integrations.hub.operatorId': '7',
    'integrations.hub.privateKey': privateKey.trim(),
  });
const askedFor = ({ code }: TestMerchant) => asked.filter((each) => each === code).length;

/** Simulates the pulling of one server process. */
function keep() {
  const failures: unknown[] = [];
  const listGames: GameVendors['listGames'] = ({ merchantCode }) => {
    asked.push(merchantCode);
    return answer(merchantCode);
  };
  const work = keepCataloguesPulled({
    vendors: { listGames } as GameVendors,
    database,
    listMerchants: keepMerchants({ database, secretKey: testSecretKey }).list,
    clock: () => new Date(now),
    onFailure: (error) => failures.push(error),
  });
  const kept = startWork([work], (error) => failures.push(error));
  keepers.push(kept);
  return { ...kept, failures };
}
/** Waits with a moving clock, because a due time may be written at any moment. */
const soon = (check: () => unknown) =>
  vi.waitFor(async () => {
    now += 500;
    await check();
  }, 10_000);
const gamesOf = ({ code }: TestMerchant) =>
  database.query(code, (tx) =>
    runStatement(tx, 'select game_id as "gameId", integration, offered from game'),
  );

describe('keeping the catalogues pulled', () => {
  test('LOBBY-04 every merchant that has an integration gets its games at the start, the others are left alone', async () => {
    const merchants = await Promise.all([withHub(), withHub(), withHub(), withHub(), withHub()]);
    const without = await createMerchant(urls.ownerUrl);
    await keep().filled;
    for (const merchant of merchants) {
      expect(await gamesOf(merchant)).toMatchObject([{ gameId: 'crown', integration: 'hub' }]);
      expect(askedFor(merchant)).toBe(1);
    }
    expect(askedFor(without)).toBe(0);
  });

  test('LOBBY-04 two processes ask once, and again only when the list is due', async () => {
    const merchant = await withHub();
    const filled: number[] = [];
    for (const process of [1, 2]) void keep().filled.then(() => filled.push(process));
    await soon(() => expect(filled).toHaveLength(2));
    expect(askedFor(merchant)).toBe(1);
    now += 50 * 60_000;
    const later = keep();
    await later.filled;
    expect(askedFor(merchant)).toBe(1);
    now += 17 * 60_000;
    await soon(() => expect(askedFor(merchant)).toBe(2));
  });

  test('R4 a list that does not come is asked for again, later and later, and keeps what was there', async () => {
    const merchant = await withHub();
    const { filled, failures } = keep();
    await filled;
    answer = (code) =>
      code === merchant.code ? Promise.reject(new Error('away')) : Promise.resolve([crown]);
    now += 67 * 60_000;
    await soon(() => expect(failures).toMatchObject([{ message: 'away' }]));
    await soon(() => expect(failures).toHaveLength(2));
    expect(await gamesOf(merchant)).toMatchObject([{ offered: true }]);
    answer = async () => [];
    await soon(async () => expect(await gamesOf(merchant)).toMatchObject([{ offered: false }]));
    expect([0, 1, 2, 3, 9].map(pauseAfter).slice(1)).toEqual([1_000, 2_000, 4_000, 60_000]);
  });

  test('R1 a process that died while it pulled holds the list up for half a minute', async () => {
    const merchant = await withHub();
    const whose = { merchantCode: merchant.code, integration: 'hub' };
    await database.query(merchant.code, (tx) =>
      claimPull(tx, whose, { now: new Date(now), until: new Date(now + 30_000) }),
    );
    keep();
    await vi.waitFor(async () => {
      const schedule = database.query(merchant.code, (tx) => findSchedule(tx, 'hub'));
      expect(await schedule).not.toBeNull();
    }, 10_000);
    now += 30_000;
    await vi.waitFor(() => expect(askedFor(merchant)).toBe(1), 5_000);
  });
});
