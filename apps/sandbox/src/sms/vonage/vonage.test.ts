import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const receipts: Record<string, string>[] = [];
const listener = createServer((request, reply) => {
  void json(request).then((fields) => receipts.push(fields as Record<string, string>));
  reply.end();
});

let sandbox: TestSandbox;
let callback: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  callback = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/receipt`;
});
afterAll(async () => {
  listener.close();
  await sandbox.close();
});
beforeEach(() => receipts.splice(0));

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const basic = (key: string, secret: string): string =>
  `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sandbox.ask('POST', '/sms/vonage/sms/json', {
    headers: { ...form, ...headers },
    body: new URLSearchParams({
      from: 'Lumen',
      text: '482193 is your code.',
      ...fields,
    }).toString(),
  });
const send = async (fields: Record<string, string>) => {
  const { accountSid, authToken } = sandbox.accounts.sms;
  const answer = await post(fields, { authorization: basic(accountSid, authToken) });
  expect(answer.status).toBe(200);
  return answer.json();
};
const inbox = async (to: string) =>
  (await sandbox.ask('GET', `/sms/inbox?to=${to}`)).json()['messages'];
const page = async (path: string) => (await sandbox.ask('GET', path)).body;

describe('a message by Vonage', () => {
  it('LOGIN-14 it is taken in the vendor’s shape, and lies in the inbox of all text messages', async () => {
    expect(await send({ to: '639170000201' })).toEqual({
      'message-count': '1',
      messages: [
        {
          to: '639170000201',
          'message-id': expect.stringMatching(/^[0-9A-F]{16}$/) as string,
          status: '0',
          'remaining-balance': '15.53590000',
          'message-price': '0.03330000',
          network: '51502',
        },
      ],
    });
    const message = { to: '+639170000201', from: 'Lumen', body: '482193 is your code.' };
    expect(await inbox('+639170000201')).toEqual([{ ...message, at: '2026-11-21T12:00:00.000Z' }]);
    expect(await page('/sms/inbox')).toContain('482 193');
  });

  it('LOGIN-14 key and secret may stand in the form, and wrong ones are refused with status 4', async () => {
    const { accountSid, authToken } = sandbox.accounts.sms;
    const to = '639170000202';
    const taken = await post({ to, api_key: accountSid, api_secret: authToken });
    expect(taken.json()).toMatchObject({ messages: [{ status: '0' }] });
    const refused = {
      'message-count': '1',
      messages: [{ status: '4', 'error-text': 'Bad Credentials' }],
    };
    expect((await post({ to })).json()).toEqual(refused);
    expect((await post({ to }, { authorization: basic(accountSid, 'wrong') })).json()).toEqual(
      refused,
    );
    expect(await inbox(`+${to}`)).toHaveLength(1);
  });

  it('LOGIN-14 a text without Unicode has question marks for other letters, and a long one parts', async () => {
    await send({ to: '639170000203', text: 'Code ✓ €' });
    await send({ to: '639170000203', text: 'Code ✓ €', type: 'unicode' });
    expect(await inbox('+639170000203')).toMatchObject([
      { body: 'Code ✓ €' },
      { body: 'Code ? €' },
    ]);
    const long = await send({ to: '639170000204', text: 'x'.repeat(161), 'client-ref': 'mine' });
    expect(long).toMatchObject({
      'message-count': '2',
      messages: [{ 'client-ref': 'mine' }, { 'client-ref': 'mine' }],
    });
    expect(await inbox('+639170000204')).toHaveLength(1);
  });

  it.each([
    [{ to: '' }, '2', 'Missing to param'],
    [{ text: '' }, '2', 'Missing text param'],
    [{ to: '+639170000205' }, '3', 'Invalid to param'],
    [{ from: '#1' }, '3', 'Invalid from param'],
    [{ type: 'wappush' }, '3', 'Invalid type param'],
    [{ callback: 'ftp://a.example' }, '23', 'Invalid Callback Url'],
    [{ to: '639170070001' }, '1', 'Throughput Rate Exceeded'],
    [{ to: '639170070029' }, '29', 'Non White-listed Destination - rejected'],
  ])('R4 %j is refused with status %s in an answer of 200', async (fields, status, text) => {
    const answer = await send({ to: '639170000205', ...fields });
    expect(answer).toMatchObject({ messages: [{ status, 'error-text': text }] });
    expect(await inbox('+639170000205')).toEqual([]);
  });

  it('R4 one that ends in 90020 arrives after 20 s, one in 90002 twice, one in 80009 never', async () => {
    await send({ to: '639170090020' });
    expect(await inbox('+639170090020')).toEqual([]);
    sandbox.pass(20_000);
    expect(await inbox('+639170090020')).toHaveLength(1);
    await send({ to: '639170090002' });
    expect(await inbox('+639170090002')).toHaveLength(2);
    await send({ to: '639170080009' });
    expect(await inbox('+639170080009')).toEqual([]);
    await vi.waitFor(async () => expect(await page('/sms/inbox')).toContain('Undelivered 9'));
  });

  it('R4, S3 its receipt tells what became of it, signed with the account’s secret', async () => {
    const answer = await send({ to: '639170080004', callback, 'client-ref': 'a&b=c' });
    await vi.waitFor(() => expect(receipts).toHaveLength(1));
    const { sig, ...fields } = receipts[0] ?? {};
    const [{ 'message-id': messageId }] = answer['messages'] as [Record<string, string>];
    expect(fields).toMatchObject({
      msisdn: '639170080004',
      to: 'Lumen',
      messageId,
      status: 'failed',
      'err-code': '4',
      'client-ref': 'a&b=c',
      scts: expect.stringMatching(/^261121120[01]$/) as string,
    });
    const signed = Object.keys(fields)
      .toSorted()
      .map((name) => `&${name}=${fields[name]?.replaceAll(/[&=]/g, '_')}`);
    const { authToken } = sandbox.accounts.sms;
    const wanted = createHmac('sha256', authToken).update(signed.join('')).digest('hex');
    expect(sig).toBe(wanted.toUpperCase());
  });

  it('R4, S3 the fault switch meets it, and its calls hold neither text nor secret', async () => {
    await sandbox.ask('POST', '/sms/fault', { headers: form, body: 'mode=500' });
    expect((await post({ to: '639170000206' })).status).toBe(500);
    await sandbox.ask('POST', '/sms/fault', { headers: form, body: 'mode=none' });
    const { accountSid, authToken } = sandbox.accounts.sms;
    await post({ to: '639170000206', text: '660284', api_key: accountSid, api_secret: authToken });
    await vi.waitFor(async () => expect(await page('/sms/calls')).toContain('639170000206'));
    for (const secret of ['660284', authToken]) {
      expect(await page('/sms/calls')).not.toContain(secret);
      expect(sandbox.logged()).not.toContain(secret);
    }
  });
});
