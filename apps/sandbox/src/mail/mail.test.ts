import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

type Login = { user: string; pass: string };
const send = (to: string, { login, size = 0 }: { login?: Login; size?: number } = {}) =>
  createTransport({
    host: '127.0.0.1',
    port: sandbox.mailPort,
    greetingTimeout: 5_000,
    ...(login && { auth: login }),
  }).sendMail({
    from: 'Lumen <no-reply@lumen.example>',
    to,
    subject: 'Your code — ✓',
    text: `Lumen: 482193 is your code.${'x'.repeat(size)}`,
    html: '<p>Lumen: <b>482193</b></p>',
  });
const inbox = async (to: string) =>
  (await sandbox.ask('GET', `/mail/inbox?to=${to}`)).json()['messages'];
const page = async (path = '/mail/inbox') => (await sandbox.ask('GET', path)).body;
const be = (mode: string) =>
  sandbox.ask('POST', '/mail/fault', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `mode=${mode}`,
  });

describe('a mail', () => {
  it('R4 it is taken, and lies in the inbox with subject, text and html', async () => {
    const { user, password } = sandbox.accounts.mail;
    await send('Tala@example.test', { login: { user, pass: password } });
    expect(await inbox('tala@example.test')).toEqual([
      {
        to: 'Tala@example.test',
        from: 'no-reply@lumen.example',
        subject: 'Your code — ✓',
        text: 'Lumen: 482193 is your code.',
        html: '<p>Lumen: <b>482193</b></p>',
        at: '2026-11-21T12:00:00.000Z',
      },
    ]);
    expect(await inbox('nobody@example.test')).toEqual([]);
  });

  it('R4 it lies there once for each who gets it, the newest first', async () => {
    await send('a@example.test, b@example.test');
    await send('b@example.test');
    expect(await inbox('a@example.test')).toHaveLength(1);
    expect(await inbox('b@example.test')).toHaveLength(2);
  });

  it.each([
    ['bounce@example.test', 550],
    ['later@example.test', 451],
    ['full@example.test', 552],
  ])('R4 %s is refused with %i', async (to, responseCode) => {
    await expect(send(to)).rejects.toMatchObject({ code: 'EENVELOPE', responseCode });
    expect(await inbox(to)).toEqual([]);
  });

  it('R4 slow@ is taken after 12 s', async () => {
    await send('slow@example.test');
    expect(sandbox.waits).toEqual([12_000]);
    expect(await inbox('slow@example.test')).toHaveLength(1);
  });

  it('S3 a wrong login is refused with 535', async () => {
    await expect(
      send('tala@example.test', { login: { user: 'parlour', pass: 'wrong' } }),
    ).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
  });

  it('R4 one of more than a megabyte is refused', async () => {
    const size = 1024 * 1024;
    await expect(send('big@example.test', { size })).rejects.toMatchObject({ responseCode: 552 });
  });

  it('R4 it stays over a restart, and mails are taken at the same port', async () => {
    await sandbox.restart();
    await send('again@example.test');
    expect(await inbox('again@example.test')).toHaveLength(1);
    expect(await inbox('a@example.test')).toHaveLength(1);
  });
});

describe('its fault switch', () => {
  it.each([
    ['500', '421 4.3.0 Internal error\r\n'],
    ['cut', '220 sand'],
    ['not-json', '<html>\r\n'],
  ])('R4 with %s a connection meets it', async (mode, said) => {
    await be(mode);
    const socket = createConnection({ host: '127.0.0.1', port: sandbox.mailPort });
    expect(await text(socket)).toBe(said);
    await be('none');
  });

  it('R4 with late the greeting comes after 12 s', async () => {
    await be('late');
    await send('late@example.test');
    await be('none');
    expect(sandbox.waits.at(-1)).toBe(12_000);
  });
});

describe('its pages', () => {
  it('S3 the inbox shows mails as text; the calls say who was written to and how it was answered, not what', async () => {
    const shown = await page();
    expect(shown).toContain('482 193');
    expect(shown).toContain('Your code — ✓');
    const calls = await page('/mail/calls');
    expect(calls).toContain('RCPT TO:&lt;bounce@example.test&gt;');
    for (const code of ['550', '451', '535', '250']) expect(calls).toContain(code);
    for (const secret of ['482193', sandbox.accounts.mail.password, 'wrong']) {
      expect(calls).not.toContain(secret);
      expect(sandbox.logged()).not.toContain(secret);
    }
  });

  it('HOUSE the inbox is found by subject, and can be cleared', async () => {
    expect(await page('/mail/inbox?q=your%20CODE')).toContain('Tala@example.test');
    expect(await page('/mail/inbox?q=nothing')).toContain('No message.');
    await sandbox.ask('POST', '/mail/inbox/clear', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await inbox('tala@example.test')).toEqual([]);
  });
});
