import { memberInfo } from '@parlour/contract/member/calls';
import { logOut, logOutByPost } from '@parlour/contract/session/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const minutes = 60_000;

async function logIn(settings: Parameters<typeof createMerchant>[1] = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  const member = await createMember(site.urls.ownerUrl, merchant.code);
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  return { merchant, member, visitor };
}

const isIn = async (visitor: ReturnType<typeof visit>) =>
  (await visitor.call(memberInfo)).status === 200;

describe('the life of a session', () => {
  test('S1 it ends after the idle minutes, and every call of the member counts as an action', async () => {
    const { visitor } = await logIn({ 'session.idleMinutes': '10' });
    for (let each = 0; each < 4; each += 1) {
      site.pass(9.9 * minutes);
      expect(await isIn(visitor)).toBe(true);
    }
    site.pass(10 * minutes);
    expect(await isIn(visitor)).toBe(false);
  });

  test('S1 it ends after the absolute hours however busy the member is', async () => {
    const { visitor } = await logIn({ 'session.idleMinutes': '30', 'session.absoluteHours': '1' });
    for (let each = 0; each < 5; each += 1) {
      site.pass(11 * minutes);
      expect(await isIn(visitor)).toBe(true);
    }
    site.pass(5 * minutes);
    expect(await isIn(visitor)).toBe(false);
  });

  test('SESS-05 only hashes of both halves are kept, bound to merchant and member', async () => {
    const { visitor, merchant, member } = await logIn();
    const rows = await site.database.transaction(merchant.code, (tx) =>
      runStatement<Record<string, unknown>>(tx, 'select * from session'),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ merchant_code: merchant.code, member_id: member.id });
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(visitor.token);
    expect(kept).not.toContain(visitor.cookie);
    for (const half of ['token_hash', 'cookie_hash']) {
      expect(rows[0]?.[half]).toHaveLength(32);
    }
  });

  test('SESS-05 a disabled member is out at once', async () => {
    const { visitor, merchant, member } = await logIn();
    await site.database.transaction(merchant.code, (tx) =>
      runStatement(tx, 'update member set disabled = true where id = $1', [member.id]),
    );
    expect(await isIn(visitor)).toBe(false);
  });

  test('A13 logging in again replaces the session that the browser held, and leaves those of other devices', async () => {
    const { visitor, merchant, member } = await logIn();
    const elsewhere = visit(site.app, merchant);
    await elsewhere.logIn(member);
    const before = { token: visitor.token, cookie: visitor.cookie };
    await visitor.logIn(member);
    expect(visitor.token).not.toBe(before.token);
    expect(visitor.cookie).not.toBe(before.cookie);
    expect(await isIn(visitor)).toBe(true);
    expect(await isIn(elsewhere)).toBe(true);
    expect(await isIn(Object.assign(visit(site.app, merchant), before))).toBe(false);
  });
});

describe('DELETE /wps/session/logout', () => {
  test.each([
    ['DELETE', logOut],
    ['POST', logOutByPost],
  ])('SESS-05 %s ends the session on the server and takes the cookie back', async (_, at) => {
    const { visitor, merchant } = await logIn();
    const held = { token: visitor.token, cookie: visitor.cookie };
    expect(await visitor.call(at)).toMatchObject({ status: 200, success: true, value: null });
    expect(visitor.cookie).toBeNull();
    const thief = Object.assign(visit(site.app, merchant), held);
    expect(await isIn(thief)).toBe(false);
    expect(await thief.call(at)).toMatchObject({ status: 401 });
  });

  test('S2 a log-out in one process is known in the other at once', async () => {
    const { visitor, merchant } = await logIn();
    const beside = await startTestSite({}, site);
    const there = Object.assign(visit(beside.app, merchant), {
      token: visitor.token,
      cookie: visitor.cookie,
    });
    expect(await isIn(there)).toBe(true);
    await visitor.call(logOut);
    expect(await isIn(there)).toBe(false);
    await beside.close();
  });
});
