import { randomUUID } from 'node:crypto';
import {
  confirmAuthenticator,
  enrolAuthenticator,
  removeAuthenticator,
} from '@parlour/contract/authenticator/calls';
import { signIn, verifySignIn } from '@parlour/contract/login/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const codeOf = (secret: string, shiftMs = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.now() + shiftMs });

async function newMember() {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, {
    name: 'Lumen & Söhne',
    'twoFactor.methods': 'ga',
  });
  const member = await createMember(ownerUrl, merchant.code);
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  const { username, password } = member;
  const beginEnrolment = (typed = password) =>
    visitor.call(enrolAuthenticator, { password: typed });
  const enrol = async () => String((await beginEnrolment()).value['secret']);
  const confirm = (code: string) => visitor.call(confirmAuthenticator, { code });
  const credentials = { username, password, loginDeviceId: randomUUID() };
  const begin = (from: string) => visit(site.app, merchant).call(signIn, credentials, { from });
  const verify = (authCode: string, from: string) =>
    visit(site.app, merchant).call(
      verifySignIn,
      { ...credentials, method: 'G', authCode },
      { from },
    );
  const remove = (passwordOrCode = password) =>
    visitor.call(removeAuthenticator, { passwordOrCode });
  return { merchant, member, visitor, beginEnrolment, enrol, confirm, begin, verify, remove };
}

describe('setting up an authenticator', () => {
  test('TFA-08 its address holds the site’s and the member’s name and the secret of 160 bit', async () => {
    const { member, beginEnrolment } = await newMember();
    const { value } = await beginEnrolment();
    const read = URI.parse(String(value['otpauth']));
    expect(read).toBeInstanceOf(TOTP);
    expect([read.issuer, read.label, read.secret.base32]).toEqual([
      'Lumen & Söhne',
      member.username,
      value['secret'],
    ]);
    expect(read.secret.bytes).toHaveLength(20);
  });

  test('TFA-08 it counts once a code of it was confirmed, and from then on logins ask for it', async () => {
    const { visitor, enrol, confirm, begin, verify } = await newMember();
    const secret = await enrol();
    expect((await begin('198.51.100.1')).success).toBe(true);
    expect((await confirm('000000')).errorCode).toBe('verification_code_err');
    const done = await confirm(codeOf(secret));
    const codes = done.value['recoveryCodes'] as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect((await visitor.call(memberInfo)).value['hasAuthenticator']).toBe(true);
    expect(await begin('198.51.101.1')).toMatchObject({
      errorCode: 'login_verify_required',
      value: { ga: true },
    });
    // The code that confirmed the setup is already used.
    expect((await verify(codeOf(secret), '198.51.101.1')).success).toBe(false);
    expect((await verify(codeOf(secret, 30_000), '198.51.101.1')).success).toBe(true);
  });

  test('TFA-08 each recovery code opens once, however it is typed, and a new set ends the old one', async () => {
    const { beginEnrolment, enrol, confirm, begin, verify, remove } = await newMember();
    const codes = (await confirm(codeOf(await enrol()))).value['recoveryCodes'] as string[];
    await begin('10.1.1.1');
    const [one = '', two = '', three = ''] = codes;
    expect((await verify(one.toLowerCase().replace('-', ' '), '10.1.1.1')).success).toBe(true);
    await begin('10.1.2.1');
    expect((await verify(one, '10.1.2.1')).success).toBe(false);
    expect((await verify(two, '10.1.2.1')).success).toBe(true);
    expect((await beginEnrolment()).errorCode).toBe('authenticator_set_up');
    await remove();
    site.pass(60_000);
    await confirm(codeOf(await enrol()));
    await begin('10.1.3.1');
    expect((await verify(three, '10.1.3.1')).success).toBe(false);
  });

  test('TFA-08, A4 whoever holds an open session cannot set one up without the password', async () => {
    const { visitor, beginEnrolment, confirm, begin } = await newMember();
    for (let tries = 4; tries > 0; tries -= 1) {
      const refused = await beginEnrolment('not-the-password');
      expect(refused).toMatchObject({ status: 400, errorCode: 'password_wrong' });
      expect(refused.value).toBeUndefined();
    }
    expect((await confirm('000000')).errorCode).toBe('verification_code_err');
    expect((await visitor.call(memberInfo)).value['hasAuthenticator']).toBe(false);
    expect((await begin('10.4.1.1')).success).toBe(true);
    expect((await beginEnrolment()).success).toBe(true);
    expect((await beginEnrolment()).errorCode).toBe('TOO_MANY_REQUEST.code');
  });

  test('TFA-08 removed it is asked for no more', async () => {
    const { visitor, enrol, confirm, begin, remove } = await newMember();
    await confirm(codeOf(await enrol()));
    expect((await begin('10.2.1.1')).success).toBe(false);
    expect((await remove()).success).toBe(true);
    expect((await visitor.call(memberInfo)).value['hasAuthenticator']).toBe(false);
    expect((await begin('10.2.1.1')).success).toBe(true);
    expect((await remove()).success).toBe(true);
  });

  test('TFA-08 whoever holds an open session cannot remove it without the password or a code', async () => {
    const { visitor, enrol, confirm, remove } = await newMember();
    const isOn = async () => (await visitor.call(memberInfo)).value['hasAuthenticator'];
    const secret = await enrol();
    await confirm(codeOf(secret));
    // The code that confirmed the setup is already used.
    for (const wrong of ['not-the-password', codeOf(secret)]) {
      expect(await remove(wrong)).toMatchObject({ status: 400, errorCode: 'password_wrong' });
    }
    expect(await isOn()).toBe(true);
    expect((await remove(codeOf(secret, 30_000))).success).toBe(true);
    expect(await isOn()).toBe(false);
  });

  test('TFA-08, A8 a recovery code removes it, and guesses are counted with those of codes', async () => {
    const { visitor, enrol, confirm, remove } = await newMember();
    const codes = (await confirm(codeOf(await enrol()))).value['recoveryCodes'] as string[];
    expect((await remove(codes[0])).success).toBe(true);
    expect((await visitor.call(memberInfo)).value['hasAuthenticator']).toBe(false);
    site.pass(60_000);
    await confirm(codeOf(await enrol()));
    for (let tries = 2; tries > 0; tries -= 1) {
      expect((await remove('000000')).errorCode).toBe('password_wrong');
    }
    expect((await remove()).errorCode).toBe('TOO_MANY_REQUEST.code');
    expect((await visitor.call(memberInfo)).value['hasAuthenticator']).toBe(true);
  });

  test('A8 codes are guessed at five times in five minutes', async () => {
    const { enrol, confirm } = await newMember();
    const secret = await enrol();
    for (let tries = 5; tries > 0; tries -= 1) {
      expect((await confirm('000000')).errorCode).toBe('verification_code_err');
    }
    expect(await confirm(codeOf(secret))).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST.code',
    });
  });

  test('A9, S3, L1 the database has neither secret nor recovery code in the clear, and each step leaves one event', async () => {
    const { merchant, enrol, confirm, remove } = await newMember();
    const secret = await enrol();
    const codes = (await confirm(codeOf(secret))).value['recoveryCodes'] as string[];
    await remove();
    await remove();
    const read = (text: string) =>
      site.database.query(merchant.code, (tx) => runStatement(tx, text));
    const rows = await read('select action, result from audit_event order by at, action');
    const about = rows.filter(({ action }) => String(action).startsWith('authenticator'));
    expect(about).toEqual([
      { action: 'authenticator.enrol', result: 'ok' },
      { action: 'authenticator.remove', result: 'ok' },
    ]);
    await enrol();
    const kept = JSON.stringify([
      await read('select * from member'),
      await read('select * from recovery_code'),
      await read('select * from audit_event'),
      site.logged(),
    ]);
    for (const canary of [secret, ...codes, ...codes.map((each) => each.replace('-', ''))]) {
      expect(kept).not.toContain(canary);
    }
  });
});
