// The sandbox against text that Postgres cannot store: it is refused with a sentence and causes no fault.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOf } from './testing/player.ts';
import { startTestSandbox, type TestSandbox } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const sentence =
  'The address or what was sent has a character with the code 0, which cannot be kept.';
const refused = { status: 400, body: JSON.stringify({ error: sentence }) };

const addresses = [
  ...['sms', 'mail', 'push'].flatMap((name) => [
    `/${name}/inbox?to=%00`,
    `/${name}/inbox?to=a%00b&to=c`,
    `/${name}/inbox?to=a&to=%00`,
    `/${name}/inbox?q=%00`,
  ]),
  '/push/fcm/granted?project=%00',
  '/geetest/register.php?gt=%00&callback=a',
  '/gateway/wps/relay/GCSGAME_gameList?gameName=%00',
  '/hub/launch/%00',
  '/chat?name=%00',
];

describe('a character with the code 0', () => {
  it.each(addresses)('HOUSE %s is refused with a sentence', async (path) => {
    expect(await sandbox.ask('GET', path)).toMatchObject(refused);
  });

  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const bodies: [string, Record<string, string>, string][] = [
    ['/push/subscriptions', json, JSON.stringify({ id: 'phone', senderKey: 'a\0' })],
    [
      '/push/firebaseinstallations.googleapis.com/v1/projects/p%00/installations',
      { ...json, 'x-goog-api-key': 'key' },
      JSON.stringify({ fid: `c${'a'.repeat(21)}`, appId: 'app' }),
    ],
    ['/sms/fault', form, 'mode=%00'],
    ['/push/subscriptions', json, JSON.stringify({ deep: [{ er: 'a\0' }] })],
    ['/push/subscriptions', json, JSON.stringify({ ['a\0']: 1 })],
  ];
  it.each(bodies)('HOUSE sent to %s it is refused with a sentence', async (path, headers, body) => {
    expect(await sandbox.ask('POST', path, { headers, body })).toMatchObject(refused);
  });

  it('HOUSE in a text message it is refused, and no message is kept', async () => {
    const { accountSid, authToken } = sandbox.accounts.sms;
    const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    const path = `/sms/2010-04-01/Accounts/${accountSid}/Messages.json`;
    const body = 'To=%2B639170000101&From=%2B15005550006&Body=a%00b';
    const sent = await sandbox.ask('POST', path, { headers: { ...form, authorization }, body });
    expect(sent).toMatchObject(refused);
    expect((await sandbox.ask('GET', '/sms/inbox?to=%2B639170000101')).body).toBe(
      '{"messages":[]}',
    );
  });

  it('HOUSE in an operator’s call it is refused, and no game is launched', async () => {
    const launched = await sandbox.operate('url', launchOf({ user: 'a\0' }));
    expect(launched.status).toBe(400);
  });

  it('HOUSE other odd text is looked for, and found nowhere', async () => {
    const list = '/gateway/wps/relay/GCSGAME_gameList';
    for (const to of ['%F0%9F%8E%B0', '%ED%A0%80', '%', "'", '%5C', '']) {
      expect((await sandbox.ask('GET', `/sms/inbox?to=${to}`)).body).toBe('{"messages":[]}');
      expect((await sandbox.ask('GET', `${list}?gameName=${to}&gameName=${to}`)).status).toBe(200);
      expect((await sandbox.ask('GET', `/mail/inbox?q=${to}`)).status).toBe(200);
    }
  });
});
