// Remember tokens, which a device sends instead of a password (SESS-03, weak spot 3).
import { randomUUID } from 'node:crypto';
import { confirmAuthenticator, enrolAuthenticator } from '@parlour/contract/authenticator/calls';
import { signIn } from '@parlour/contract/login/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { changePassword } from '@parlour/contract/password/calls';
import { endOtherSessions, logOut } from '@parlour/contract/session/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const day = 86_400_000;

async function newRemembered(
  settings: SettingTexts = {},
  traits: Parameters<typeof createMember>[2] = {},
) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { 'flags.MOBILEAUTOLOGIN3': 'on', ...settings });
  const member = await createMember(ownerUrl, merchant.code, traits);
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  const { username, password } = member;
  const logIn = async (given: string, by: Visitor = visitor, change: object = {}) => {
    const input = {
      username,
      password: given,
      loginDeviceId: randomUUID(),
      rememberMe: true,
      ...change,
    };
    const reply = await by.call(signIn, input);
    if (reply.success) by.token = String(reply.value['token']);
    return reply;
  };
  const first = await logIn(password);
  const token = String(first.value['rememberToken']);
  return { merchant, member, visitor, logIn, token };
}
const tokenOf = (reply: { value: Record<string, unknown> }): string =>
  String(reply.value['rememberToken']);

describe('a remembered login', () => {
  test('SESS-03 opens a session of basic rights by a token that changes with each use', async () => {
    const { member, visitor, logIn, token } = await newRemembered();
    expect(token).toMatch(/^dt1\.[\w-]{22}\.[\w-]{43}$/);
    const second = await logIn(token);
    expect(second.value).toMatchObject({ id: member.id, passwordChangeRequired: false });
    expect(tokenOf(second)).toMatch(/^dt1\./);
    expect(tokenOf(second)).not.toBe(token);
    expect((await visitor.call(memberInfo)).value).toMatchObject({ id: member.id, isBasic: true });
    const { password } = member;
    expect(await visitor.call(enrolAuthenticator, { password })).toMatchObject({
      status: 403,
      errorCode: 'full_login_required',
    });
    expect((await visitor.call(confirmAuthenticator, { code: '1' })).errorCode).toBe(
      'full_login_required',
    );
    expect((await logIn(tokenOf(second))).success).toBe(true);
  });

  test('SESS-03 a password in its place gives a whole session', async () => {
    const { member, visitor, logIn } = await newRemembered();
    await logIn(member.password);
    expect((await visitor.call(memberInfo)).value['isBasic']).toBe(false);
    const { password } = member;
    expect((await visitor.call(enrolAuthenticator, { password })).status).toBe(200);
  });

  test('SESS-03 is given only to who asks, by password, where the operator has it on', async () => {
    const { member, visitor, logIn } = await newRemembered();
    const unasked = await logIn(member.password, visitor, { rememberMe: false });
    expect(unasked.value).not.toHaveProperty('rememberToken');
    const off = await newRemembered({ 'flags.MOBILEAUTOLOGIN3': 'off' });
    expect(off.token).toBe('undefined');
    const limited = await newRemembered({}, { password: '{secret}' });
    expect(limited.token).toBe('undefined');
  });

  test('SESS-03 of an answer that was lost the one before is good, as long as the new one was not used', async () => {
    const { logIn, token } = await newRemembered();
    await logIn(token);
    const again = await logIn(token);
    expect(again.success).toBe(true);
    expect((await logIn(tokenOf(again))).success).toBe(true);
  });

  test('SESS-03 shown by two tabs at once it opens both, and either’s next one is good', async () => {
    const { merchant, visitor, logIn, token } = await newRemembered();
    const tabs = [0, 1].map(() => visit(site.app, merchant));
    for (const tab of tabs) tab.device = visitor.device;
    const replies = await Promise.all(tabs.map((tab) => logIn(token, tab)));
    expect(replies.map(({ success }) => success)).toEqual([true, true]);
    for (const tab of tabs) expect((await tab.call(memberInfo)).success).toBe(true);
    const [one = '', other = ''] = replies.map(tokenOf);
    expect((await logIn(one, tabs[0])).success).toBe(true);
    expect((await logIn(other, tabs[1])).success).toBe(true);
  });

  test('SESS-03 an old one is a copy: what the device remembered ends, also for its owner', async () => {
    const { merchant, logIn, token } = await newRemembered();
    const second = tokenOf(await logIn(token));
    const third = tokenOf(await logIn(second));
    expect(await logIn(token)).toMatchObject({ status: 400, errorCode: 'login.cred.err' });
    expect((await logIn(third)).errorCode).toBe('login.cred.err');
    const rows = await site.database.query(merchant.code, (tx) =>
      runStatement(tx, 'select result, actor from audit_event order by at'),
    );
    expect(rows).toContainEqual({ result: 'copied', actor: 'guest' });
  });

  test('SESS-03 on another device, with another name, at another merchant or made up it opens nothing', async () => {
    const { merchant, logIn, token } = await newRemembered();
    expect((await logIn(token, visit(site.app, merchant))).errorCode).toBe('login.cred.err');
    const two = await newRemembered();
    expect((await two.logIn(two.token, undefined, { username: 'somebody-else' })).success).toBe(
      false,
    );
    const abroad = await newRemembered();
    const three = await newRemembered();
    expect((await abroad.logIn(three.token)).success).toBe(false);
    expect((await abroad.logIn(`dt1.${'A'.repeat(22)}.${'A'.repeat(43)}`)).success).toBe(false);
  });

  test('SESS-03 ends thirty days after its last use', async () => {
    const { logIn, token } = await newRemembered();
    site.pass(29 * day);
    const used = await logIn(token);
    expect(used.success).toBe(true);
    site.pass(29 * day);
    const again = await logIn(tokenOf(used));
    expect(again.success).toBe(true);
    site.pass(30 * day);
    expect((await logIn(tokenOf(again))).success).toBe(false);
  });

  test('SESS-03, A13 ends with logging out by hand, a new password, and when others are logged out', async () => {
    const byHand = await newRemembered();
    await byHand.visitor.call(logOut);
    expect((await byHand.logIn(byHand.token)).success).toBe(false);

    const changed = await newRemembered();
    const change = { old: changed.member.password, new: 'quite-another-Word7' };
    expect((await changed.visitor.call(changePassword, change)).success).toBe(true);
    expect((await changed.logIn(changed.token)).success).toBe(false);

    const others = await newRemembered();
    const beside = visit(site.app, others.merchant);
    await others.logIn(others.member.password, beside);
    await beside.call(endOtherSessions);
    expect((await others.logIn(others.token)).success).toBe(false);
  });

  test('SESS-03 of a disabled member, or where the operator turned it off, it opens nothing', async () => {
    const { merchant, member, logIn, token } = await newRemembered();
    await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
      runStatement(tx, 'update member set disabled = true where id = $1', [member.id]),
    );
    expect((await logIn(token)).errorCode).toBe('login.cred.err');
  });

  test('A10, SESS-03 where a second factor is asked for it is, and its token waits for that unchanged', async () => {
    const { merchant, member, logIn, token } = await newRemembered();
    await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
      runStatement(tx, `update member set second_factors = '{ga}' where id = $1`, [member.id]),
    );
    const due = await logIn(token);
    expect(due).toMatchObject({ errorCode: 'login_verify_required', value: { ga: true } });
    // The next call sends the token again, together with a code.
    expect((await logIn(token)).errorCode).toBe('login_verify_required');
  });

  test('LOGIN-08 it goes to the change of the password where that is due', async () => {
    const { merchant, member, logIn, token } = await newRemembered({
      'flags.PWDEXPFORCECHANGE3': 'on',
    });
    await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
      runStatement(tx, 'update member set password_expired = true where id = $1', [member.id]),
    );
    expect((await logIn(token)).value).toMatchObject({
      passwordExpired: true,
      passwordChangeRequired: true,
    });
  });

  test('S3 the database has no token of it', async () => {
    const { merchant, token } = await newRemembered();
    const rows = await site.database.query(merchant.code, (tx) =>
      runStatement(tx, 'select * from remembered_login'),
    );
    expect(rows).toHaveLength(1);
    const [, selector = '', secret = ''] = token.split('.');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(site.logged()).not.toContain(selector);
  });
});
