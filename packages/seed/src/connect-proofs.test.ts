import {
  readSettings,
  type SettingKey,
  type SettingTexts,
} from '@parlour/contract/settings.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withMerchantSettings } from './merchant-settings.ts';
import { openSettings, sealSettings } from '@parlour/database/sealed-settings';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { connectDemo } from './connect-demo.ts';
import { demoMerchants } from './demo-facts.ts';
import { seedDemo } from './demo.ts';

const secretKey = Buffer.alloc(32, 7);
const at = (port: number): string => `http://sandbox.localhost:${port}`;

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey });
});
afterAll(() => urls.drop());

const connect = (port = 8081) => {
  const demo = { suppliers: [], messages: null, proofs: at(port), ownKeys: new Set<string>() };
  return connectDemo({ ownerUrl: urls.ownerUrl, secretKey, ...demo });
};
const change = (code: string, own: { set?: SettingTexts; unset?: SettingKey[] }) =>
  withMerchantSettings(urls.ownerUrl, (stored) =>
    stored.change(code, {
      unset: own.unset ?? [],
      set: sealSettings(own.set ?? {}, { merchantCode: code, secretKey }),
    }),
  );
const merchants = () => withMerchantSettings(urls.ownerUrl, (stored) => stored.list());
const settingsOf = async (code: string, ...keys: SettingKey[]) => {
  const found = (await merchants()).find((each) => each.code === code);
  const read = readSettings(openSettings(found?.settings ?? {}, { merchantCode: code, secretKey }));
  return keys.map((key) => read(key));
};
const places = [
  'captcha.apiUrl',
  'captcha.scriptUrl',
  'firebase.keysUrl',
  'firebase.emulatorUrl',
  'firebase.scriptBefore',
] as const;
const placesAt = (port: number): string[] => [
  `${at(port)}/geetest`,
  `${at(port)}/geetest/v4/gt4.js`,
  `${at(port)}/identity/keys`,
  at(port),
  `${at(port)}/identity/gapi.js`,
];

test('CAP-01, CAP-08, S3 every demo merchant is known to the captcha of the sandbox, under a sealed key', async () => {
  await connect();
  const keys = ['captcha.id', 'captcha.version', 'captcha.key', 'captcha.apiUrl'] as const;
  const key = 'key-of-every-captcha-in-the-sandbox';
  for (const { code } of demoMerchants) {
    expect(await settingsOf(code, ...keys)).toEqual([code, 'v4', key, `${at(8081)}/geetest`]);
  }
  expect(JSON.stringify(await merchants())).not.toContain(key);
});

test('IDP-01 one demo merchant has the identity service, with all its ways', async () => {
  await connect();
  expect(await settingsOf('lumen', ...places)).toEqual(placesAt(8081));
  const account = ['firebase.apiKey', 'firebase.projectId', 'firebase.channels'] as const;
  const ways = ['google', 'facebook', 'twitter', 'line', 'phone'];
  expect(await settingsOf('lumen', ...account)).toEqual(['key-of-lumen', 'lumen', ways]);
  for (const code of ['marigold', 'plain']) {
    expect(await settingsOf(code, 'firebase.apiKey')).toEqual([null]);
  }
});

test('REDIR-01, S3 one demo merchant leads members to the partner of the sandbox, under a sealed secret', async () => {
  const keys = ['redirect.targets', 'redirect.secrets', 'redirect.notice'] as const;
  const secret = 'secret-of-the-partner-in-the-sandbox';
  for (const port of [8081, 9001]) {
    await connect(port);
    const known = [[at(port)], [{ origin: at(port), secret }], true];
    expect(await settingsOf('lumen', ...keys)).toEqual(known);
  }
  expect(await settingsOf('marigold', ...keys)).toEqual([[], [], false]);
  expect(JSON.stringify(await merchants())).not.toContain(secret);
  await connect();
});

test('CAP-02, CAP-03, PASSKEY-03 the demo shows a slide before each code at one merchant, the picture at another, passkeys at two', async () => {
  const shown = ['flags.GEETESTVCODE3', 'register.captcha.enabled', 'passkeys'] as const;
  expect(await settingsOf('lumen', ...shown)).toEqual([false, false, true]);
  expect(await settingsOf('marigold', ...shown)).toEqual([true, false, true]);
  expect(await settingsOf('plain', ...shown)).toEqual([false, true, false]);
  // A login by password to the two requires no captcha.
  for (const { code } of demoMerchants) {
    expect(await settingsOf(code, 'flags.GEETEST3')).toEqual([false]);
  }
});

test('R4 a start that finds all as it is writes nothing; another port is written', async () => {
  await connect();
  const before = await merchants();
  await connect();
  expect(await merchants()).toEqual(before);
  await connect(9001);
  expect(await settingsOf('lumen', ...places)).toEqual(placesAt(9001));
});

test('R4 what an operator set or took away stays: a real captcha, another project, a row that is gone', async () => {
  await connect();
  await change('marigold', { set: { 'captcha.apiUrl': 'https://gcaptcha4.geetest.com' } });
  await change('lumen', {
    set: { 'firebase.keysUrl': 'https://keys.example', 'captcha.id': 'deny' },
    unset: ['firebase.appId'],
  });
  await connect(9002);
  expect(await settingsOf('marigold', 'captcha.apiUrl', 'captcha.scriptUrl')).toEqual([
    'https://gcaptcha4.geetest.com',
    `${at(9002)}/geetest/v4/gt4.js`,
  ]);
  const keys = [
    'captcha.id',
    'firebase.appId',
    'firebase.keysUrl',
    'firebase.emulatorUrl',
  ] as const;
  expect(await settingsOf('lumen', ...keys)).toEqual([
    'deny',
    null,
    'https://keys.example',
    at(9002),
  ]);
});

test('PUSH-05 the demo sends notifications, also to the sandbox, wherever that is now', async () => {
  await connect();
  await connect(9003);
  for (const { code } of demoMerchants) {
    expect(await settingsOf(code, 'push.enabled', 'push.hosts')).toEqual([true, [at(9003)]]);
  }
});

test('TRACK-03, S3 every demo merchant has accounts at the networks of the sandbox, at the port of this start', async () => {
  await connect(8081);
  await connect(9081);
  const keys = ['analytics.meta.pixelId', 'analytics.meta.url', 'analytics.ga4.url'] as const;
  for (const { code, operatorId } of demoMerchants) {
    expect(await settingsOf(code, ...keys)).toEqual([
      `${operatorId}00000000`,
      `${at(9081)}/ads/meta`,
      `${at(9081)}/ads/ga4`,
    ]);
  }
  const stored = JSON.stringify(await merchants());
  expect(stored).not.toContain('token-of-every-pixel');
});
