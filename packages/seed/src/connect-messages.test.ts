import {
  readSettings,
  type SettingKey,
  type SettingTexts,
} from '@parlour/contract/settings.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withMerchantSettings } from './merchant-settings.ts';
import { openSettings, sealSettings } from '@parlour/database/sealed-settings';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { connectDemo, fingerprint } from './connect-demo.ts';
import type { DemoMessages } from './connect-messages.ts';
import { demoMerchants } from './demo-facts.ts';
import { seedDemo } from './demo.ts';

const secretKey = Buffer.alloc(32, 6);
const at = (port: number): DemoMessages => ({
  sms: { url: `http://sandbox.localhost:${port}/sms`, accountSid: 'AC1', authToken: 'token-1' },
  mail: { host: 'sandbox.localhost', port: port + 2, user: 'parlour', password: 'password-1' },
});

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey });
});
afterAll(() => urls.drop());

/** The accounts that were set so far, which starts remember. */
const given = new Set<string>();
const connect = (messages: DemoMessages = at(8081)) => {
  const { sms, mail } = messages;
  for (const text of [sms.url, sms.authToken, mail.password]) given.add(fingerprint(text));
  const demo = { suppliers: [], messages, proofs: null, ownKeys: given };
  return connectDemo({ ownerUrl: urls.ownerUrl, secretKey, ...demo });
};
const set = (code: string, own: SettingTexts) =>
  withMerchantSettings(urls.ownerUrl, (stored) =>
    stored.change(code, { set: sealSettings(own, { merchantCode: code, secretKey }) }),
  );
const merchants = () => withMerchantSettings(urls.ownerUrl, (stored) => stored.list());
const settingsOf = async (code: string, ...keys: SettingKey[]) => {
  const found = (await merchants()).find((each) => each.code === code);
  const read = readSettings(openSettings(found?.settings ?? {}, { merchantCode: code, secretKey }));
  return keys.map((key) => read(key));
};

test('R4, S3 every demo merchant sends by the sandbox under a sender of its own, with sealed passwords', async () => {
  await connect();
  const senders: unknown[] = [];
  for (const { code } of demoMerchants) {
    const sms = await settingsOf(code, 'sms.url', 'sms.accountSid', 'sms.authToken');
    expect(sms).toEqual(['http://sandbox.localhost:8081/sms', 'AC1', 'token-1']);
    const mail = await settingsOf(code, 'mail.host', 'mail.port', 'mail.user', 'mail.password');
    expect(mail).toEqual(['sandbox.localhost', 8083, 'parlour', 'password-1']);
    senders.push(...(await settingsOf(code, 'sms.from', 'mail.from')));
  }
  expect(senders.slice(0, 2)).toEqual(['+15005551001', 'Lumen <no-reply@lumen.example>']);
  expect(new Set(senders).size).toBe(2 * demoMerchants.length);
  expect(JSON.stringify(await merchants())).not.toMatch(/token-1|password-1/);
});

test('R4 a start that finds all as it is writes nothing; another port or password is written', async () => {
  await connect();
  const before = await merchants();
  await connect();
  expect(await merchants()).toEqual(before);
  const { sms, mail } = at(9001);
  await connect({
    sms: { ...sms, authToken: 'token-2' },
    mail: { ...mail, password: 'password-2' },
  });
  const keys = ['sms.url', 'sms.authToken', 'mail.port', 'mail.password'] as const;
  expect(await settingsOf('plain', ...keys)).toEqual([
    'http://sandbox.localhost:9001/sms',
    'token-2',
    9003,
    'password-2',
  ]);
  await connect();
  expect((await settingsOf('plain', ...keys))[1]).toBe('token-1');
});

test('R4 what an operator set stays: another vendor, a password, a sender', async () => {
  await connect();
  await set('lumen', { 'sms.url': 'https://api.twilio.com', 'mail.host': 'mail.example' });
  await set('marigold', { 'sms.authToken': 'their-own', 'mail.password': 'their-own' });
  await set('plain', { 'sms.from': 'Plain', 'mail.from': 'hello@plain.example' });
  await connect(at(9001));
  const keys = ['sms.url', 'sms.authToken', 'mail.host', 'mail.port', 'mail.password'] as const;
  const mine = 'http://sandbox.localhost:8081/sms';
  expect(await settingsOf('lumen', ...keys)).toEqual([
    'https://api.twilio.com',
    'token-1',
    'mail.example',
    8083,
    'password-1',
  ]);
  expect(await settingsOf('marigold', ...keys)).toEqual([
    mine,
    'their-own',
    'sandbox.localhost',
    8083,
    'their-own',
  ]);
  expect(await settingsOf('plain', 'mail.port', 'sms.from', 'mail.from')).toEqual([
    9003,
    'Plain',
    'hello@plain.example',
  ]);
});

test('LOGIN-14 Plain sends through Vonage, unless its operator chose otherwise', async () => {
  await set('plain', {
    'sms.url': 'http://sandbox.localhost:8081/sms',
    'sms.authToken': 'token-1',
  });
  await connect(at(9001));
  const keys = ['sms.vonage.url', 'sms.vonage.apiKey', 'sms.vonage.apiSecret'] as const;
  const account = ['http://sandbox.localhost:9001/sms/vonage', 'AC1', 'token-1'];
  expect(await settingsOf('plain', ...keys)).toEqual(account);
  expect(await settingsOf('plain', 'sms.vendor', 'sms.vonage.from')).toEqual(['vonage', 'Plain']);
  expect(await settingsOf('lumen', 'sms.vendor', 'sms.vonage.url')).toEqual(['twilio', null]);
  await set('plain', { 'sms.vendor': 'twilio', 'sms.vonage.url': 'https://rest.nexmo.com' });
  await connect();
  expect(await settingsOf('plain', 'sms.vendor', 'sms.vonage.url')).toEqual([
    'twilio',
    'https://rest.nexmo.com',
  ]);
});
