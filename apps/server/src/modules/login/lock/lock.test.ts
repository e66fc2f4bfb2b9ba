import { createMember, createMerchant, type TestMember } from '@parlour/database/testing/fixtures';
import { verifyPassword } from '@parlour/database/password-hash';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswordCheck } from '#modules/password';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { visit, type Reply, type Visitor } from '../../../testing/visitor.ts';

const minute = 60_000;
/** Hashes that passwords were compared with. */
const compared: string[] = [];
let site: TestSite;
beforeAll(async () => {
  const passwords = await createPasswordCheck({ withinMs: 60_000 }, (password, hash) => {
    compared.push(hash);
    return verifyPassword(password, hash);
  });
  site = await startTestSite({ passwords });
});
afterAll(() => site.close());

async function newMember(settings = {}, traits: { password?: string } = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  const member = await createMember(site.urls.ownerUrl, merchant.code, traits);
  await site.merchants.reload();
  return { merchant, member, visitor: visit(site.app, merchant) };
}
const wrongOf = (member: TestMember): TestMember => ({ ...member, password: 'not-the-password' });
const waitOf = ({ value }: Reply): unknown => value?.['retryAfter'];
async function fail(visitor: Visitor, member: TestMember, times: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  while (replies.length < times) replies.push(await visitor.logIn(wrongOf(member)));
  return replies;
}

describe('a name that is guessed at', () => {
  test('A3 is locked by the third failure, and the right password does not help before the minute is over', async () => {
    const { member, visitor } = await newMember();
    expect((await fail(visitor, member, 3)).map(waitOf)).toEqual([undefined, undefined, 60]);
    site.pass(59_000);
    const refused = await visitor.logIn(member);
    expect(refused).toMatchObject({ status: 400, errorCode: 'login.cred.err' });
    expect([waitOf(refused), refused.headers['retry-after']]).toEqual([1, '1']);
    site.pass(1_000);
    expect((await visitor.logIn(member)).status).toBe(200);
    expect((await fail(visitor, member, 2)).map(waitOf)).toEqual([undefined, undefined]);
  });

  test('A3 waits 1, 2, 4, 8 and then 15 minutes, and no guess while it is locked makes that longer', async () => {
    const { member, visitor } = await newMember();
    await fail(visitor, member, 2);
    const waits: unknown[] = [];
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const [locked] = await fail(visitor, member, 1);
      waits.push(locked && Number(waitOf(locked)) / 60);
      await fail(visitor, member, 2);
      site.pass(minutes * minute);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  test('A3 is forgotten after half an hour, and once it was locked after twelve', async () => {
    const { member, visitor } = await newMember();
    await fail(visitor, member, 2);
    site.pass(30 * minute + 1);
    expect((await fail(visitor, member, 3)).map(waitOf)).toEqual([undefined, undefined, 60]);
    site.pass(11 * 60 * minute);
    expect((await fail(visitor, member, 1)).map(waitOf)).toEqual([120]);
    site.pass(12 * 60 * minute + 1);
    expect((await fail(visitor, member, 3)).map(waitOf)).toEqual([undefined, undefined, 60]);
  });

  test('A3 has as many tries as the merchant says', async () => {
    const { member, visitor } = await newMember({ 'lock.afterFailures': '5' });
    const waits = (await fail(visitor, member, 5)).map(waitOf);
    expect(waits).toEqual([undefined, undefined, undefined, undefined, 60]);
  });

  test('A3 of 50 guesses at once three are compared with its password, and the rest with nobody’s', async () => {
    const { member, merchant, visitor } = await newMember();
    const nobodys = await hashOfNobody(merchant);
    compared.length = 0;
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => visitor.logIn(wrongOf(member))),
    );
    // On a busy machine the database refuses some for want of capacity.
    const answered = replies.filter(({ status }) => status !== 503);
    const codes = new Set(answered.map(({ errorCode }) => errorCode));
    expect(codes).toEqual(new Set(['login.cred.err']));
    expect(compared.length).toBeGreaterThanOrEqual(answered.length);
    expect(compared.filter((hash) => hash !== nobodys)).toHaveLength(3);
  });

  test('A3, A5 is locked in another process and after a restart, and at no other merchant', async () => {
    const { member, merchant, visitor } = await newMember();
    const elsewhere = await newMember();
    await fail(visitor, member, 3);
    const other = await startTestSite({}, site);
    const refused = await visit(other.app, merchant).logIn(member);
    expect(refused.errorCode).toBe('login.cred.err');
    await other.close();
    const same = { ...wrongOf(elsewhere.member), username: member.username };
    expect(waitOf(await elsewhere.visitor.logIn(same))).toBeUndefined();
  });

  test('A3, A6 does not count what could not be compared for want of room', async () => {
    // A hash of the usual cost, so that a comparison takes some time.
    const { member, merchant } = await newMember({}, { password: 'takes-Its-Time1' });
    const passwords = await createPasswordCheck({ running: 1, withinMs: 0 });
    const full = await startTestSite({ passwords }, site);
    const visitor = visit(full.app, merchant);
    const replies = await Promise.all([1, 2, 3].map(() => visitor.logIn(wrongOf(member))));
    expect(replies.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    const refused = replies.filter(({ status }) => status === 400).length;
    const waits = (await fail(visitor, member, 3 - refused)).map(waitOf);
    expect(waits).toEqual([...Array.from({ length: 2 - refused }, () => undefined), 60]);
    await full.close();
  });

  test('A1 unknown, wrong, disabled and locked with the right password answer alike at each number of attempts', async () => {
    const { member, merchant } = await newMember();
    const { ownerUrl } = site.urls;
    const disabled = await createMember(ownerUrl, merchant.code, { disabled: true });
    const locked = await createMember(ownerUrl, merchant.code);
    const tried = [wrongOf(member), { ...member, username: 'nobody-at-all' }, disabled];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const bodies = new Set<string>();
      const right = attempt > 3 ? locked : wrongOf(locked);
      for (const each of [...tried, right]) {
        const before = compared.length;
        const reply = await visit(site.app, merchant).logIn(each);
        expect(compared.length - before).toBe(1);
        const { 'x-request-id': _id, date: _date, ...headers } = reply.headers;
        bodies.add(JSON.stringify([reply.status, reply.body, headers]));
      }
      expect([attempt, [...bodies]]).toEqual([attempt, [expect.any(String)]]);
    }
  });
});

describe('a device on which the member logged in before', () => {
  test('A4 lets the owner in while strangers have locked the name, and has a lock of its own', async () => {
    const { member, merchant, visitor } = await newMember();
    await visitor.logIn(member);
    expect(visitor.device).toMatch(/^[\w-]{43}$/);
    const stranger = visit(site.app, merchant);
    await fail(stranger, member, 3);
    expect((await stranger.logIn(member)).status).toBe(400);
    expect((await visitor.logIn(member)).status).toBe(200);
    expect((await fail(visitor, member, 3)).map(waitOf)).toEqual([undefined, undefined, 60]);
    expect((await visitor.logIn(member)).status).toBe(400);
  });

  test('A4 helps with no other name, and a made-up one with none', async () => {
    const { member, merchant, visitor } = await newMember();
    const other = await createMember(site.urls.ownerUrl, merchant.code);
    await visitor.logIn(member);
    const stranger = visit(site.app, merchant);
    await fail(stranger, other, 3);
    expect((await visitor.logIn(other)).status).toBe(400);
    await fail(stranger, member, 3);
    stranger.device = 'A'.repeat(43);
    expect((await stranger.logIn(member)).status).toBe(400);
    stranger.device = 'no cookie of ours';
    expect((await stranger.logIn(member)).status).toBe(400);
  });

  test('A4 keeps its cookie from login to login, out of reach of scripts and by https alone', async () => {
    const { member, visitor } = await newMember();
    const first = await visitor.logIn(member);
    const [cookie] = [first.headers['set-cookie']]
      .flat()
      .filter((each) => String(each).startsWith('__Host-did='));
    expect(cookie).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const second = await visitor.logIn(member);
    expect(String(second.headers['set-cookie'])).not.toContain('__Host-did=');
  });
});

/** Returns the hash that is compared for an unknown name. */
async function hashOfNobody(merchant: { host: string }): Promise<string> {
  compared.length = 0;
  await visit(site.app, merchant).logIn({ id: '', username: 'nobody-of-that', password: 'x' });
  return compared[0] ?? '';
}
