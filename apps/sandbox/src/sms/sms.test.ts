import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

type Callback = { headers: IncomingHttpHeaders; form: URLSearchParams };
const callbacks: Callback[] = [];
async function take(request: IncomingMessage): Promise<void> {
  const form = new URLSearchParams(await text(request));
  callbacks.push({ headers: request.headers, form });
}
const listener = createServer((request, reply) => {
  void take(request);
  reply.end();
});

let sandbox: TestSandbox;
let callbackUrl: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  callbackUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/status?of=me`;
});
afterAll(async () => {
  listener.close();
  await sandbox.close();
});
beforeEach(() => callbacks.splice(0));

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const pathOf = (sid: string): string => `/sms/2010-04-01/Accounts/${sid}/Messages.json`;
const send = (form: Record<string, string>, headers: Record<string, string> = {}) => {
  const { accountSid, authToken } = sandbox.accounts.sms;
  return sandbox.ask('POST', pathOf(accountSid), {
    headers: {
      authorization: basic(accountSid, authToken),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams({
      From: '+15005550006',
      Body: 'Lumen: 482193 is your code.',
      ...form,
    }).toString(),
  });
};
const inbox = async (to: string) =>
  (await sandbox.ask('GET', `/sms/inbox?to=${to}`)).json()['messages'];
const page = async (path = '/sms/inbox') => (await sandbox.ask('GET', path)).body;

describe('a message', () => {
  it('R4 it is taken in the vendor’s shape, and lies in the inbox, whose newest is the first', async () => {
    const to = '+639170000101';
    const answer = await send({ To: to });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({
      sid: expect.stringMatching(/^SM[0-9a-f]{32}$/) as string,
      account_sid: sandbox.accounts.sms.accountSid,
      to,
      from: '+15005550006',
      status: 'queued',
      direction: 'outbound-api',
      num_segments: '1',
      error_code: null,
      date_created: 'Sat, 21 Nov 2026 12:00:00 +0000',
    });
    await send({ To: to, Body: 'the second' });
    const at = '2026-11-21T12:00:00.000Z';
    const messages = ['the second', 'Lumen: 482193 is your code.'].map((body) => ({
      to,
      from: '+15005550006',
      body,
      at,
    }));
    // An unescaped plus means a space in an address.
    expect(await inbox(to)).toEqual(messages);
    expect(await inbox(encodeURIComponent(to))).toEqual(messages);
    expect(await inbox('+639170000199')).toEqual([]);
  });

  it('R4 a messaging service sends as well, and a name does', async () => {
    const service = `MG${'a'.repeat(32)}`;
    const answer = await send({ To: '+639170000102', From: '', MessagingServiceSid: service });
    expect(answer.json()).toMatchObject({
      from: null,
      messaging_service_sid: service,
      status: 'accepted',
    });
    expect((await send({ To: '+639170000102', From: 'Lumen' })).status).toBe(201);
  });

  it('R4 one that ends in 90020 arrives after 20 s, one in 90002 twice', async () => {
    await send({ To: '+639170090020' });
    expect(await inbox('+639170090020')).toEqual([]);
    sandbox.pass(20_000);
    expect(await inbox('+639170090020')).toHaveLength(1);
    await vi.waitFor(() => expect(sandbox.waits).toEqual([20_000]));
    await send({ To: '+639170090002' });
    expect(await inbox('+639170090002')).toHaveLength(2);
  });

  it('R4 one that ends in 30003 to 30008 is taken and never arrives, and people see why', async () => {
    expect((await send({ To: '+639170030005' })).status).toBe(201);
    expect(await inbox('+639170030005')).toEqual([]);
    await vi.waitFor(async () => expect(await page()).toContain('Undelivered 30005'));
  });

  it('R4 the newest 500 are kept', async () => {
    const to = '+639170000103';
    for (let turn = 0; turn < 500; turn += 25) {
      await Promise.all(Array.from({ length: 25 }, () => send({ To: to })));
    }
    expect(await inbox(to)).toHaveLength(500);
    expect(await inbox('+639170000101')).toEqual([]);
  });
});

describe('a no', () => {
  it.each([
    ['+15005550001', 21211],
    ['+15005550002', 21612],
    ['+15005550003', 21408],
    ['+15005550004', 21610],
    ['+15005550009', 21614],
    ['09170000101', 21211],
    ['', 21604],
  ])('R4 the number %j is refused with %i', async (to, code) => {
    const answer = await send({ To: to });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({
      code,
      message: expect.any(String) as string,
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      status: 400,
    });
  });

  it.each([
    ['no text', { Body: '' }, 21602],
    ['too long a text', { Body: 'x'.repeat(1_601) }, 21617],
    ['no sender', { From: '' }, 21603],
    ['a sender that is none', { From: '#1' }, 21606],
    ['a callback that is none', { StatusCallback: 'ftp://a.example' }, 21609],
  ])('R4 %s is refused', async (_, form, code) => {
    const answer = await send({ To: '+639170000104', ...form });
    expect(answer.json()).toMatchObject({ code, status: 400 });
    expect(await inbox('+639170000104')).toEqual([]);
  });

  it('S3 a wrong account or token is refused with 20003, and what is no form in the vendor’s shape', async () => {
    const { accountSid, authToken } = sandbox.accounts.sms;
    const form = { To: '+639170000105' };
    for (const authorization of ['', basic(accountSid, 'wrong'), basic('AC1', authToken)]) {
      const answer = await send(form, { authorization });
      expect([answer.status, answer.json()['code']]).toEqual([401, 20003]);
    }
    const headers = { authorization: basic(accountSid, authToken) };
    expect((await sandbox.ask('POST', pathOf('AC1'), { headers })).status).toBe(401);
    const xml = await send(form, { 'content-type': 'text/xml' });
    expect([xml.status, xml.json()['code']]).toEqual([415, 20001]);
    const unknown = await sandbox.ask('GET', pathOf(accountSid), { headers });
    expect([unknown.status, unknown.json()['code']]).toEqual([404, 20404]);
  });
});

describe('a callback', () => {
  const statuses = () => callbacks.map(({ form }) => form.get('MessageStatus'));

  it('R4, S3 it tells what became of the message, signed with the account’s token', async () => {
    const answer = await send({ To: '+639170000106', StatusCallback: callbackUrl });
    await vi.waitFor(() => expect(statuses()).toEqual(['sent', 'delivered']));
    const [{ form, headers } = { form: new URLSearchParams(), headers: {} }] = callbacks;
    expect(form.get('MessageSid')).toBe(answer.json()['sid']);
    expect(form.get('ErrorCode')).toBeNull();
    const signed = [...form].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat();
    expect(headers['x-twilio-signature']).toBe(
      createHmac('sha1', sandbox.accounts.sms.authToken)
        .update(callbackUrl + signed.join(''))
        .digest('base64'),
    );
  });

  it('R4 a message that never arrives is told with its code, and a listener that is gone harms nothing', async () => {
    await send({ To: '+639170030008', StatusCallback: callbackUrl });
    await vi.waitFor(() => expect(statuses()).toEqual(['sent', 'undelivered']));
    expect(callbacks[1]?.form.get('ErrorCode')).toBe('30008');
    await send({ To: '+639170030007', StatusCallback: 'http://127.0.0.1:9/' });
    await vi.waitFor(async () => expect(await page('/sms/calls')).toContain('no answer'));
  });
});

describe('its pages', () => {
  it('HOUSE the inbox shows a code apart, finds by number or text, and shows markup as text', async () => {
    await send({ To: '+639170000107', Body: 'Your code is 907316. <b>' });
    const all = await page();
    expect(all).toContain('907 316');
    expect(all).toContain('&lt;b&gt;');
    expect(all).toContain('Delivered');
    const found = await page('/sms/inbox?q=+639170000107');
    expect(found).toContain('907 316');
    expect(found).not.toContain('+639170000103');
    expect(await page('/sms/inbox?q=LUMEN')).not.toContain('907 316');
  });

  it('HOUSE the inbox leads to all inboxes and to its own calls, and a code can be copied', async () => {
    await send({ To: '+639170000110', Body: 'Your code is 482193.' });
    const shown = await page();
    for (const name of ['hub', 'sms', 'mail', 'push']) {
      expect(shown).toContain(`href="/${name}/inbox"`);
    }
    expect(shown).toMatch(/<a href="\/sms\/inbox" aria-current="page"/);
    expect(shown).toMatch(/\d+ messages?</);
    expect(shown).toContain('data-copy="482193"');
    const calls = await page('/sms/calls');
    expect(calls).toMatch(/<a href="\/sms\/calls" aria-current="page">Calls<\/a>/);
    expect(calls).not.toContain('482193');
  });

  it('S3 the calls hold neither texts nor the token', async () => {
    await send({ To: '+639170000108', Body: 'Code 660284' });
    const calls = async () => page('/sms/calls');
    await vi.waitFor(async () => expect(await calls()).toContain('+639170000108'));
    expect(await calls()).toContain('SMS calls</h1>');
    expect(await calls()).toContain('(left out)');
    for (const secret of ['660284', sandbox.accounts.sms.authToken]) {
      expect(await calls()).not.toContain(secret);
      expect(sandbox.logged()).not.toContain(secret);
    }
  });

  it('R4 a fault that is switched on meets every message', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const be = (mode: string) =>
      sandbox.ask('POST', '/sms/fault', { headers, body: `mode=${mode}` });
    await be('500');
    expect((await send({ To: '+639170000109' })).status).toBe(500);
    await be('cut');
    await expect(send({ To: '+639170000109' })).rejects.toThrow('aborted');
    await be('none');
    expect(await inbox('+639170000109')).toEqual([]);
  });

  it('HOUSE the home opens it with its triggers, and its inbox can be cleared', async () => {
    const home = await page('/sms');
    for (const shown of ['+15005550001', 'SMS inbox', 'href="/sms/calls"']) {
      expect(home).toContain(shown);
    }
    const cleared = await sandbox.ask('POST', '/sms/inbox/clear', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(cleared.status).toBe(303);
    expect(await page()).toContain('No message.');
  });
});
