import { describe, expect, test } from 'vitest';
import { isSettingKey, readSetting, settingKeys, settings } from './settings.ts';

const pem = (label: string): string =>
  `-----BEGIN ${label}-----\nMIIE+/o=\n-----END ${label}-----\n`;

describe('settings', () => {
  test('BOOT-12 every shipped value can be written and read back', () => {
    for (const key of settingKeys) {
      const { kind, shipped } = settings[key];
      const write = kind.write as (value: unknown) => string;
      expect(kind.read(write(shipped)), key).toEqual(shipped);
    }
  });

  test.each([
    ['flags.CBS3', 'on', true],
    ['flags.CBS3', 'true', false],
    ['flags.CBS3', 'toString', false],
    ['session.idleMinutes', '5', 5],
    ['session.idleMinutes', '4', 15],
    ['session.idleMinutes', '1e1', 15],
    ['languages', 'TH, EN', ['TH', 'EN']],
    ['languages', 'TH,TH', ['EN']],
    ['languages', 'TH,XX', ['EN']],
    ['currency', 'PHP', 'PHP'],
    ['currency', 'never', 'USD'],
    ['maintenance.until', '2026-12-01T10:00Z', Date.UTC(2026, 11, 1, 10)],
    ['maintenance.until', 'never', null],
    ['maintenance.until', 'tomorrow', null],
    ['theme.brand', '288,0.215', { hue: 288, chroma: 0.215 }],
    ['theme.brand', '288,0.31', { hue: 250, chroma: 0.11 }],
    ['theme.brand', '361,0.1', { hue: 250, chroma: 0.11 }],
    ['theme.tint', '95,0.04', { hue: 250, chroma: 0.008 }],
    ['theme.radius', '1.2', 1.2],
    ['theme.radius', '1.5', 1],
    ['theme.tracking', '-0.025', -0.025],
    ['theme.display', 'Comic', 'none'],
    ['integrations.hub.url', 'https://hub.example/api', 'https://hub.example/api'],
    [
      'integrations.hub.url',
      'http://sandbox.localhost:8081/hub',
      'http://sandbox.localhost:8081/hub',
    ],
    ['integrations.hub.url', 'https://hub.example/api/', null],
    ['integrations.hub.url', 'https://hub.example?a=b', null],
    ['integrations.hub.url', 'https://me@hub.example', null],
    ['integrations.hub.url', 'ftp://hub.example', null],
    [
      'images.hosts',
      'https://a.example, https://b.example',
      ['https://a.example', 'https://b.example'],
    ],
    ['images.hosts', 'none', []],
    ['images.hosts', 'https://a.example/pictures', []],
    ['images.hosts', 'http://a.example', []],
    ['integrations.hub.operatorId', '1001', 1001],
    ['integrations.hub.operatorId', 'none', null],
    ['integrations.hub.publicKey', pem('PUBLIC KEY'), pem('PUBLIC KEY')],
    ['integrations.hub.publicKey', pem('PRIVATE KEY'), null],
    ['integrations.hub.privateKey', pem('RSA PRIVATE KEY'), pem('RSA PRIVATE KEY')],
    ['integrations.hub.privateKey', 'MIIE', null],
    ['vendors.TCG_SEA.maintenance.from', '2026-12-01T10:00Z', Date.UTC(2026, 11, 1, 10)],
    ['vendors.TCG_SEA.maintenance.until', 'tomorrow', null],
    ['country', 'PH', 'PH'],
    ['country', 'ph', 'XX'],
  ] as const)('BOOT-12 %s=%s reads as %j', (key, text, expected) => {
    expect(readSetting({ [key]: text }, key)).toEqual(expected);
  });

  test.each([
    ['https://a.example, https://b.example:8443', ['https://a.example', 'https://b.example:8443']],
    [
      'http://sandbox.localhost:8081,http://127.0.0.1:1',
      ['http://sandbox.localhost:8081', 'http://127.0.0.1:1'],
    ],
    ['none', []],
    ['http://games.example', []],
    ['http://localhost.example', []],
    ['https://games.example/', []],
    ['https://games.example:443', []],
    ['https://GAMES.example', []],
    ['https://a.example/path', []],
    ['null', []],
  ])('G4 launch origins %s read as %j', (text, expected) => {
    const key = 'integrations.hub.launchOrigins';
    expect(readSetting({ [key]: text }, key)).toEqual(expected);
  });

  test('S3 keys of an integration are kept sealed', () => {
    const secret = settingKeys.filter((key) => settings[key].isSecret);
    expect(secret).toEqual([
      'integrations.studio.privateKey',
      'integrations.studio.publicKey',
      'integrations.hub.privateKey',
      'integrations.hub.publicKey',
    ]);
  });

  test('BOOT-12 only what is in the list is a setting', () => {
    expect(isSettingKey('flags.CBS3')).toBe(true);
    expect(isSettingKey('flags.NOPE')).toBe(false);
    expect(isSettingKey('constructor')).toBe(false);
    expect(isSettingKey('vendors.NORTHWIND.maintenance.from')).toBe(true);
    expect(isSettingKey('vendors.NORTHWIND.maintenance.on')).toBe(false);
    expect(isSettingKey('vendors.northwind.maintenance.from')).toBe(false);
  });
});
