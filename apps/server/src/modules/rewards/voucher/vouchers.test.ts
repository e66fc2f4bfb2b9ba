import { randomUUID } from 'node:crypto';
import { claimVoucher, redeemVoucher, voucherList } from '@parlour/contract/voucher/calls';
import { voucherCode, writtenCode } from '@parlour/contract/voucher/voucher-code';
import { checkRewards } from '@parlour/seed/testing/staff-rules';
import { giveVouchers, issueCodes } from '@parlour/seed/testing/made-vouchers';
import { readVoucher } from './make-vouchers.ts';
import { testSecretKey } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openRewards } from '../../../testing/promotions.ts';
import { checkLedgerAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const at = new Date('2026-11-20T00:00:00Z');
const file = (over: object = {}) =>
  readVoucher({
    batch: 'november',
    texts: { EN: { title: 'Gold club, November', line: 'Any game' } },
    reward: { kind: 'cash', amount: '25' },
    expiresAt: '2026-11-30T00:00:00Z',
    ...over,
  });
const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });
const redeem = (visitor: Visitor, code: string, key?: string) =>
  visitor.call(redeemVoucher, { code }, keyed(key));
const claim = (visitor: Visitor, id: string) => visitor.call(claimVoucher, { id }, keyed());

async function open(settings = {}) {
  const rewards = await openRewards(site, settings);
  const issue = (count: number, over = {}) =>
    issueCodes(rewards.place, { file: file(over), count }, { secretKey: testSecretKey, at });
  const give = (username: string, over = {}) =>
    giveVouchers(rewards.place, { file: file(over), usernames: [username] }, at);
  const listOf = async (visitor: Visitor, state: string) => {
    const { value } = await visitor.call(voucherList, { state });
    return value as { vouchers: { id: string; title: string; state: string }[]; available: number };
  };
  return { ...rewards, issue, give, listOf };
}

describe('a voucher of a member', () => {
  test('MEMBER-09 is listed, claimed once, and used from then on', async () => {
    const { join, give, listOf } = await open();
    const { member, visitor, holds } = await join();
    await give(member.username);
    const before = await listOf(visitor, 'available');
    expect(before).toMatchObject({
      vouchers: [{ title: 'Gold club, November', reward: { amount: '25.00' }, usedAt: null }],
      available: 1,
    });
    const id = before.vouchers[0]?.id ?? '';
    const replies = await Promise.all(Array.from({ length: 10 }, () => claim(visitor, id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ errorCode }) => errorCode))).toEqual(
      new Set([undefined, 'voucher_used']),
    );
    expect(await holds()).toBe(money('25'));
    expect(await listOf(visitor, 'available')).toEqual({ vouchers: [], available: 0 });
    expect((await listOf(visitor, 'used')).vouchers).toMatchObject([{ id, state: 'used' }]);
  });

  test('MEMBER-09 that expired is told as that, and pays nothing', async () => {
    const { join, give, listOf } = await open();
    const { member, visitor, holds } = await join();
    await give(member.username, { expiresAt: '2026-11-20T12:00:00Z' });
    const { vouchers } = await listOf(visitor, 'expired');
    expect(vouchers).toMatchObject([{ state: 'expired' }]);
    expect((await claim(visitor, vouchers[0]?.id ?? '')).errorCode).toBe('voucher_expired');
    expect(await holds()).toBe(0n);
  });

  test('MEMBER-09, T3 is nobody else’s: not another member’s, nor another merchant’s', async () => {
    const { join, give, listOf } = await open();
    const [owner, other] = [await join(), await join()];
    await give(owner.member.username);
    const id = (await listOf(owner.visitor, 'available')).vouchers[0]?.id ?? '';
    const stranger = await (await open()).join();
    for (const { visitor } of [other, stranger]) {
      expect(await claim(visitor, id)).toMatchObject({ status: 404, errorCode: 'voucher_invalid' });
      expect((await listOf(visitor, 'available')).vouchers).toEqual([]);
    }
  });

  test('MEMBER-09, PROMO-03 is nothing for a restricted member: no list, no claim, no code', async () => {
    const { join, give, issue } = await open();
    const [code = ''] = await issue(1);
    const { member, visitor, holds } = await join({ type: 4 });
    await give(member.username);
    const replies = [
      await visitor.call(voucherList, {}),
      await redeem(visitor, code),
      await claim(visitor, randomUUID()),
    ];
    expect(replies.map(({ errorCode }) => errorCode)).toEqual(
      Array.from({ length: 3 }, () => 'function.not.available'),
    );
    expect(await holds()).toBe(0n);
    expect((await redeem((await join()).visitor, code)).status).toBe(200);
  });

  test('MEMBER-09 for a name that is nobody’s gives none to anybody', async () => {
    const { join, place, listOf } = await open();
    const { member, visitor } = await join();
    const usernames = [member.username, 'nobody-here'];
    await expect(giveVouchers(place, { file: file(), usernames }, at)).rejects.toThrow(
      'has no member nobody-here',
    );
    expect((await listOf(visitor, 'available')).available).toBe(0);
  });
});

describe('a code', () => {
  test('MEMBER-09 is redeemed once, however it is written, and is said to be used to whom it paid', async () => {
    const { join, issue, listOf } = await open();
    const [code = ''] = await issue(1);
    const { visitor, holds } = await join();
    const other = await join();
    const key = randomUUID();
    const first = await redeem(visitor, ` ${writtenCode(code).toLowerCase()} `, key);
    expect(first).toMatchObject({
      status: 200,
      value: { state: 'used', title: 'Gold club, November' },
    });
    expect((await redeem(visitor, code, key)).value).toEqual(first.value);
    expect((await redeem(visitor, code)).errorCode).toBe('voucher_used');
    expect((await redeem(other.visitor, code)).errorCode).toBe('voucher_invalid');
    expect(await holds()).toBe(money('25'));
    expect((await listOf(visitor, 'used')).vouchers).toHaveLength(1);
    expect((await checkRewards(site.urls.appUrl)).broken).toBeNull();
  });

  test('MEMBER-09 that two members have pays one of them', async () => {
    const { join, issue } = await open();
    const [code = ''] = await issue(1);
    const all = [await join(), await join(), await join()];
    const replies = await Promise.all(all.map(({ visitor }) => redeem(visitor, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ errorCode }) => errorCode === 'voucher_invalid')).toHaveLength(2);
    const held = await Promise.all(all.map(({ holds }) => holds()));
    expect(held.reduce((sum, each) => sum + each, 0n)).toBe(money('25'));
  });

  test('MEMBER-09 of another merchant, or of nobody, has one answer; one that expired says so', async () => {
    const { join, issue } = await open();
    const [foreign = ''] = await (await open()).issue(1);
    const [late = ''] = await issue(1, { expiresAt: '2026-11-20T12:00:00Z' });
    const { visitor } = await join();
    const bodies = new Set<string>();
    for (const code of [foreign, '7KQ2M4XA9TD', 'short', '<script>']) {
      const reply = await redeem(visitor, code);
      expect(reply).toMatchObject({ status: 404, errorCode: 'voucher_invalid' });
      bodies.add(reply.body);
    }
    expect(bodies.size).toBe(1);
    expect((await redeem(visitor, late)).errorCode).toBe('voucher_expired');
  });

  test('MEMBER-09 is not found by trying: after ten in ten minutes a member waits', async () => {
    const { join } = await open();
    const { visitor } = await join();
    const other = await join();
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await redeem(visitor, `0000000000${turn}`)).status).toBe(404);
    }
    expect(await redeem(visitor, '00000000000')).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST.voucher',
    });
    expect((await redeem(other.visitor, '00000000000')).status).toBe(404);
  });

  it.each([
    ['7kq2-m4xa-9td', '7KQ2M4XA9TD'],
    ['O1lI 0000 000', '01110000000'],
    ['７ＫＱ２Ｍ４ＸＡ９ＴＤ', '7KQ2M4XA9TD'],
    ['7KQ2M4XA9T', null],
    ['7KQ2M4XA9TU', null],
    ['', null],
  ])('MEMBER-09 %s is read as %s', (typed, code) => {
    expect(voucherCode(typed)).toBe(code);
  });

  test('MEMBER-09 has 55 bits, and no two are the same', async () => {
    const { issue } = await open();
    const codes = await issue(2_000);
    expect(new Set(codes).size).toBe(2_000);
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{11}$/.test(code))).toBe(true);
  });
});
