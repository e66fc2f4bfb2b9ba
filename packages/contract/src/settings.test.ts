import { describe, expect, test } from 'vitest';
import {
  findSetting,
  isAccepted,
  readSettings,
  settingList,
  shippedText,
  type SettingKey,
} from './settings.schema.ts';

const readSetting = (key: SettingKey, text: string): unknown => readSettings({ [key]: text })(key);

const pem = (label: string): string =>
  `-----BEGIN ${label}-----\nMIIE+/o=\n-----END ${label}-----\n`;

const account = {
  project_id: 'lumen',
  client_email: 'sender@lumen.iam.gserviceaccount.example',
  private_key: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n',
  token_uri: 'https://oauth2.googleapis.com/token',
};

const helpAndOther = [{ path: 'https://help.example' }, { path: 'https://b.example' }];
/** A path that OpenSSL encrypted, with its key at the end (docs/wire.md). */
const encryptedPath = 'vxdWwmfUwRp2eCPhxbVOLgiZF1w76w/fpgq82mBNp8A=k3yAtEnd';
const encrypted = JSON.stringify([{ csType: 'AICAN', path: encryptedPath }]);

describe('settings', () => {
  test('BOOT-12 every shipped value can be written and read back', () => {
    for (const [key, each] of settingList) {
      expect(each.kind.codec.decode(shippedText(each)), key).toEqual(each.shipped);
    }
  });

  test.each([
    ['languages', 'TH,EN'],
    ['lobby.hiddenVendors', 'TCG_SEA,SANDBOX'],
    ['lobby.hiddenVendors', 'none'],
    ['play.confirmAbove', '12.50'],
    ['play.confirmAbove', 'none'],
    ['play.maxPrize', '1000000'],
    ['play.pace', 'uk'],
    ['play.pace', 'none'],
    ['play.maxPrize', 'none'],
    ['maintenance.until', '2026-12-01T10:00:00.000Z'],
    ['maintenance.until', 'never'],
    ['region.deny.countries', 'PH,XX'],
    ['region.allow.cidrs', '203.0.113.0/24,2001:db8::/32,192.0.2.7'],
    ['customerService', 'https://help.example/chat?site=1'],
    ['customerService', 'https://help.example,http://sandbox.localhost:8081/chat'],
    ['customerService', 'none'],
    [
      'customerService',
      '[{"csType":"LIVECHAT","csPosition":"chat","path":"https://help.example/a,b"},{"path":"https://help.example"}]',
    ],
    ['theme.brand', '288,0.215'],
    ['theme.tracking', '-0.025'],
    ['integrations.hub.url', 'none'],
    ['integrations.hub.operatorId', '1001'],
    ['integrations.hub.launchOrigins', 'https://a.example,https://b.example:8443'],
  ])('BOOT-12 %s=%s is written as it was read', (key, text) => {
    const codec = findSetting(key)?.kind.codec;
    expect(codec?.encode(codec.decode(text))).toBe(text);
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
    ['languages', 'KO,TH,CN,EN', ['TH', 'EN']],
    ['languages', 'KO', ['EN']],
    ['defaultLanguage', 'TH', 'TH'],
    ['defaultLanguage', 'KO', 'EN'],
    ['play.confirmAbove', '500', '500'],
    ['play.confirmAbove', '-1', null],
    ['play.confirmAbove', '1e3', null],
    ['play.confirmAbove', '12.505', null],
    ['play.maxPrize', '250000.50', '250000.50'],
    ['play.maxPrize', '-1', null],
    ['play.pace', 'uk', 'uk'],
    ['play.pace', 'UK', 'none'],
    ['play.pace', 'fast', 'none'],
    ['currency', 'PHP', 'PHP'],
    ['currency', 'never', 'USD'],
    ['maintenance.until', '2026-12-01T10:00Z', Date.UTC(2026, 11, 1, 10)],
    ['maintenance.until', 'never', null],
    ['maintenance.until', 'tomorrow', null],
    ['region.allow.countries', 'TH, PH', ['TH', 'PH']],
    ['region.allow.countries', 'Thailand', []],
    ['region.deny.cidrs', '::1, 10.0.0.0/8', ['::1', '10.0.0.0/8']],
    ['region.deny.cidrs', '10.0.0.0/33', []],
    ['region.deny.cidrs', 'example.com', []],
    ['customerService', 'javascript:alert(1)', []],
    ['customerService', 'http://help.example', []],
    ['customerService', 'help.example.12345678', []],
    ['customerService', 'https://help.example, https://b.example', helpAndOther],
    [
      'customerService',
      '[{"path":"https://help.example"},{"path":"https://b.example"}]',
      helpAndOther,
    ],
    ['customerService', encrypted, [{ csType: 'AICAN', path: encryptedPath }]],
    ['customerService', encrypted.replace('=', ''), []],
    ['customerService', encrypted.replace('AICAN', 'AI CAN'), []],
    ['customerService', '[{"path":"http://help.example"}]', []],
    ['customerService', '[{"path":"https://help.example","csTyp":"AICAN"}]', []],
    ['customerService', '[{"csType":"AICAN"}]', []],
    ['customerService', '[]', []],
    ['customerService', '[{]', []],
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
    ['limits.loginPerAddress', '1', 1],
    ['limits.loginPerAddress', '1000000', 1_000_000],
    ['limits.loginPerAddress', '1000001', 100],
    ['limits.loginPerAddress', '0', 100],
    ['limits.loginPerAccount', '1', 1],
    ['limits.loginPerAccount', '1000000', 1_000_000],
    ['limits.loginPerAccount', '1000001', 100],
    ['limits.loginPerAccount', '0', 100],
    ['session.idleMinutes', '30', 30],
    ['session.idleMinutes', '31', 15],
    ['session.absoluteHours', '1', 1],
    ['session.absoluteHours', '24', 24],
    ['session.absoluteHours', '25', 12],
    ['session.absoluteHours', '0', 12],
    ['name', 'N'.repeat(60), 'N'.repeat(60)],
    ['name', 'N'.repeat(61), 'Parlour'],
    ['name', '', 'Parlour'],
    ['initialPassword', 'p'.repeat(128), 'p'.repeat(128)],
    ['initialPassword', 'p'.repeat(129), '{secret}'],
    ['country', 'PH', 'PH'],
    ['country', 'PHL', 'XX'],
    ['lobby.hiddenVendors', 'A, TCG_SEA,X1', ['A', 'TCG_SEA', 'X1']],
    ['lobby.hiddenVendors', `A${'B'.repeat(39)}`, [`A${'B'.repeat(39)}`]],
    ['lobby.hiddenVendors', `A${'B'.repeat(40)}`, []],
    ['lobby.hiddenVendors', '1A', []],
    ['lobby.hiddenVendors', 'none', []],
    ['theme.brand', '360,0.1', { hue: 360, chroma: 0.1 }],
    [
      'images.hosts',
      'http://127.0.0.1:81,http://[::1]:81,http://a.localhost',
      ['http://127.0.0.1:81', 'http://[::1]:81', 'http://a.localhost'],
    ],
    ['images.hosts', 'http://127.0.0.2', []],
    ['images.hosts', 'http://notlocalhost', []],
    ['integrations.hub.operatorId', '999999999', 999_999_999],
    ['integrations.hub.operatorId', '1000000000', null],
    ['integrations.hub.operatorId', '0', null],
    ['integrations.hub.operatorId', '1001', 1001],
    ['integrations.hub.operatorId', 'none', null],
    ['integrations.hub.publicKey', pem('PUBLIC KEY'), pem('PUBLIC KEY')],
    ['integrations.hub.publicKey', pem('PRIVATE KEY'), null],
    ['integrations.hub.privateKey', pem('RSA PRIVATE KEY'), pem('RSA PRIVATE KEY')],
    ['integrations.hub.privateKey', 'MIIE', null],
    ['vendors.TCG_SEA.maintenance.from', '2026-12-01T10:00Z', Date.UTC(2026, 11, 1, 10)],
    ['vendors.TCG_SEA.maintenance.until', 'tomorrow', null],
    ['sms.url', 'https://api.twilio.com', 'https://api.twilio.com'],
    ['sms.from', '+15005550006', '+15005550006'],
    ['sms.from', 'Lumen 7', 'Lumen 7'],
    ['sms.from', `MG${'a'.repeat(32)}`, `MG${'a'.repeat(32)}`],
    ['sms.from', '15005550006', null],
    ['sms.from', 'Twelve chars', null],
    ['sms.vendor', 'vonage', 'vonage'],
    ['sms.vendor', 'nobody', 'twilio'],
    ['sms.vonage.from', '+15005550006', '+15005550006'],
    ['sms.vonage.from', 'Lumen 7', 'Lumen 7'],
    ['sms.vonage.from', `MG${'a'.repeat(32)}`, null],
    ['push.contact', 'none', null],
    ['push.contact', 'mailto:push+eu@lumen.example', 'mailto:push+eu@lumen.example'],
    ['push.contact', 'https://lumen.example/contact', 'https://lumen.example/contact'],
    [
      'firebase.authDomainByHost',
      'lumen.test=auth.lumen.test, www.lumen.example=www.lumen.example',
      [
        { host: 'lumen.test', authDomain: 'auth.lumen.test' },
        { host: 'www.lumen.example', authDomain: 'www.lumen.example' },
      ],
    ],
    ['firebase.authDomainByHost', 'none', []],
    ['firebase.authDomainByHost', 'lumen.test=lumen-1.firebaseapp.com', []],
    ['firebase.authDomainByHost', 'lumen.test', []],
    ['firebase.authDomainByHost', 'lumen.test=a.lumen.test=b.lumen.test', []],
    ['firebase.authDomainByHost', 'lumen.test=a.lumen.test,lumen.test=b.lumen.test', []],
    ['firebase.authDomainByHost', 'https://lumen.test=a.lumen.test', []],
    ['redirect.targets', 'https://partner.example', ['https://partner.example']],
    ['redirect.targets', 'https://partner.example/', []],
    ['redirect.targets', 'https://*.partner.example', []],
    ['redirect.targets', 'http://partner.example', []],
    [
      'redirect.secrets',
      `https://a.example=${'a'.repeat(32)}, https://a.example=${'b'.repeat(128)}`,
      [
        { origin: 'https://a.example', secret: 'a'.repeat(32) },
        { origin: 'https://a.example', secret: 'b'.repeat(128) },
      ],
    ],
    ['redirect.secrets', 'none', []],
    ['redirect.secrets', `https://a.example=${'a'.repeat(31)}`, []],
    ['redirect.secrets', `https://a.example=${'a'.repeat(32)}=`, []],
    ['redirect.secrets', `http://a.example=${'a'.repeat(32)}`, []],
    ['redirect.secrets', 'a'.repeat(32), []],
    ['mail.host', 'mail.example', 'mail.example'],
    ['mail.host', 'sandbox.localhost', 'sandbox.localhost'],
    ['mail.host', '192.0.2.7', '192.0.2.7'],
    ['mail.host', '::1', '::1'],
    ['mail.host', 'mail.example:25', null],
    ['mail.host', 'smtp://mail.example', null],
    ['mail.port', '465', 465],
    ['mail.port', '65536', 587],
    ['mail.from', 'no-reply@lumen.example', 'no-reply@lumen.example'],
    ['mail.from', 'Lumen Ltd. <no-reply@lumen.example>', 'Lumen Ltd. <no-reply@lumen.example>'],
    ['mail.from', 'a@a.example, b@b.example', null],
    ['mail.from', 'Lumen <no-reply@lumen.example', null],
    ['mail.from', 'Lumen\nBcc: x@x.example <a@a.example>', null],
    ['country', 'PH', 'PH'],
    ['country', 'ph', 'XX'],
    ['country', '', 'XX'],
    ['name', '', 'Parlour'],
    ['name', 'x'.repeat(61), 'Parlour'],
    ['lobby.hiddenVendors', 'TCG_SEA, SANDBOX', ['TCG_SEA', 'SANDBOX']],
    ['lobby.hiddenVendors', 'none,SANDBOX', []],
    ['integrations.hub.operatorId', '0', null],
    ['firebase.vapidKey', `B${'a'.repeat(86)}`, `B${'a'.repeat(86)}`],
    ['firebase.vapidKey', 'a'.repeat(87), null],
    ['firebase.serviceAccount', '{', null],
    ['firebase.serviceAccount', '{"project_id":"lumen"}', null],
    ['firebase.serviceAccount', JSON.stringify(account), account],
  ] as const)('BOOT-12 %s=%s reads as %j', (key, text, expected) => {
    expect(readSetting(key, text)).toEqual(expected);
  });

  test.each([
    'push@lumen.example',
    'mailto:push@localhost',
    'mailto:push@192.0.2.7',
    'mailto: push@lumen.example',
    'mailto:<push@lumen.example>',
    'mailto:push@lumen.example?subject=x',
    'mailto:a@lumen.example,b@lumen.example',
    'http://lumen.example',
    'https://lumen.localhost:8080',
    'https://user@lumen.example',
    'https://192.0.2.7/',
    'tel:+15005550006',
  ])('BOOT-12, PUSH-05 push.contact=%s is none that a push service can reach', (text) => {
    expect(readSetting('push.contact', text)).toBeNull();
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
    ['https://*.example', []],
    ["https://'none'", []],
    ['https://a.example;script-src', []],
    ['https://[2001:db8::1]:8443', ['https://[2001:db8::1]:8443']],
    ['null', []],
  ])('G4 launch origins %s read as %j', (text, expected) => {
    const key = 'integrations.hub.launchOrigins';
    expect(readSetting(key, text)).toEqual(expected);
  });

  test('S3 keys of an integration and passwords at vendors are kept sealed', () => {
    const secret = settingList.filter(([, { isSecret }]) => isSecret);
    expect(secret.map(([key]) => key)).toEqual([
      'captcha.key',
      'redirect.secrets',
      'sms.authToken',
      'sms.vonage.apiSecret',
      'mail.password',
      'integrations.studio.privateKey',
      'integrations.studio.publicKey',
      'integrations.hub.privateKey',
      'integrations.hub.publicKey',
      'firebase.serviceAccount',
      'app.profileKey',
      'analytics.meta.accessToken',
      'analytics.tiktok.accessToken',
      'analytics.ga4.apiSecret',
    ]);
  });

  test('BOOT-12 a text that is not accepted is told from one that means nothing', () => {
    const url = findSetting('integrations.hub.url');
    expect(url && isAccepted(url, 'none')).toBe(true);
    expect(url && isAccepted(url, 'hub.example')).toBe(false);
  });

  test('LANG-01 a list with a language that has no texts is read without it, and not accepted anew', () => {
    const languages = findSetting('languages');
    const accepts = (text: string) => languages && isAccepted(languages, text);
    expect(['EN,TH,UR', 'EN,KO', 'KO', 'EN,EN', ''].map(accepts)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('BOOT-12 what the database holds of settings that there are not is passed over', () => {
    const read = readSettings({ 'gone.setting': 'on', 'flags.CBS3': 'on', name: '' });
    expect(read('flags.CBS3')).toBe(true);
    expect(read('name')).toBe('Parlour');
  });

  test('BOOT-12 only what is in the list is a setting', () => {
    expect(findSetting('flags.CBS3')).not.toBeNull();
    expect(findSetting('flags.NOPE')).toBeNull();
    expect(findSetting('constructor')).toBeNull();
    expect(findSetting('vendors.NORTHWIND.maintenance.from')).not.toBeNull();
    expect(findSetting('vendors.NORTHWIND.maintenance.on')).toBeNull();
    expect(findSetting('vendors.northwind.maintenance.from')).toBeNull();
    expect(findSetting('vendors.<CODE>.maintenance.from')).toBeNull();
  });
});
