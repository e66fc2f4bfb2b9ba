import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/src/testing/test-sandbox.ts';
import { startScriptedVendor, type ScriptedVendor } from '../games/testing/scripted-vendor.ts';
import { openOutbound } from '../outbound.ts';
import type { SmsAccounts } from './sms.ts';
import { createTwilio } from './twilio.ts';

const sid = `SM${'0123456789abcdef'.repeat(2)}`;
const to = '+639170000101';
const body = 'Lumen: 482193 is your code. ✓ & =';

describe('at the sandbox', () => {
  let sandbox: TestSandbox;
  let account: SmsAccounts['twilio'];
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    account = { ...sandbox.accounts.sms, url: `${sandbox.origin}/sms`, from: '+15005550006' };
  });
  afterAll(() => sandbox.close());

  const send = (number: string, changed: Partial<SmsAccounts['twilio']> = {}) =>
    createTwilio({ outbound: openOutbound({ allow: [sandbox.origin] }) })(
      { ...account, ...changed },
      { to: number, body },
    );
  const inbox = async (number: string) =>
    (await sandbox.ask('GET', `/sms/inbox?to=${number}`)).json()['messages'];

  test('R4 a message is taken under the vendor’s id, and arrives once and whole', async () => {
    expect(await send(to)).toEqual({ id: expect.stringMatching(/^SM[0-9a-f]{32}$/) as string });
    expect(await inbox(to)).toEqual([expect.objectContaining({ to, from: '+15005550006', body })]);
  });

  test('R4 a group of numbers sends by its id', async () => {
    expect(await send(to, { from: `MG${'a'.repeat(32)}` })).toHaveProperty('id');
  });

  test.each([
    ['+15005550001', 21211],
    ['+15005550002', 21612],
    ['+15005550003', 21408],
    ['+15005550004', 21610],
    ['+15005550009', 21614],
  ])('R4 the number %s will never be reached', async (number, code) => {
    const why = `status 400, code ${code}`;
    expect(await send(number)).toEqual({ trouble: 'refused_number', why });
  });

  test('R4 what is wrong with the account is no fault of the number', async () => {
    const trouble = 'unavailable';
    const [wrong, from] = [await send(to, { authToken: 'wrong' }), await send(to, { from: '#' })];
    expect(wrong).toEqual({ trouble, why: 'status 401, code 20003' });
    expect(from).toEqual({ trouble, why: 'status 400, code 21606' });
  });

  test('S3 neither token nor text stand in a log or in the records of calls', async () => {
    const seen = sandbox.logged() + (await sandbox.ask('GET', '/sms/calls')).body;
    for (const secret of [account.authToken, '482193']) expect(seen).not.toContain(secret);
  });
});

describe('at an odd server', () => {
  let vendor: ScriptedVendor;
  beforeEach(async () => {
    vendor = await startScriptedVendor();
  });
  afterEach(() => {
    vendor.server.closeAllConnections();
    vendor.server.close();
  });
  const send = ({ waitMs = 5_000, allow = [vendor.origin], url = vendor.origin } = {}) =>
    createTwilio({ outbound: openOutbound({ allow }), waitMs })(
      { url, accountSid: 'AC1', authToken: 'the-token', from: 'Lumen' },
      { to, body },
    );
  const say = (status: number, text: string) => {
    vendor.answer = (reply) => void reply.writeHead(status).end(text);
  };

  test('R4 it is asked in the vendor’s form, with the account’s name and token', async () => {
    say(201, JSON.stringify({ sid }));
    expect(await send({ url: `${vendor.origin}/api` })).toEqual({ id: sid });
    const [call] = vendor.asked;
    expect(call?.path).toBe('/api/2010-04-01/Accounts/AC1/Messages.json');
    expect(call?.headers['authorization']).toBe('Basic QUMxOnRoZS10b2tlbg==');
    const form = Object.fromEntries(new URLSearchParams(call?.body));
    expect(form).toEqual({ To: to, From: 'Lumen', Body: body });
  });

  test.each([
    [500, '{"code":20500}', 'status 500, code 20500'],
    [503, 'down', 'status 503'],
    [429, '{"code":20429}', 'status 429, code 20429'],
    [400, '{"code":"21211"}', 'status 400'],
    [404, '{"code":21211}', 'status 404, code 21211'],
    [200, `{"sid":"${sid}"}`, 'status 200'],
    [201, '{"sid":"SM1"}', 'status 201 without an id'],
    [201, '<html>', 'status 201 without an id'],
    [201, '', 'status 201 without an id'],
    [201, JSON.stringify({ sid, more: 'x'.repeat(70_000) }), 'too_large'],
  ])(
    'R4 status %i with %.20s is a vendor in trouble, and is asked for once',
    async (status, text, why) => {
      say(status, text);
      expect(await send()).toEqual({ trouble: 'unavailable', why });
      expect(vendor.asked).toHaveLength(1);
    },
  );

  test('V5 a redirect is not followed', async () => {
    const location = `${vendor.origin}/elsewhere`;
    vendor.answer = (reply) => void reply.writeHead(307, { location }).end();
    expect(await send()).toEqual({ trouble: 'unavailable', why: 'status 307' });
    expect(vendor.asked).toHaveLength(1);
  });

  test('V5 an address that may not be called is not called', async () => {
    expect(await send({ allow: [] })).toMatchObject({ trouble: 'unavailable' });
    expect(vendor.asked).toEqual([]);
  });

  test('R4 one that never answers is a timeout, and one that hangs up half-way is in trouble: neither is asked again', async () => {
    vendor.answer = () => undefined;
    expect(await send({ waitMs: 50 })).toEqual({ trouble: 'timeout', why: 'timeout' });
    vendor.answer = (reply) => {
      reply.writeHead(201, { 'content-length': '500' });
      reply.write('{"sid"', () => reply.destroy());
    };
    expect(await send()).toEqual({ trouble: 'unavailable', why: 'broken' });
    expect(vendor.asked).toHaveLength(2);
  });

  test('R4 a line that never came to be is tried once more', async () => {
    let tries = 0;
    const outbound = openOutbound({
      allow: ['http://sms.example'],
      resolve: async () => {
        tries += 1;
        throw new Error('no such name');
      },
    });
    const account = { url: 'http://sms.example', accountSid: 'AC1', authToken: 't', from: 'Lumen' };
    const outcome = await createTwilio({ outbound })(account, { to, body });
    expect(outcome).toEqual({ trouble: 'unavailable', why: 'unreached' });
    expect(tries).toBe(2);
  });
});
