import { readSetting, settings, type SettingKey } from '@parlour/contract/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withMerchantSettings } from '../merchant-settings.ts';
import { openSettings } from '../sealed-settings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connectDemoHub, type DemoHub } from './connect-demo-hub.ts';
import { seedDemo } from './demo.ts';
import { demoMerchants } from './demo-facts.ts';

const secretKey = Buffer.alloc(32, 5);
const pem = (label: string, body: string): string =>
  `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----`;
const hub: DemoHub = {
  origin: 'http://sandbox.localhost:8081',
  privateKey: pem('PRIVATE KEY', 'AAAA'),
  publicKey: pem('PUBLIC KEY', 'BBBB'),
};

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey });
});
afterAll(() => urls.drop());

const connect = (changed: Partial<DemoHub> = {}) =>
  connectDemoHub({ ownerUrl: urls.ownerUrl, secretKey, hub: { ...hub, ...changed } });
const merchants = () => withMerchantSettings(urls.ownerUrl, (stored) => stored.list());
const settingOf = async (code: string, key: SettingKey) => {
  const found = (await merchants()).find((each) => each.code === code);
  const opened = openSettings(found?.settings ?? {}, { merchantCode: code, secretKey });
  return readSetting(opened, key);
};

test('LAUNCH-02 every demo merchant calls the sandbox’s hub under its own number, with sealed keys', async () => {
  await connect();
  for (const { code, hubOperatorId } of demoMerchants) {
    expect(await settingOf(code, 'integrations.hub.url')).toBe(`${hub.origin}/hub`);
    expect(await settingOf(code, 'integrations.hub.operatorId')).toBe(hubOperatorId);
    expect(await settingOf(code, 'integrations.hub.privateKey')).toBe(hub.privateKey);
    expect(await settingOf(code, 'integrations.hub.publicKey')).toBe(hub.publicKey);
    expect(await settingOf(code, 'integrations.hub.launchOrigins')).toEqual([hub.origin]);
  }
  const stored = await merchants();
  expect(JSON.stringify(stored)).not.toMatch(/AAAA|BBBB/);
  expect(settings['integrations.hub.privateKey'].isSecret).toBe(true);
});

test('LAUNCH-02 a start that finds all as it is writes nothing; another port or key is written', async () => {
  await connect();
  const before = await merchants();
  await connect();
  expect(await merchants()).toEqual(before);
  await connect({
    origin: 'http://sandbox.localhost:9001',
    privateKey: pem('PRIVATE KEY', 'CCCC'),
  });
  expect(await settingOf('plain', 'integrations.hub.url')).toBe(
    'http://sandbox.localhost:9001/hub',
  );
  expect(await settingOf('plain', 'integrations.hub.privateKey')).toContain('CCCC');
});

test('LAUNCH-02 another hub that an operator chose stays', async () => {
  const own = { 'integrations.hub.url': 'https://hub.example' };
  await withMerchantSettings(urls.ownerUrl, (stored) => stored.change('lumen', { set: own }));
  await connect();
  expect(await settingOf('lumen', 'integrations.hub.url')).toBe('https://hub.example');
  expect(await settingOf('marigold', 'integrations.hub.url')).toBe(`${hub.origin}/hub`);
});
