import {
  readSettings,
  settings,
  type SettingKey,
  type SettingTexts,
} from '@parlour/contract/settings.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withMerchantSettings } from './merchant-settings.ts';
import { openSettings, sealSettings } from '@parlour/database/sealed-settings';
import { runAs } from '@parlour/database/testing/empty-database';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { connectDemo, fingerprint, type DemoSupplier } from './connect-demo.ts';
import { seedDemo } from './demo.ts';
import { demoMerchants } from './demo-facts.ts';

const secretKey = Buffer.alloc(32, 5);
const pem = (label: string, body: string): string =>
  `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----`;
const hub: DemoSupplier = {
  integration: 'hub',
  url: 'http://sandbox.localhost:8081/hub',
  ownUrl: /^http:\/\/sandbox\.localhost:\d+\/hub$/,
  launchOrigin: 'http://sandbox.localhost:8081',
  isToldOfSite: false,
  customerService: 'http://sandbox.localhost:8081/chat',
  privateKey: pem('PRIVATE KEY', 'AAAA'),
  publicKey: pem('PUBLIC KEY', 'BBBB'),
};
const studio: DemoSupplier = {
  integration: 'studio',
  url: 'http://studio.localhost:8084',
  ownUrl: /^http:\/\/studio\.localhost:\d+$/,
  launchOrigin: 'http://studio.localhost:8084',
  isToldOfSite: true,
  privateKey: pem('PRIVATE KEY', 'DDDD'),
  publicKey: pem('PUBLIC KEY', 'EEEE'),
};

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey });
});
afterAll(() => urls.drop());

test('HOUSE a merchant of the same code that was not seeded is left alone', async () => {
  const own = await createTestDatabase();
  await runAs(own.ownerUrl, "insert into merchant (code) values ('lumen')");
  await runAs(own.ownerUrl, "insert into merchant_host values ('own.example', 'lumen')");
  const ownKeys = new Set<string>();
  const from = { ownerUrl: own.ownerUrl, secretKey, messages: null, proofs: null, ownKeys };
  await connectDemo({ ...from, suppliers: [hub, studio] });
  const found = await withMerchantSettings(own.ownerUrl, (merchants) => merchants.find('lumen'));
  expect(found?.settings).toEqual({});
  await own.drop();
});

/** The keys and addresses that were set so far, which starts remember. */
const given = new Set<string>();
const connect = (changed: Partial<DemoSupplier> = {}) => {
  const suppliers = [{ ...hub, ...changed }, studio];
  for (const { url, privateKey, publicKey } of suppliers) {
    for (const text of [url, privateKey, publicKey]) given.add(fingerprint(text));
  }
  const demo = { suppliers, messages: null, proofs: null, ownKeys: given };
  return connectDemo({ ownerUrl: urls.ownerUrl, secretKey, ...demo });
};
const set = (code: string, own: SettingTexts) =>
  withMerchantSettings(urls.ownerUrl, (stored) =>
    stored.change(code, { set: sealSettings(own, { merchantCode: code, secretKey }) }),
  );
const merchants = () => withMerchantSettings(urls.ownerUrl, (stored) => stored.list());
const settingOf = async (code: string, key: SettingKey) => {
  const found = (await merchants()).find((each) => each.code === code);
  const opened = openSettings(found?.settings ?? {}, { merchantCode: code, secretKey });
  return readSettings(opened)(key);
};

test('LAUNCH-02 every demo merchant calls hub and studio under its own number, with sealed keys', async () => {
  await connect();
  for (const { code, operatorId } of demoMerchants) {
    for (const { integration: name, ...wanted } of [hub, studio]) {
      expect(await settingOf(code, `integrations.${name}.url`)).toBe(wanted.url);
      expect(await settingOf(code, `integrations.${name}.operatorId`)).toBe(operatorId);
      expect(await settingOf(code, `integrations.${name}.privateKey`)).toBe(wanted.privateKey);
      expect(await settingOf(code, `integrations.${name}.publicKey`)).toBe(wanted.publicKey);
      expect(await settingOf(code, `integrations.${name}.launchOrigins`)).toEqual([
        wanted.launchOrigin,
      ]);
      expect(await settingOf(code, `integrations.${name}.meta`)).toBe(wanted.isToldOfSite);
    }
  }
  const stored = await merchants();
  expect(JSON.stringify(stored)).not.toMatch(/AAAA|BBBB|DDDD|EEEE/);
  expect(settings['integrations.hub.privateKey'].isSecret).toBe(true);
});

test('LAUNCH-02 a start that finds all as it is writes nothing; another port or key is written', async () => {
  await connect();
  const before = await merchants();
  await connect();
  expect(await merchants()).toEqual(before);
  await connect({
    url: 'http://sandbox.localhost:9001/hub',
    privateKey: pem('PRIVATE KEY', 'CCCC'),
  });
  expect(await settingOf('plain', 'integrations.hub.url')).toBe(
    'http://sandbox.localhost:9001/hub',
  );
  expect(await settingOf('plain', 'integrations.hub.privateKey')).toContain('CCCC');
  await connect();
});

test('LAUNCH-02 a supplier that moved to an address of its own, and on, is followed', async () => {
  await connect({ url: 'https://games.example' });
  await connect({ url: 'https://play.example' });
  expect(await settingOf('lumen', 'integrations.hub.url')).toBe('https://play.example');
  await connect();
  expect(await settingOf('lumen', 'integrations.hub.url')).toBe(hub.url);
});

test('LAUNCH-02 another hub that an operator chose stays', async () => {
  await connect();
  await set('lumen', { 'integrations.hub.url': 'https://hub.example' });
  await connect({ url: 'http://sandbox.localhost:9001/hub' });
  expect(await settingOf('lumen', 'integrations.hub.url')).toBe('https://hub.example');
  expect(await settingOf('marigold', 'integrations.hub.url')).toBe(
    'http://sandbox.localhost:9001/hub',
  );
});

test.each(['privateKey', 'publicKey'] as const)(
  'LAUNCH-02, S3 a %s that an operator put at the demo’s own address stays, whatever the port',
  async (part) => {
    await connect();
    const key = `integrations.hub.${part}` as const;
    const own = pem(part === 'privateKey' ? 'PRIVATE KEY' : 'PUBLIC KEY', 'FFFF');
    await set('marigold', { [key]: own });
    await connect();
    await connect({ url: 'http://sandbox.localhost:9001/hub' });
    expect(await settingOf('marigold', key)).toBe(own);
    expect(await settingOf('marigold', 'integrations.hub.url')).toBe(hub.url);
    await withMerchantSettings(urls.ownerUrl, (stored) =>
      stored.change('marigold', { unset: [key] }),
    );
    await connect();
    expect(await settingOf('marigold', key)).toBe(hub[part]);
  },
);

test('LAUNCH-02 an operator’s word on what games are told of the site stays', async () => {
  await connect();
  await set('plain', { 'integrations.studio.meta': 'off' });
  await connectDemo({
    ownerUrl: urls.ownerUrl,
    secretKey,
    suppliers: [{ ...studio, url: 'http://studio.localhost:9004' }],
    messages: null,
    proofs: null,
    ownKeys: given,
  });
  expect(await settingOf('plain', 'integrations.studio.url')).toBe('http://studio.localhost:9004');
  expect(await settingOf('plain', 'integrations.studio.meta')).toBe(false);
});

test('BOOT-06 every demo merchant has the sandbox’s customer service, at whatever port, and an operator’s own stays', async () => {
  await connect();
  for (const { code } of demoMerchants) {
    expect(await settingOf(code, 'customerService')).toEqual([{ path: hub.customerService }]);
  }
  const elsewhere = 'http://sandbox.localhost:9001/chat';
  await set('plain', { customerService: 'none' });
  await connect({ customerService: elsewhere });
  expect(await settingOf('lumen', 'customerService')).toEqual([{ path: elsewhere }]);
  expect(await settingOf('plain', 'customerService')).toEqual([]);
});
