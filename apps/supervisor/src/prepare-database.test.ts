import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { seedDemo } from '@parlour/seed/demo';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';

const secretKey = Buffer.alloc(32, 6);
let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

const studio = {
  integration: 'studio' as const,
  url: 'http://studio.localhost:8084',
  ownUrl: /^http:\/\/studio\.localhost:\d+$/,
  launchOrigin: 'http://studio.localhost:8084',
  isToldOfSite: true,
  privateKey: '-----BEGIN PRIVATE KEY-----\nAA\n-----END PRIVATE KEY-----',
  publicKey: '-----BEGIN PUBLIC KEY-----\nBB\n-----END PUBLIC KEY-----',
};
const prepare = () =>
  prepareDatabase({
    ownerUrl: urls.ownerUrl,
    appUrl: urls.appUrl,
    staffUrl: urls.staffUrl,
    secretKey,
    withDemo: false,
    connectsDemo: true,
    demoSuppliers: { suppliers: [studio], messages: null, proofs: null, ownKeys: new Set() },
  });
const list = () => withMerchantSettings(urls.ownerUrl, (merchants) => merchants.list());

it('HOUSE in a given database nothing is seeded, and what somebody seeded has the games of its suppliers', async () => {
  await prepare();
  expect(await list()).toEqual([]);
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey });
  await prepare();
  const merchants = await list();
  expect(merchants.length).toBeGreaterThan(1);
  for (const { settings } of merchants) {
    expect(settings).toMatchObject({ 'integrations.studio.url': studio.url });
  }
});
