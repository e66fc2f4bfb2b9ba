import { randomUUID } from 'node:crypto';
import { signIn } from '@parlour/contract/login/calls';
import { sendEmailCode, sendSmsCode } from '@parlour/contract/codes/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { addHost, createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMobile, openMailbox, sendingSettings } from '../../testing/mailbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());

async function newPlace(settings: SettingTexts = {}) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { ...sendingSettings, ...settings });
  const national = newMobile();
  const member = await createMember(ownerUrl, merchant.code, {
    mobile: `+63${national}`,
    email: 'anna@example.test',
  });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  const loginDeviceId = randomUUID();
  const send = (mobileNum = national, from = '203.0.113.7', countryDialingCode = '63') =>
    visitor.call(sendSmsCode, { countryDialingCode, mobileNum, loginDeviceId }, { from });
  const logIn = (password: string, device = loginDeviceId, username = national) =>
    visitor.call(signIn, {
      type: 'sms',
      username,
      countryDialingCode: '63',
      password,
      loginDeviceId: device,
    });
  return { merchant, member, national, visitor, loginDeviceId, send, logIn };
}
const textTo = async (national: string): Promise<string> => {
  await site.sent();
  return mailbox.textTo(`+63${national}`);
};
const codeTo = async (national: string): Promise<string> => {
  await site.sent();
  return mailbox.codeTo(`+63${national}`);
};
const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');

describe('a login by a code', () => {
  test('LOGIN-09 the number and the code that was sent to it open a session, once', async () => {
    const { member, national, send, logIn } = await newPlace();
    expect((await send(`0${national}`)).value).toEqual({ expirationTime: site.now() + 120_000 });
    const code = await codeTo(national);
    expect((await logIn(code)).value).toMatchObject({
      id: member.id,
      passwordChangeRequired: false,
    });
    expect((await logIn(code)).errorCode).toBe('verification_code_err');
  });

  test.each(['EN', 'TH', 'UR'] as const)(
    'LOGIN-12, A8 in %s the message begins with the code and ends with the host that asked, so that phones fill it in there alone',
    async (language) => {
      const { merchant, national, visitor, loginDeviceId } = await newPlace({
        languages: 'EN,TH,UR',
      });
      const host = await addHost(site.urls.ownerUrl, merchant.code);
      await site.merchants.reload();
      const input = { countryDialingCode: '63', mobileNum: national, loginDeviceId };
      const headers = { host: `${host.toUpperCase()}:8080`, language };
      expect((await visitor.call(sendSmsCode, input, { headers })).success).toBe(true);
      const lines = (await textTo(national)).split('\n');
      const code = await codeTo(national);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(new RegExp(`^${code} `));
      expect(lines[1]).toBe(`@${host} #${code}`);
    },
  );

  test('LOGIN-12 a code that was filled in as two groups is the code', async () => {
    const { national, send, logIn } = await newPlace();
    await send();
    const code = await codeTo(national);
    const filled = `${code.slice(0, 3)}\u00a0${code.slice(3)}`;
    expect((await logIn(filled)).success).toBe(true);
  });

  test('A8 a code by e-mail is bound to no page', async () => {
    const { member, visitor, loginDeviceId } = await newPlace();
    await visitor.call(sendEmailCode, { username: member.username, loginDeviceId });
    await site.sent();
    expect(mailbox.textTo('anna@example.test')).not.toContain('#');
  });

  test('A8 it has five tries, and then the right one is of no use', async () => {
    const { national, send, logIn } = await newPlace();
    await send();
    const code = await codeTo(national);
    for (let tries = 5; tries > 0; tries -= 1) {
      expect((await logIn(wrongFor(code))).errorCode).toBe('verification_code_err');
    }
    expect((await logIn(code)).errorCode).toBe('verification_code_err');
  });

  test('A8 of twenty logins at once with one code one gets in', async () => {
    const { national, send, logIn } = await newPlace();
    await send();
    const code = await codeTo(national);
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(code)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  test('A8 it ends with its time, with the next one, and opens nothing on another device', async () => {
    const { national, send, logIn } = await newPlace({ 'code.lifeSeconds': '60' });
    await send();
    const first = await codeTo(national);
    expect((await logIn(first, randomUUID())).success).toBe(false);
    site.pass(60_000);
    expect((await logIn(first)).success).toBe(false);
  });

  test('A2, A8 a number that nobody has is answered alike, is sent nothing, and no code opens it', async () => {
    const { send, logIn, visitor } = await newPlace();
    const known = await send();
    const nobody = newMobile();
    const unknown = await send(nobody);
    const { 'x-request-id': _one, ...knownHeaders } = known.headers;
    const { 'x-request-id': _other, ...unknownHeaders } = unknown.headers;
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(Object.keys(unknownHeaders)).toEqual(Object.keys(knownHeaders));
    expect(await textTo(nobody)).toBe('');
    expect((await logIn('000000', undefined, nobody)).errorCode).toBe('verification_code_err');
    expect(visitor.cookie).toBeNull();
  });

  test('A8 a number that two members gave opens neither account', async () => {
    const { merchant, national, send, logIn } = await newPlace();
    await createMember(site.urls.ownerUrl, merchant.code, { mobile: `+63${national}` });
    await send();
    expect(await textTo(national)).toBe('');
    expect((await logIn('000000')).success).toBe(false);
  });
});

describe('asking for codes', () => {
  test('LOGIN-09 the country’s code may stand there twice: it is one number, with one code and one allowance', async () => {
    const { member, national, send, logIn } = await newPlace();
    expect((await send(`63${national}`)).success).toBe(true);
    const code = await codeTo(national);
    expect(code).toMatch(/^\d{6}$/);
    for (const typed of [national, `0063${national}`, `+63 63 0${national}`, `+63${national}`]) {
      expect((await send(typed)).errorCode, typed).toBe('TOO_MANY_REQUEST.code');
    }
    const opened = await logIn(code, undefined, `+63 ${national}`);
    expect(opened.value).toMatchObject({ id: member.id });
  });

  test('LOGIN-09 a number that is possible but nobody’s is sent nothing', async () => {
    const { merchant, send } = await newPlace();
    const nobodys = '+639000000001';
    await createMember(site.urls.ownerUrl, merchant.code, { mobile: nobodys });
    expect((await send(nobodys)).errorCode).toBe('mobile_invalid');
    expect((await send('917 000 000')).errorCode).toBe('mobile_invalid');
    await site.sent();
    expect(mailbox.textTo(nobodys)).toBe('');
  });

  test('A5 one number is sent one a minute and five an hour, whoever asks', async () => {
    const { send } = await newPlace();
    expect((await send()).success).toBe(true);
    const refused = await send(undefined, '198.51.100.1');
    expect(refused).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.code' });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('A5 one address asks for so many an hour, whatever the number and the channel', async () => {
    const { send, visitor, loginDeviceId } = await newPlace({ 'limits.codesPerAddress': '2' });
    const from = '198.51.100.77';
    expect((await send(newMobile(), from)).success).toBe(true);
    const byMail = { username: 'anybody', loginDeviceId };
    expect((await visitor.call(sendEmailCode, byMail, { from })).success).toBe(true);
    expect((await send(newMobile(), from)).status).toBe(429);
  });

  test('LOGIN-09 a number that is none, or not served, is told so and costs nothing', async () => {
    const { send } = await newPlace({ 'sms.prefixes': '6391,44' });
    for (const typed of ['12', 'abc', '917<b>', '+491701234567', '９１７']) {
      expect((await send(typed)).errorCode, typed).toBe('mobile_invalid');
    }
    expect((await send('9170000000', undefined, '66')).errorCode).toBe('mobile_invalid');
    expect((await send('9170000000')).success).toBe(true);
  });

  test('LOGIN-09 a merchant that can send nothing says so', async () => {
    const { send } = await newPlace({ 'sms.url': 'none' });
    expect((await send()).errorCode).toBe('function.not.available');
  });

  test('A2 a code by e-mail is answered alike for a name that nobody has', async () => {
    const { member, visitor, loginDeviceId } = await newPlace();
    const known = await visitor.call(sendEmailCode, { username: member.username, loginDeviceId });
    const unknown = await visitor.call(sendEmailCode, { username: 'nobody-here', loginDeviceId });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  test('S3 neither code nor number stands in the log or in the table', async () => {
    const { national, send } = await newPlace();
    await send();
    const { rows } = await site.database.pool.query('select * from rate_limit');
    for (const canary of [await codeTo(national), national]) {
      expect(site.logged()).not.toContain(canary);
      expect(JSON.stringify(rows)).not.toContain(canary);
    }
  });
});
