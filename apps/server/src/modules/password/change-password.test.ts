import { signIn } from '@parlour/contract/login/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { changePassword } from '@parlour/contract/password/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';
import { findWeaknesses } from './strength.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const good = 'seven-grey-Herons';

async function newMember(
  settings: SettingTexts = {},
  traits: Parameters<typeof createMember>[2] = {},
) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, settings);
  const member = await createMember(ownerUrl, merchant.code, traits);
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  const change = (to: string, from = member.password, by = visitor) =>
    by.call(changePassword, { old: from, new: to });
  return { merchant, member, visitor, change };
}

describe('POST /wps/member/password', () => {
  test('REG-04, A13 the new one logs in, the old one does not, the session gets new halves and all others end', async () => {
    const { merchant, member, visitor, change } = await newMember();
    const beside = visit(site.app, merchant);
    await beside.logIn(member);
    const { token, cookie } = visitor;
    const reply = await change(good);
    expect(reply.success).toBe(true);
    expect([reply.value['token'], visitor.cookie]).not.toContain(token);
    expect(visitor.cookie).not.toBe(cookie);
    const old = Object.assign(visit(site.app, merchant), { token, cookie });
    expect((await old.call(memberInfo)).status).toBe(401);
    expect((await beside.call(memberInfo)).status).toBe(401);
    visitor.token = String(reply.value['token']);
    expect((await visitor.call(memberInfo)).status).toBe(200);
    expect((await visit(site.app, merchant).logIn(member)).errorCode).toBe('login.cred.err');
    expect((await visit(site.app, merchant).logIn({ ...member, password: good })).success).toBe(
      true,
    );
  });

  test('A12, LOGIN-04 a limited session is whole after it, and may do nothing else before', async () => {
    const { visitor, change } = await newMember({}, { password: '{secret}' });
    expect((await visitor.call(memberInfo)).errorCode).toBe('password_change_required');
    expect((await change('{secret}', '{secret}')).value['reasons']).toContain('initial');
    const reply = await change(good, '{secret}');
    visitor.token = String(reply.value['token']);
    expect((await visitor.call(memberInfo)).status).toBe(200);
  });

  test('REG-04 an expired password is not expired any more', async () => {
    const { member, visitor, change } = await newMember(
      { 'flags.PWDEXPFORCECHANGE3': 'on' },
      { passwordExpired: true },
    );
    await change(good);
    const input = { username: member.username, password: good, loginDeviceId: crypto.randomUUID() };
    expect((await visitor.call(signIn, input)).value).toMatchObject({
      passwordExpired: false,
      passwordChangeRequired: false,
    });
  });

  test('REG-04 a wrong old one changes nothing, and five tries are let in', async () => {
    const { member, visitor, change } = await newMember();
    for (let tries = 5; tries > 0; tries -= 1) {
      expect(await change(good, 'wrong')).toMatchObject({
        status: 400,
        errorCode: 'password_wrong',
      });
    }
    expect(await change(good)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.login' });
    expect((await visitor.call(memberInfo)).status).toBe(200);
    expect((await visitor.logIn(member)).success).toBe(true);
  });

  test('REG-04 of two changes at the same time one counts', async () => {
    const { merchant, member, visitor, change } = await newMember();
    const beside = visit(site.app, merchant);
    await beside.logIn(member);
    const replies = await Promise.all([
      change(good),
      change('nine-blue-Kettles', undefined, beside),
    ]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(visitor.cookie).not.toBeNull();
  });

  test('A7 a weak one is refused with its reasons, and nothing changes', async () => {
    const { merchant, member, change } = await newMember({ name: 'Lumen' });
    const reasonsOf = async (to: string) => (await change(to)).value['reasons'];
    expect(await reasonsOf('short')).toEqual(['short']);
    expect(await reasonsOf('Lumen2026!')).toEqual(['name']);
    expect(await reasonsOf(`${member.username}!`)).toEqual(['name']);
    expect(await reasonsOf('password1')).toEqual(['common']);
    expect((await visit(site.app, merchant).logIn(member)).success).toBe(true);
  });

  test('REG-04 the merchant’s own rule holds at a change, too, and is told in its words', async () => {
    const { change } = await newMember({
      'register.fields.password.min': '12',
      'register.fields.password.message': '{"EN":"Twelve characters."}',
    });
    const refused = await change('ten-green1');
    expect(refused).toMatchObject({ status: 400, errorCode: 'password_weak' });
    expect(refused.value).toEqual({ reasons: ['rule'], rule: 'Twelve characters.' });
    expect((await change('twelve-green')).success).toBe(true);
  });

  test('L1, S3 each leaves one event, and no password is in it or in the log', async () => {
    const { merchant, change } = await newMember();
    await change('canary-of-a-Password', 'canary-of-a-guess');
    await change('canary-of-a-Password');
    const rows = await site.database.query(merchant.code, (tx) =>
      runStatement(
        tx,
        `select result, about from audit_event where action = 'password.change' order by at, result desc`,
      ),
    );
    expect(rows).toEqual([
      { result: 'wrong_password', about: {} },
      { result: 'ok', about: {} },
    ]);
    expect(site.logged()).not.toContain('canary');
  });
});

describe('what is a weak password', () => {
  const known = {
    isAsRuled: () => true,
    username: 'annabel',
    siteWords: ['Marigold'],
    initial: '{secret}',
    old: 'an-old-Word',
  };

  test.each([
    ['1234567', ['short']],
    ['กขคงจฉช', ['short']],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', ['short']],
    ['12345678', ['common']],
    ['PassWord', ['common']],
    ['marigold', ['common', 'name']],
    ['2026Marigold', ['name']],
    ['ANNABEL99', ['name']],
    ['an-old-Word', ['same']],
    ['marigolds grow here', []],
    ['กขคงจฉชซ', []],
    ['        ', []],
  ])('A7 %j is %j', async (password, reasons) => {
    expect(await findWeaknesses(password, known)).toEqual(reasons);
  });

  test('A7 of the most used passwords that are long enough none passes', async () => {
    for (const each of [
      'qwertyuiop',
      'iloveyou1',
      'baseball',
      'sunshine1',
      'football1',
      'princess1',
    ]) {
      expect(await findWeaknesses(each, known), each).toContain('common');
    }
  });

  test('A7 whatever is typed, no rule asks for letters or digits, and none fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 20, maxLength: 128, unit: 'grapheme' }),
        async (typed) => {
          const reasons = await findWeaknesses(typed, { ...known, old: `${typed}x` });
          expect(reasons.filter((each) => each !== 'name')).toEqual([]);
        },
      ),
    );
  });
});
