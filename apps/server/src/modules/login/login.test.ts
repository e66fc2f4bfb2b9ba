import { randomUUID } from 'node:crypto';
import { signIn } from '@parlour/contract/login/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { logOut } from '@parlour/contract/session/calls';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const loginDeviceId = randomUUID();

async function newMember(
  settings: Parameters<typeof createMerchant>[1] = {},
  traits: Parameters<typeof createMember>[2] = {},
) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  const member = await createMember(site.urls.ownerUrl, merchant.code, traits);
  await site.merchants.reload();
  return { merchant, member, visitor: visit(site.app, merchant) };
}

describe('POST /wps/session/login', () => {
  test('LOGIN-01 the right password gives both halves of a session and what the site shows', async () => {
    const { member, visitor } = await newMember();
    const reply = await visitor.logIn(member);
    expect(reply).toMatchObject({
      status: 200,
      success: true,
      value: {
        firstTimeLogin: true,
        passwordExpired: false,
        passwordChangeRequired: false,
        userName: member.username,
        id: member.id,
      },
    });
    expect(reply.value['token']).toMatch(/^[\w-]{43}$/);
    const secret = '[\\w-]{43}';
    const safe = 'Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(`^__Host-did=${secret}; Max-Age=34560000; ${safe}$`),
      expect.stringMatching(`^__Host-sid=${secret}; ${safe}$`),
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('LOGIN-01 a name counts whatever its case and width', async () => {
    const username = `Anna${randomUUID().slice(0, 8)}`;
    const { member, visitor } = await newMember({}, { username });
    const shouted = { ...member, username: username.toUpperCase().replace('A', 'Ａ') };
    expect((await visitor.logIn(shouted)).value['userName']).toBe(username);
  });

  test('LOGIN-01 only the first login ever says so', async () => {
    const { member, visitor } = await newMember();
    expect((await visitor.logIn(member)).value['firstTimeLogin']).toBe(true);
    expect((await visitor.logIn(member)).value['firstTimeLogin']).toBe(false);
  });

  test('LOGIN-01 a third-party login is refused as such where the merchant has set none up', async () => {
    const { visitor } = await newMember();
    const firebase = { firebaseChannel: 'google', firebaseIdToken: 'x' };
    expect(
      await visitor.call(signIn, { ...firebase, loginDeviceId, type: 'firebase' }),
    ).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
  });

  test('LOGIN-11 unknown, wrong and disabled answer alike and cost one comparison each', async () => {
    const { merchant, member, visitor } = await newMember();
    const { ownerUrl } = site.urls;
    const disabled = await createMember(ownerUrl, merchant.code, { disabled: true });
    const bodies = new Set<string>();
    for (const tried of [
      { ...member, password: 'wrong' },
      { ...member, username: 'nobody-at-all' },
      disabled,
    ]) {
      const before = site.comparisons();
      const reply = await visitor.logIn(tried);
      expect(site.comparisons() - before).toBe(1);
      expect(reply).toMatchObject({ status: 400, errorCode: 'login.cred.err' });
      const { 'x-request-id': _id, date: _date, ...headers } = reply.headers;
      bodies.add(JSON.stringify([reply.body, headers]));
    }
    expect(bodies.size).toBe(1);
    expect(visitor.cookie).toBeNull();
  });

  test('LOGIN-11 where the merchant asks, a name that nobody has is said, after one comparison and with its lock', async () => {
    const { member, visitor } = await newMember({ 'login.tellsUnknownUser': 'on' });
    const nobody = { ...member, username: 'nobody-at-all' };
    const before = site.comparisons();
    const replies = [await visitor.logIn(nobody), await visitor.logIn(nobody)];
    replies.push(await visitor.logIn(nobody));
    expect(site.comparisons() - before).toBe(3);
    expect(replies.map(({ status, errorCode }) => [status, errorCode])).toEqual(
      Array.from({ length: 3 }, () => [400, 'not.exists.user']),
    );
    expect(replies.map(({ value }) => value?.['retryAfter'])).toEqual([undefined, undefined, 60]);
    const wrong = await visitor.logIn({ ...member, password: 'wrong' });
    expect(wrong).toMatchObject({ status: 400, errorCode: 'login.cred.err' });
  });

  test('LOGIN-04 the initial password gives a session that can only be ended', async () => {
    const { member, visitor } = await newMember({}, { password: '{secret}' });
    expect((await visitor.logIn(member)).value['passwordChangeRequired']).toBe(true);
    expect(await visitor.call(memberInfo)).toMatchObject({
      status: 403,
      errorCode: 'password_change_required',
    });
    expect((await visitor.call(logOut)).success).toBe(true);
    expect((await visitor.call(memberInfo)).status).toBe(401);
  });

  test('LOGIN-04 an expired password limits the session only where PWDEXPFORCECHANGE3 is on', async () => {
    const strict = await newMember({ 'flags.PWDEXPFORCECHANGE3': 'on' }, { passwordExpired: true });
    expect((await strict.visitor.logIn(strict.member)).value).toMatchObject({
      passwordExpired: true,
      passwordChangeRequired: true,
    });
    expect((await strict.visitor.call(memberInfo)).errorCode).toBe('password_change_required');

    const lenient = await newMember({}, { passwordExpired: true });
    expect((await lenient.visitor.logIn(lenient.member)).value).toMatchObject({
      passwordExpired: true,
      passwordChangeRequired: false,
    });
    expect((await lenient.visitor.call(memberInfo)).status).toBe(200);
  });

  test('LOGIN-05 a member with second factors gets none of the session, and the factors that the merchant allows', async () => {
    const { member, visitor } = await newMember(
      { 'twoFactor.methods': 'ga,email' },
      { secondFactors: ['sms', 'ga'] },
    );
    const reply = await visitor.logIn(member);
    expect(reply).toMatchObject({ status: 400, errorCode: 'login_verify_required' });
    expect(reply.value).toEqual({ ga: true });
    expect(visitor.cookie).toBeNull();
  });

  test('A5 more attempts than an account has are refused, also on another address and in another process', async () => {
    const { merchant, member, visitor } = await newMember({ 'limits.loginPerAccount': '3' });
    const wrong = { ...member, password: 'wrong' };
    for (let left = 3; left > 0; left -= 1) {
      expect((await visitor.logIn(wrong)).errorCode).toBe('login.cred.err');
    }
    const before = site.comparisons();
    const refused = await visitor.logIn(member, { from: '198.51.100.9' });
    expect(refused).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.login' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    expect(site.comparisons()).toBe(before);

    const other = await startTestSite({}, site);
    expect((await visit(other.app, merchant).logIn(member)).status).toBe(429);
    await other.close();
  });

  test('A5 an address has its own limit: one /64 of IPv6 counts as one, and forged headers change nothing', async () => {
    const { visitor } = await newMember({ 'limits.loginPerAddress': '3' });
    const tryFrom = (from: string, name: string, headers = {}) =>
      visitor.logIn({ id: '', username: name, password: 'x' }, { from, headers });
    expect((await tryFrom('2001:db8:1:2::1', 'a')).status).toBe(400);
    expect((await tryFrom('2001:db8:1:2::2', 'b')).status).toBe(400);
    expect((await tryFrom('2001:db8:1:2:ffff::3', 'c')).status).toBe(400);
    expect((await tryFrom('2001:db8:1:2::4', 'd')).status).toBe(429);
    expect((await tryFrom('2001:db8:1:3::1', 'e')).status).toBe(400);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-forwarded-host']) {
      const headers = { [name]: name === 'x-forwarded-host' ? 'other.test' : '198.51.100.77' };
      expect((await tryFrom('2001:db8:1:2::5', 'f', headers)).status).toBe(429);
    }
  });

  test('T5 attempts at one merchant do not count at another', async () => {
    const limits = { 'limits.loginPerAccount': '2', 'limits.loginPerAddress': '2' };
    const username = `shared${randomUUID().slice(0, 8)}`;
    const one = await newMember(limits, { username });
    const two = await newMember(limits, { username });
    const from = { from: '198.51.100.31' };
    const wrong = { ...one.member, password: 'wrong' };
    await one.visitor.logIn(wrong, from);
    await one.visitor.logIn(wrong, from);
    expect((await one.visitor.logIn(one.member, from)).status).toBe(429);
    expect((await two.visitor.logIn(two.member, from)).status).toBe(200);
  });

  test('T4 the same name in two merchants is two members', async () => {
    const username = `same${randomUUID().slice(0, 8)}`;
    const one = await newMember({}, { username, password: 'password-of-one' });
    const two = await newMember({}, { username, password: 'password-of-two' });
    expect((await one.visitor.logIn({ ...one.member, password: 'password-of-two' })).status).toBe(
      400,
    );
    expect((await one.visitor.logIn(one.member)).value['id']).toBe(one.member.id);
    expect((await two.visitor.logIn(two.member)).value['id']).toBe(two.member.id);
  });

  test('S3 neither token, cookie, password nor name reaches the log or the database in the clear', async () => {
    const { member, visitor } = await newMember({}, { password: 'a-password-to-look-for' });
    await visitor.logIn(member);
    await visitor.call(memberInfo);
    const secrets = [visitor.token, visitor.cookie, member.password, member.username];
    for (const secret of secrets) expect(site.logged()).not.toContain(secret);
    const rows = await site.database.pool.query('select * from rate_limit');
    expect(JSON.stringify(rows.rows)).not.toContain(member.username);
  });
});
