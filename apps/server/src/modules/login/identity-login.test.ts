// Logging in with a third-party identity, over HTTP on the real database: known, unknown, forged, used twice, with a second factor.
import { randomUUID } from 'node:crypto';
import { bindIdentity } from '@parlour/contract/identity/calls';
import { signIn, verifySignIn } from '@parlour/contract/login/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { seal } from '@parlour/database/sealing';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import type { JWTPayload } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  identitySettings,
  startIdentitySite,
  type IdentitySite,
} from '../../testing/identity-site.ts';
import { newMobile } from '../../testing/mailbox.ts';
import { visit } from '../../testing/visitor.ts';

let site: IdentitySite['site'];
let service: IdentitySite['service'];
let close: IdentitySite['close'];
beforeAll(async () => {
  ({ site, service, close } = await startIdentitySite());
});
afterAll(() => close());

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codeNow = (): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.now() });

async function newMember(
  settings: SettingTexts = {},
  traits: Parameters<typeof createMember>[2] = {},
) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { ...identitySettings(service), ...settings });
  const member = await createMember(ownerUrl, merchant.code, traits);
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  const sub = randomUUID();
  const tokenOf = (claims: JWTPayload = {}) => service.sign(service.claims({ sub, ...claims }));
  const loginDeviceId = randomUUID();
  const inputOf = (idToken: string, channel = 'google') => ({
    type: 'firebase',
    firebaseChannel: channel,
    firebaseIdToken: idToken,
    loginDeviceId,
  });
  const enter = (idToken: string, by = visitor, from = '203.0.113.7') =>
    by.call(signIn, inputOf(idToken), { from });
  /** Inserts the identity directly, past the rules. */
  const bind = (memberId = member.id, subject = sub) =>
    site.database.query(merchant.code, (tx) =>
      runStatement(
        tx,
        `insert into member_identity (merchant_code, issuer, subject, channel, member_id, bound_at)
              values ($1, 'https://securetoken.google.com/lumen-test', $2,
                      'google', $3, now())`,
        [merchant.code, subject, memberId],
      ),
    );
  const events = () =>
    site.database.query(merchant.code, (tx) =>
      runStatement(
        tx,
        `select result, about, member_id as "memberId", subject from audit_event
              where action = 'session.login' order by at, id`,
      ),
    );
  return { merchant, member, visitor, sub, tokenOf, inputOf, enter, bind, events, loginDeviceId };
}

describe('a known identity', () => {
  test('IDP-02, LOGIN-01 opens the account that it is connected with, and leaves its event', async () => {
    const { member, visitor, tokenOf, enter, bind, events } = await newMember();
    await bind();
    const reply = await enter(await tokenOf());
    expect(reply).toMatchObject({
      status: 200,
      value: { id: member.id, userName: member.username },
    });
    visitor.token = String(reply.value['token']);
    expect((await visitor.call(memberInfo)).value['userName']).toBe(member.username);
    expect(await events()).toMatchObject([
      { result: 'ok', memberId: member.id, about: { method: 'identity', rights: 'full' } },
    ]);
  });

  test('A11 its token counts once, also for another device', async () => {
    const { merchant, tokenOf, enter, bind } = await newMember();
    await bind();
    const token = await tokenOf();
    expect((await enter(token)).success).toBe(true);
    for (const by of [visit(site.app, merchant), visit(site.app, merchant)]) {
      expect(await enter(token, by)).toMatchObject({ status: 400, errorCode: 'identity_refused' });
    }
  });

  test('A11 of many that show one token at the same moment one gets in', async () => {
    const { merchant, tokenOf, enter, bind } = await newMember();
    await bind();
    const token = await tokenOf();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => enter(token, visit(site.app, merchant))),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  test('A11 whoever signed in more than five minutes ago signs in anew', async () => {
    const { tokenOf, enter, bind } = await newMember();
    await bind();
    const second = Math.floor(site.now() / 1_000);
    const old = await enter(await tokenOf({ auth_time: second - 301 }));
    expect(old).toMatchObject({ status: 400, errorCode: 'identity_refused' });
    expect((await enter(await tokenOf({ auth_time: second - 299 }))).success).toBe(true);
  });

  test('A11 a token of another way to sign in than it is said to be is refused', async () => {
    const { visitor, tokenOf, inputOf, bind } = await newMember();
    await bind();
    const reply = await visitor.call(signIn, inputOf(await tokenOf(), 'facebook'));
    expect(reply.errorCode).toBe('identity_refused');
    const line = { sign_in_provider: 'oidc.line', identities: {} };
    const asLine = await visitor.call(signIn, inputOf(await tokenOf({ firebase: line }), 'line'));
    expect(asLine.success).toBe(true);
  });

  test('LOGIN-04 never has to change a password', async () => {
    const strict = { 'flags.PWDEXPFORCECHANGE3': 'on' };
    const { tokenOf, enter, bind } = await newMember(strict, { passwordExpired: true });
    await bind();
    expect((await enter(await tokenOf())).value['passwordChangeRequired']).toBe(false);
  });

  test('A1 of a disabled member it is refused like a forged one, and the trace knows why', async () => {
    const { member, tokenOf, enter, bind, events } = await newMember({}, { disabled: true });
    await bind();
    expect(await enter(await tokenOf())).toMatchObject({
      status: 400,
      errorCode: 'identity_refused',
    });
    expect(await events()).toMatchObject([{ result: 'disabled', memberId: member.id }]);
  });

  test('IDP-02 it opens nothing at another merchant of the same project', async () => {
    const here = await newMember();
    const there = await newMember();
    await here.bind();
    expect((await there.enter(await here.tokenOf())).errorCode).toBe('bind_customer_required');
  });
});

describe('an unknown identity', () => {
  test('IDP-03 is asked for an account, and its token may still be connected with one', async () => {
    const { member, visitor, tokenOf, enter, events } = await newMember();
    const token = await tokenOf();
    expect(await enter(token)).toMatchObject({ status: 400, errorCode: 'bind_customer_required' });
    expect(await events()).toMatchObject([{ result: 'unknown_identity', memberId: null }]);
    await visitor.logIn(member);
    const given = { firebaseChannel: 'google', firebaseIdToken: token };
    expect((await visitor.call(bindIdentity, given)).value['label']).toBe('anna@mail.example');
    // The token was spent by connecting.
    expect((await enter(token)).errorCode).toBe('identity_refused');
    expect((await enter(await tokenOf())).success).toBe(true);
  });

  test('A11 the mail address of a member opens nothing', async () => {
    const { tokenOf, enter } = await newMember({}, { email: 'anna@mail.example' });
    const reply = await enter(await tokenOf({ email: 'anna@mail.example', email_verified: true }));
    expect(reply.errorCode).toBe('bind_customer_required');
  });
});

describe('a second factor', () => {
  const guarded = () => newMember({ 'twoFactor.methods': 'ga,sms', 'sms.firebase': 'on' }, {});
  async function newGuarded() {
    const { ownerUrl } = site.urls;
    const made = await guarded();
    const { merchant } = made;
    const mobile = `+63${newMobile()}`;
    const member = await createMember(ownerUrl, merchant.code, {
      secondFactors: ['ga', 'sms'],
      mobile,
      authenticatorSecret: seal(secret, testSecretKey, `authenticator:${merchant.code}`),
    });
    await made.bind(member.id);
    return { ...made, member, mobile };
  }

  test('A10 is asked for all the same; the token begins the attempt again on its device, and nowhere else', async () => {
    const { merchant, visitor, tokenOf, inputOf, enter } = await newGuarded();
    const token = await tokenOf();
    expect(await enter(token)).toMatchObject({
      errorCode: 'login_verify_required',
      value: { ga: true },
    });
    const other = { ...inputOf(token), loginDeviceId: randomUUID() };
    const stolen = await visit(site.app, merchant).call(verifySignIn, {
      ...other,
      method: 'G',
      authCode: codeNow(),
    });
    expect(stolen.errorCode).toBe('identity_refused');
    const wrong = await visitor.call(verifySignIn, {
      ...inputOf(token),
      method: 'G',
      authCode: '000000',
    });
    expect(wrong.errorCode).toBe('verification_code_err');
    site.pass(30_000);
    const right = { ...inputOf(token), method: 'G', authCode: codeNow() };
    expect((await visitor.call(verifySignIn, right)).success).toBe(true);
    site.pass(30_000);
    const again = { ...inputOf(token), method: 'G', authCode: codeNow() };
    expect((await visitor.call(verifySignIn, again)).errorCode).toBe('identity_refused');
  });

  test('A10, TFA-02 a sign-in by the member’s own number has proven the phone; by another one it has not', async () => {
    const { mobile, visitor, tokenOf, inputOf } = await newGuarded();
    const firebase = { sign_in_provider: 'phone', identities: {} };
    const by = async (number: string) =>
      visitor.call(signIn, inputOf(await tokenOf({ firebase, phone_number: number }), 'phone'), {
        from: '198.51.100.77',
      });
    expect((await by('+639000000001')).errorCode).toBe('login_verify_required');
    expect((await by(mobile)).success).toBe(true);
  });

  test('TFA-03 a token of the identity service proves the number, where the merchant says so, and once', async () => {
    const { merchant, member, mobile } = await newGuarded();
    const { username, password } = member;
    const credentials = { username, password, loginDeviceId: randomUUID() };
    const from = '198.51.100.99';
    const by = () => visit(site.app, merchant);
    const firebase = { sign_in_provider: 'phone', identities: {} };
    const tokenFor = (number: string) =>
      service.sign(service.claims({ firebase, phone_number: number }));
    const verify = (idToken: string) =>
      by().call(
        verifySignIn,
        { ...credentials, method: 'S', mobileNum: mobile, firebaseIdToken: idToken },
        { from },
      );
    await by().call(signIn, credentials, { from });
    expect((await verify(await tokenFor('+639000000001'))).errorCode).toBe('verification_code_err');
    const token = await tokenFor(mobile);
    expect((await verify(token)).success).toBe(true);
    const later = '198.51.101.99';
    await by().call(signIn, credentials, { from: later });
    const replayed = await by().call(
      verifySignIn,
      { ...credentials, method: 'S', mobileNum: mobile, firebaseIdToken: token },
      { from: later },
    );
    expect(replayed.errorCode).toBe('verification_code_err');
  });
});

describe('what is not whole', () => {
  test('V1 a login of each type says what it needs', async () => {
    const { visitor, tokenOf, inputOf, loginDeviceId } = await newMember();
    const { firebaseChannel: _channel, ...without } = inputOf(await tokenOf());
    for (const input of [
      without,
      { type: 'firebase', firebaseChannel: 'google', loginDeviceId },
      { ...inputOf('x'), firebaseChannel: 'myspace' },
      { username: 'anna', loginDeviceId },
    ]) {
      expect(await visitor.call(signIn, input)).toMatchObject({
        status: 400,
        errorCode: 'request_param_err',
      });
    }
  });

  test('IDP-01 a merchant without the service refuses it as not offered', async () => {
    const { tokenOf, enter } = await newMember({ 'firebase.apiKey': 'none' });
    expect(await enter(await tokenOf())).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
  });

  test('S3 the log has nothing of a token that was refused', async () => {
    const { enter } = await newMember();
    const token = await service.signByStranger(service.claims());
    await enter(token);
    expect(site.logged()).toContain('ERR_JWS_SIGNATURE_VERIFICATION_FAILED');
    for (const part of token.split('.')) expect(site.logged()).not.toContain(part);
  });
});
