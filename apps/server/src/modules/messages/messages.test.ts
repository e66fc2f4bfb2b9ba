import { createMerchant } from '@parlour/database/testing/fixtures';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Merchant } from '#http/merchant';
import type { SmsOutcome } from '#providers/sms/sms';
import { createMail } from '#providers/mail/by-vendor';
import { openOutbound } from '#providers/outbound';
import { createSms } from '#providers/sms/by-vendor';
import { readSettings, type SettingTexts } from '@parlour/contract/settings.schema';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/src/testing/test-sandbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { createMessenger, type MessengerDeps } from './index.ts';

const smsSettings = {
  'sms.url': 'https://sms.example',
  'sms.accountSid': 'AC1',
  'sms.authToken': 'the-token',
  'sms.from': 'Lumen',
};
const mailSettings = {
  'mail.host': 'mail.example',
  'mail.user': 'lumen',
  'mail.password': 'the-password',
  'mail.from': 'no-reply@lumen.example',
};
const merchantWith = (settings: SettingTexts): Pick<Merchant, 'code' | 'setting'> => ({
  code: 'lumen',
  setting: readSettings(settings),
});
const merchant = merchantWith({ ...smsSettings, ...mailSettings });
const sms = { to: '+639170000101', body: '482193 is your code' };
const mail = { to: 'tala@example.test', subject: 'Code 482193', text: '482193 is your code' };

type Line = Record<string, unknown>;

/** A messenger whose vendors are stubs of the test, and its log. */
function open(changed: Partial<MessengerDeps> = {}) {
  const lines: string[] = [];
  const rests: number[] = [];
  const messenger = createMessenger({
    sendSms: async () => ({ id: 'SM1' }),
    sendMail: async () => ({ id: '<1@lumen.example>' }),
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    sleepFor: async (milliseconds) => void rests.push(milliseconds),
    ...changed,
  });
  const logged = () => lines.map((line) => JSON.parse(line) as Line);
  return { messenger, rests, logged, text: () => lines.join('') };
}

/** A vendor that answers when the test releases it. */
function holdBack() {
  const held: (() => void)[] = [];
  const send = () =>
    new Promise<SmsOutcome>((resolve) => void held.push(() => resolve({ id: 'SM1' })));
  return { held, send };
}
const turn = () => new Promise((resolve) => void setImmediate(resolve));

describe('a message', () => {
  test('A2 the caller goes on before anything is sent', async () => {
    const { held, send } = holdBack();
    const { messenger } = open({ sendSms: send });
    messenger.sms(merchant, sms);
    expect(held).toHaveLength(0);
    await turn();
    expect(held).toHaveLength(1);
    for (const letGo of held) letGo();
    await messenger.done();
  });

  test('R4 it is sent by the merchant’s own account', async () => {
    const sent: unknown[] = [];
    const { messenger } = open({
      sendSms: async (...asked) => {
        sent.push(asked);
        return { id: 'SM1' };
      },
      sendMail: async (...asked) => {
        sent.push(asked);
        return { id: '<1>' };
      },
    });
    messenger.sms(merchant, sms);
    messenger.mail(merchant, mail);
    messenger.mail(merchantWith({ 'mail.host': 'a.example', 'mail.from': 'a@a.example' }), mail);
    await messenger.done();
    const login = { user: 'lumen', password: 'the-password' };
    expect(sent).toEqual([
      [
        {
          vendor: 'twilio',
          url: 'https://sms.example',
          accountSid: 'AC1',
          authToken: 'the-token',
          from: 'Lumen',
        },
        sms,
      ],
      [
        {
          vendor: 'smtp',
          host: 'mail.example',
          port: 587,
          login,
          from: 'no-reply@lumen.example',
        },
        mail,
      ],
      [{ vendor: 'smtp', host: 'a.example', port: 587, login: null, from: 'a@a.example' }, mail],
    ]);
  });

  test('LOGIN-14 the account is that of the chosen vendor, and the other one does not count', async () => {
    const vonage = {
      'sms.vonage.url': 'https://rest.vonage.example',
      'sms.vonage.apiKey': 'abcd1234',
      'sms.vonage.apiSecret': 'the-secret',
      'sms.vonage.from': 'Lumen',
    };
    const accounts: unknown[] = [];
    const { messenger } = open({
      sendSms: async (account) => {
        accounts.push(account);
        return { id: '0A0000000123ABCD1' };
      },
    });
    const both = { ...smsSettings, ...vonage };
    messenger.sms(merchantWith(both), sms);
    messenger.sms(merchantWith({ ...both, 'sms.vendor': 'vonage' }), sms);
    await messenger.done();
    const { 'sms.vonage.url': url, 'sms.vonage.apiKey': apiKey } = vonage;
    expect(accounts).toMatchObject([
      { vendor: 'twilio', url: 'https://sms.example' },
      { vendor: 'vonage', url, apiKey, apiSecret: 'the-secret', from: 'Lumen' },
    ]);
    const chosen = { 'sms.vendor': 'vonage' };
    const can = [vonage, { ...vonage, ...chosen }, { ...smsSettings, ...chosen }].map((settings) =>
      messenger.canSms(merchantWith(settings)),
    );
    expect(can).toEqual([false, true, false]);
  });

  test('R4 who has set up nothing sends nothing, and it says so', async () => {
    const { messenger, logged } = open();
    const bare = merchantWith({});
    const half = merchantWith({ 'sms.url': 'https://sms.example', 'mail.host': 'mail.example' });
    for (const each of [bare, half]) {
      expect([messenger.canSms(each), messenger.canMail(each)]).toEqual([false, false]);
    }
    expect([messenger.canSms(merchant), messenger.canMail(merchant)]).toEqual([true, true]);
    messenger.sms(bare, sms);
    messenger.mail(half, mail);
    const why = { level: 40, merchant: 'lumen', trouble: 'not_tried', why: 'not set up' };
    expect(logged()).toMatchObject([
      { kind: 'sms', ...why },
      { kind: 'mail', ...why },
    ]);
    await messenger.done();
  });

  test('S3 what fails is a warning with merchant, kind and trouble, and never says to whom or what', async () => {
    const { messenger, logged, text } = open({
      sendSms: async () => ({ trouble: 'refused_number', why: 'status 400, code 21211' }),
      sendMail: async () => {
        throw new Error(`no such mailbox: ${mail.to}`);
      },
    });
    messenger.sms(merchant, sms);
    messenger.mail(merchant, mail);
    await messenger.done();
    expect(logged()).toMatchObject([
      { level: 40, merchant: 'lumen', kind: 'sms', trouble: 'refused_number' },
      { level: 40, merchant: 'lumen', kind: 'mail', trouble: 'fault', why: 'Error' },
    ]);
    for (const secret of [sms.to, '482193', mail.to, 'the-token', 'the-password']) {
      expect(text()).not.toContain(secret);
    }
  });
});

describe('the line', () => {
  test('R4 eight are sent at a time, 500 wait, and what is beyond is dropped with a warning', async () => {
    const { held, send } = holdBack();
    const { messenger, logged } = open({ sendSms: send });
    for (let count = 0; count < 510; count += 1) messenger.sms(merchant, sms);
    await turn();
    expect(held).toHaveLength(8);
    expect(logged()).toMatchObject([
      { level: 40, why: 'too many wait' },
      { level: 40, why: 'too many wait' },
    ]);
    held[0]?.();
    await turn();
    expect(held).toHaveLength(9);
    messenger.sms(merchant, sms);
    const over = messenger.done();
    for (let at = 0; at < held.length; at += 1) {
      held[at]?.();
      await turn();
    }
    await over;
    expect(held).toHaveLength(509);
  });

  test('R4 a mail that is wanted later is tried again after 30 s, twice at most, and others go on meanwhile', async () => {
    const tries: string[] = [];
    const answers = ['later', 'later', 'later', 'unavailable'] as const;
    const { messenger, rests, logged } = open({
      sendMail: async (_, { to }) => {
        tries.push(to);
        return { trouble: answers[tries.length - 1] ?? 'refused', why: 'EENVELOPE 451' };
      },
    });
    messenger.mail(merchant, mail);
    await turn();
    await turn();
    expect(rests).toEqual([30_000, 30_000]);
    expect(tries).toHaveLength(3);
    expect(logged()).toMatchObject([{ level: 40, kind: 'mail', trouble: 'later' }]);
    messenger.mail(merchant, { ...mail, to: 'other@example.test' });
    await messenger.done();
    expect(tries).toHaveLength(4);
  });

  test('R4 mails that rest hold up nobody', async () => {
    const tried: string[] = [];
    const { messenger } = open({
      sendMail: async (_, { to }) => {
        tried.push(to);
        return to === 'last@example.test' ? { id: '<1>' } : { trouble: 'later', why: '451' };
      },
      sleepFor: (_, end) => new Promise((resolve) => end.addEventListener('abort', resolve)),
    });
    for (let count = 0; count < 10; count += 1) messenger.mail(merchant, mail);
    messenger.mail(merchant, { ...mail, to: 'last@example.test' });
    await turn();
    expect(tried.at(-1)).toBe('last@example.test');
    await messenger.done();
    expect(tried).toHaveLength(11);
  });
});

describe('the end', () => {
  test('R2 it waits for what is under way, not for what rests, and gives up in the end', async () => {
    const { held, send } = holdBack();
    const { messenger, logged } = open({
      sendSms: send,
      sendMail: async () => ({ trouble: 'later', why: 'EENVELOPE 451' }),
      sleepFor: (_, end) => new Promise((resolve) => end.addEventListener('abort', resolve)),
      doneMs: 30,
    });
    await messenger.done();
    messenger.mail(merchant, mail);
    messenger.sms(merchant, sms);
    await turn();
    await messenger.done();
    expect(logged()).toMatchObject([
      { kind: 'mail', trouble: 'later' },
      { level: 40, unsent: 1, msg: 'messages were not sent before the end' },
    ]);
    held[0]?.();
    await messenger.done();
    expect(logged().at(-1)).toMatchObject({ kind: 'sms', id: 'SM1' });
  });
});

describe('in the house', () => {
  let sandbox: TestSandbox;
  let site: TestSite;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const allow = [sandbox.origin, `smtp://sandbox.localhost:${sandbox.mailPort}`];
    const outbound = openOutbound({ allow });
    site = await startTestSite({
      sendSms: createSms({ outbound }),
      sendMail: createMail({ outbound }),
    });
  });
  afterAll(async () => {
    await site.close();
    await sandbox.close();
  });

  test('R4, S3 a merchant’s settings, sealed in the database, send by the sandbox, and the log stays silent of it', async () => {
    const { accounts, origin, mailPort } = sandbox;
    const { code } = await createMerchant(site.urls.ownerUrl, {
      'sms.url': `${origin}/sms`,
      'sms.accountSid': accounts.sms.accountSid,
      'sms.authToken': accounts.sms.authToken,
      'sms.from': '+15005550006',
      'mail.host': 'sandbox.localhost',
      'mail.port': String(mailPort),
      'mail.user': accounts.mail.user,
      'mail.password': accounts.mail.password,
      'mail.from': 'Lumen <no-reply@lumen.example>',
    });
    await site.merchants.reload();
    const found = (await site.merchants.list()).find((each) => each.code === code);
    if (!found) throw new Error('the merchant is missing');
    site.messenger.sms(found, sms);
    site.messenger.mail(found, mail);
    await site.messenger.done();
    const inbox = async (path: string) => (await sandbox.ask('GET', path)).json()['messages'];
    expect(await inbox(`/sms/inbox?to=${sms.to}`)).toMatchObject([{ body: sms.body }]);
    expect(await inbox(`/mail/inbox?to=${mail.to}`)).toMatchObject([{ subject: mail.subject }]);
    expect(site.logged()).toContain('a message was sent');
    const secrets = [sms.to, mail.to, '482193', accounts.sms.authToken, accounts.mail.password];
    for (const secret of secrets) expect(site.logged()).not.toContain(secret);
  });
});
