// Each second factor over HTTP on the real database: wrong, right, used twice, on another device, and attempts to bypass it.
import { randomUUID } from 'node:crypto';
import { signIn, verifySignIn } from '@parlour/contract/login/calls';
import { sendEmailCode, sendSmsCode } from '@parlour/contract/codes/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { seal } from '@parlour/database/sealing';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  forMerchant,
  testSecretKey,
} from '@parlour/database/testing/fixtures';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMobile, openMailbox, sendingSettings } from '../../testing/mailbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codeAt = (now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
const all = 'sms,ga,email,payeeName';

async function newGuarded(
  settings: SettingTexts = {},
  secondFactors = ['sms', 'ga', 'email', 'payeeName'] as const,
) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, {
    'twoFactor.methods': all,
    ...sendingSettings,
    ...settings,
  });
  const mobile = `+63${newMobile()}`;
  const member = await createMember(ownerUrl, merchant.code, {
    secondFactors: [...secondFactors],
    mobile,
    email: 'Anna@Example.test',
    payeeName: 'Anna  Example',
    authenticatorSecret: seal(secret, testSecretKey, `authenticator:${merchant.code}`),
  });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  const loginDeviceId = randomUUID();
  const { username, password } = member;
  const credentials = { username, password, loginDeviceId };
  const verify = (given: object, by: Visitor = visitor, from = '203.0.113.7') =>
    by.call(verifySignIn, { ...credentials, ...given }, { from });
  const begin = (by: Visitor = visitor, from = '203.0.113.7') =>
    by.call(signIn, credentials, { from });
  return { merchant, member, mobile, visitor, credentials, loginDeviceId, verify, begin };
}
const lastCode = async (to: string): Promise<string> => {
  await site.sent();
  return mailbox.codeTo(to);
};

describe('POST /wps/session/login/verification', () => {
  test('TFA-01, LOGIN-05 the first step names the factors and whether a code is sent by e-mail, and gives no session', async () => {
    const { begin, visitor } = await newGuarded();
    const reply = await begin();
    expect(reply).toMatchObject({ status: 400, errorCode: 'login_verify_required' });
    expect(reply.value).toEqual({
      sms: true,
      ga: true,
      email: true,
      payeeName: true,
      emailCode: true,
    });
    expect([visitor.cookie, visitor.device]).toEqual([null, null]);
  });

  test('TFA-08, A9 a code of the authenticator opens once, one step early and late, and not later', async () => {
    const { begin, verify, visitor } = await newGuarded();
    await begin();
    const now = site.now();
    expect((await verify({ method: 'G', authCode: codeAt(now - 60_000) })).errorCode).toBe(
      'verification_code_err',
    );
    expect((await verify({ method: 'G', authCode: codeAt(now + 60_000) })).errorCode).toBe(
      'verification_code_err',
    );
    const late = codeAt(now - 30_000);
    const right = await verify({ method: 'G', authCode: ` ${late.slice(0, 3)} ${late.slice(3)}` });
    expect(right.success).toBe(true);
    visitor.token = String(right.value['token']);
    expect((await visitor.call(memberInfo)).status).toBe(200);

    const again = (authCode: string) => verify({ method: 'G', authCode }, visitor, '198.51.100.9');
    expect((await again(late)).success).toBe(false);
    expect((await again(codeAt(now))).success).toBe(true);
  });

  test('TFA-08 an address that passed needs no second factor the next time, for the same member and network', async () => {
    const { begin, verify, merchant, visitor } = await newGuarded();
    await begin();
    await verify({ method: 'G', authCode: codeAt(site.now()) });
    expect((await begin(visitor, '203.0.113.99')).success).toBe(true);
    expect((await begin(visitor, '203.0.114.7')).errorCode).toBe('login_verify_required');
    const other = await createMember(site.urls.ownerUrl, merchant.code, { secondFactors: ['ga'] });
    expect((await visit(site.app, merchant).logIn(other)).errorCode).toBe('login_verify_required');
  });

  test('TFA-05, A8 a code by text message opens on its device and with its number, once', async () => {
    const { begin, verify, mobile, loginDeviceId, credentials, visitor } = await newGuarded();
    await begin();
    const national = mobile.slice(3);
    const asked = { countryDialingCode: '63', mobileNum: `0${national}`, loginDeviceId };
    const sent = await visitor.call(sendSmsCode, asked);
    expect(sent.value['expirationTime']).toBe(site.now() + 120_000);
    const given = { method: 'S', countryDialingCode: '63', mobileNum: national };
    const verificationCode = await lastCode(mobile);
    const elsewhere = { ...credentials, ...given, verificationCode, loginDeviceId: randomUUID() };
    expect((await visitor.call(verifySignIn, elsewhere)).success).toBe(false);
    expect((await verify({ ...given, verificationCode: '000000' })).errorCode).toBe(
      'verification_code_err',
    );
    expect((await verify({ ...given, verificationCode })).success).toBe(true);
    expect((await verify({ ...given, verificationCode }, visitor, '198.51.100.1')).success).toBe(
      false,
    );
  });

  test('A8 a code that was sent to somebody else’s number opens nothing', async () => {
    const { begin, verify, merchant, loginDeviceId, visitor } = await newGuarded();
    const mobile = `+63${newMobile()}`;
    await createMember(site.urls.ownerUrl, merchant.code, { mobile });
    await begin();
    await visitor.call(sendSmsCode, { countryDialingCode: '63', mobileNum: mobile, loginDeviceId });
    const verificationCode = await lastCode(mobile);
    expect(verificationCode).toMatch(/^\d{6}$/);
    expect((await verify({ method: 'S', mobileNum: mobile, verificationCode })).errorCode).toBe(
      'verification_code_err',
    );
  });

  test('TFA-03 by e-mail the code that was sent opens, with the address in any case', async () => {
    const { begin, verify, loginDeviceId, credentials, visitor } = await newGuarded();
    await begin();
    const { username } = credentials;
    await visitor.call(sendEmailCode, { username: username.toUpperCase(), loginDeviceId });
    const verificationCode = await lastCode('Anna@Example.test');
    expect(
      (await verify({ method: 'E', email: 'other@example.test', verificationCode: '000000' }))
        .success,
    ).toBe(false);
    expect(
      (await verify({ method: 'E', email: ' anna@example.TEST ', verificationCode })).success,
    ).toBe(true);
  });

  test('CHAT-05 a code by e-mail that was right proves the address, and the address alone does not', async () => {
    const provenAt = ({ merchant, credentials }: Awaited<ReturnType<typeof newGuarded>>) =>
      forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
        runStatement(tx, 'select email_proven_at as at from member where username = $1', [
          credentials.username,
        ]),
      );
    const email = 'anna@example.test';
    const stated = await newGuarded({ 'twoFactor.emailCode': 'off' });
    await stated.begin();
    expect((await stated.verify({ method: 'E', email })).success).toBe(true);
    expect(await provenAt(stated)).toEqual([{ at: null }]);
    const asked = await newGuarded();
    await asked.begin();
    const { loginDeviceId, credentials, visitor } = asked;
    await visitor.call(sendEmailCode, { username: credentials.username, loginDeviceId });
    const verificationCode = await lastCode('Anna@Example.test');
    const other = { method: 'E', email, verificationCode: '000000' };
    expect((await asked.verify(other)).success).toBe(false);
    expect(await provenAt(asked)).toEqual([{ at: null }]);
    expect((await asked.verify({ method: 'E', email, verificationCode })).success).toBe(true);
    expect(await provenAt(asked)).toEqual([{ at: new Date(site.now()) }]);
  });

  test('TFA-03 where the merchant sends no code the address alone is enough', async () => {
    const { begin, verify } = await newGuarded({ 'twoFactor.emailCode': 'off' });
    expect((await begin()).value).not.toHaveProperty('emailCode');
    expect((await verify({ method: 'E', email: 'nobody@example.test' })).errorCode).toBe(
      'verification_code_err',
    );
    expect((await verify({ method: 'E', email: 'anna@example.test' })).success).toBe(true);
  });

  test('TFA-03 the payee’s name opens in any case and spacing, and has three tries a day', async () => {
    const { begin, verify, merchant } = await newGuarded();
    await begin();
    // Each try comes from another browser: one that has logged in has its own limit (A4).
    const tried = (payeeName: string, from: string) =>
      verify({ method: 'P', payeeName }, visit(site.app, merchant), from);
    expect((await tried('Anna', '203.0.113.7')).success).toBe(false);
    expect((await tried(' anna example ', '203.0.113.7')).success).toBe(true);
    expect((await tried('Anne Example', '198.51.100.1')).success).toBe(false);
    expect((await tried('Anna Example', '198.51.100.2')).success).toBe(false);
    site.pass(86_401_000);
    expect((await tried('Anna Example', '198.51.100.3')).success).toBe(false);
  });

  test('A10 a wrong password there answers as at the login, counts alike, and opens with no factor', async () => {
    const { begin, verify, merchant, visitor } = await newGuarded();
    await begin();
    const guess = { password: 'wrong', method: 'G', authCode: codeAt(site.now()) };
    const unknown = await verify({ ...guess, username: 'nobody-here' }, visit(site.app, merchant));
    const wrong = await verify(guess);
    expect(wrong).toMatchObject({ status: 400, errorCode: 'login.cred.err' });
    expect(wrong.body).toBe(unknown.body);
    await verify(guess);
    expect((await verify(guess)).value).toMatchObject({ retryAfter: 60 });
    expect((await verify({ method: 'G', authCode: codeAt(site.now()) }, visitor)).errorCode).toBe(
      'login.cred.err',
    );
  });

  test('A10 a factor that the merchant does not allow, or the member does not have, opens nothing', async () => {
    const strict = await newGuarded({ 'twoFactor.methods': 'ga' });
    await strict.begin();
    expect((await strict.verify({ method: 'P', payeeName: 'Anna Example' })).success).toBe(false);
    const bare = await newGuarded({}, ['ga'] as never);
    await bare.begin();
    expect((await bare.verify({ method: 'P', payeeName: 'Anna Example' })).success).toBe(false);
  });

  test('A10 without its first step, or after five minutes, it asks to begin anew', async () => {
    const { begin, verify } = await newGuarded();
    expect((await verify({ method: 'P', payeeName: 'x' })).errorCode).toBe('login_verify_required');
    await begin();
    expect((await verify({ method: 'P', payeeName: 'x' })).errorCode).toBe('verification_code_err');
    site.pass(5 * 60_000);
    expect((await verify({ method: 'P', payeeName: 'x' })).errorCode).toBe('login_verify_required');
  });

  test('A9 of twenty calls with one code one gets in', async () => {
    const { begin, verify } = await newGuarded({ 'limits.loginPerAccount': '1000' });
    await begin();
    const authCode = codeAt(site.now());
    const replies = [];
    for (let round = 0; round < 4; round += 1) {
      replies.push(
        ...(await Promise.all(
          [0, 1].map((each) =>
            verify({ method: 'G', authCode }, undefined, `10.${round}.${each}.1`),
          ),
        )),
      );
    }
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });
});
