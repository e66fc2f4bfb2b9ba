import { randomUUID } from 'node:crypto';
import { memberInfo } from '@parlour/contract/member/calls';
import { endOtherSessions, endSession, listSessions } from '@parlour/contract/session/calls';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const android =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

type ListedSession = {
  id: string;
  current: boolean;
  device: string;
  place: string;
  lastSeenAt: number;
};

async function newPlace() {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl);
  const member = await createMember(ownerUrl, merchant.code);
  await site.merchants.reload();
  const logIn = async (userAgent = '', from = '203.0.113.7') => {
    const visitor = visit(site.app, merchant);
    await visitor.logIn(member, { headers: { 'user-agent': userAgent }, from });
    return visitor;
  };
  return { merchant, member, logIn };
}
const list = async (visitor: {
  call: (at: typeof listSessions) => Promise<{ value: Record<string, unknown> }>;
}) => (await visitor.call(listSessions)).value['sessions'] as ListedSession[];

describe('the sessions of a member', () => {
  test('S4 each is shown with browser, place and last use, the own one marked, what was used last first', async () => {
    const { logIn } = await newPlace();
    const phone = await logIn(android);
    site.pass(60_000);
    const own = await logIn('curl/8');
    const shown = await list(own);
    expect(shown).toHaveLength(2);
    expect(shown[0]).toMatchObject({ current: true, device: '', lastSeenAt: site.now() });
    expect(shown[1]).toMatchObject({ current: false, device: 'Chrome, Android' });
    expect(shown[1]?.place).toMatch(/^[A-Z]{2}$/);
    expect((await list(phone)).find(({ current }) => current)?.device).toBe('Chrome, Android');
  });

  test('S4, SESS-05 one that is ended from afar is over at once, and the own one stays', async () => {
    const { logIn } = await newPlace();
    const phone = await logIn(android);
    const own = await logIn();
    const other = (await list(own)).find(({ current }) => !current);
    expect((await own.call(endSession, { id: other?.id ?? '' })).success).toBe(true);
    expect((await phone.call(memberInfo)).status).toBe(401);
    expect((await own.call(memberInfo)).status).toBe(200);
    expect(await list(own)).toHaveLength(1);
    expect((await own.call(endSession, { id: other?.id ?? '' })).errorCode).toBe('not_found');
  });

  test('S4 the own one ends as by logging out', async () => {
    const { logIn } = await newPlace();
    const own = await logIn();
    const [only] = await list(own);
    await own.call(endSession, { id: only?.id ?? '' });
    expect(own.cookie).toBeNull();
    expect((await own.call(memberInfo)).status).toBe(401);
  });

  test('S4 all others end at once', async () => {
    const { logIn } = await newPlace();
    const others = [await logIn(), await logIn()];
    const own = await logIn();
    expect((await own.call(endOtherSessions)).success).toBe(true);
    for (const each of others) expect((await each.call(memberInfo)).status).toBe(401);
    expect(await list(own)).toHaveLength(1);
  });

  test('T3 another member’s is as missing as one that never was, of the same merchant and of another', async () => {
    const [one, two] = [await newPlace(), await newPlace()];
    const victim = await one.logIn();
    const [target] = await list(victim);
    const sameMerchant = visit(site.app, one.merchant);
    await sameMerchant.logIn(await createMember(site.urls.ownerUrl, one.merchant.code));
    for (const attacker of [sameMerchant, await two.logIn()]) {
      const reply = await attacker.call(endSession, { id: target?.id ?? '' });
      const missing = await attacker.call(endSession, { id: randomUUID() });
      expect(reply).toMatchObject({ status: 404, errorCode: 'not_found' });
      expect(reply.body).toBe(missing.body);
      expect(await list(attacker)).toHaveLength(1);
    }
    expect((await victim.call(memberInfo)).status).toBe(200);
  });

  test('S4 what is no id is refused, and one that has ended by itself is not shown', async () => {
    const { logIn } = await newPlace();
    const own = await logIn();
    expect(await own.call(endSession, { id: "x' or 1=1" })).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
    });
    site.pass(16 * 60_000);
    const next = await logIn();
    expect(await list(next)).toHaveLength(1);
  });
});
