// Conditions on a friend's own money: different days and a sum. Gifts and bonus money do not count.
import { randomUUID } from 'node:crypto';
import { claimPromotion } from '@parlour/contract/rewards/calls';
import { claimVoucher } from '@parlour/contract/voucher/calls';
import { giveVouchers } from '@parlour/seed/testing/made-vouchers';
import { readVoucher } from '../voucher/make-vouchers.ts';
import type { TestMember } from '@parlour/database/testing/fixtures';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bonusesOf } from '../../../testing/bonus.ts';
import { invite, openInviting, tellFacts } from '../../../testing/inviting.ts';
import { gift } from '../../../testing/promotions.ts';
import { checkLedgerAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { visit } from '../../../testing/visitor.ts';

let site: TestSite;
let noon: number;
beforeAll(async () => {
  // Saturday, 21 November 2026, 12:00.
  site = await startTestSite();
  noon = site.now();
});
afterEach(() => site.pass(noon - site.now()));
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;
const hour = 3_600_000;
const day = 24 * hour;

/** Opens a merchant with an invitation and a friend from another address, and functions that claim gifts and play. */
async function begin(settings: Parameters<typeof openInviting>[1]) {
  const place = await openInviting(site, settings);
  await place.publish(invite({ friend: { does: 'rounds', target: 2 }, withinDays: 30 }));
  const { code, states, comeBack } = await place.inviter();
  const friend = await place.register(code);
  const claimGift = async (id: string) => {
    const own = visit(site.app, place.merchant);
    await own.logIn(friend);
    const key = { headers: { 'idempotency-key': randomUUID() } };
    expect((await own.call(claimPromotion, { id }, key)).success).toBe(true);
  };
  type Play = Parameters<typeof place.play>[2];
  /** Plays, and returns the friend's state as the member then reads it. */
  const plays = async (rounds: number, play: Play = {}) => {
    await place.play(friend, rounds, play);
    await tellFacts(site);
    // The session has ended if days have passed.
    await comeBack();
    const [state] = await states();
    return state;
  };
  return { place, friend, claimGift, plays };
}

const shipped = { 'invite.ownDays': '7', 'invite.ownStakes': '100' };
const cash = (amount: string) => ({ kind: 'cash' as const, amount });

test('MEMBER-13 two numbers and two addresses get nothing of six rounds on gifts', async () => {
  const { place, claimGift, plays } = await begin(shipped);
  await claimGift(await place.publish(gift()));
  expect(await plays(6, { balance: '0' })).toBe('joined');
  expect(await place.read(`select from reward where occasion <> 'once'`)).toEqual([]);
});

test('MEMBER-13 own money counts on its seventh day, where it is enough, and each friend once', async () => {
  const { place, plays } = await begin({ ...shipped, 'invite.ownStakes': '14' });
  const read: unknown[] = [];
  for (let days = 1; days <= 7; days += 1) {
    read.push(await plays(1, { stake: 2 * one }));
    site.pass(day);
  }
  expect(await plays(1)).toBe('ready');
  expect(read).toEqual([...Array.from({ length: 6 }, () => 'joined'), 'ready']);
  expect(await place.read(`select from reward`)).toHaveLength(1);
});

test('MEMBER-13 days enough with too little do not count before it is enough', async () => {
  const { plays } = await begin({ 'invite.ownDays': '2', 'invite.ownStakes': '10' });
  expect(await plays(1)).toBe('joined');
  site.pass(day);
  expect(await plays(8)).toBe('joined');
  expect(await plays(1)).toBe('ready');
});

test('MEMBER-13 days are those of the merchant’s zone', async () => {
  const twoDays = { 'invite.ownDays': '2', timeZone: 'Asia/Manila' };
  const { plays } = await begin(twoDays);
  expect(await plays(2)).toBe('joined');
  site.pass(3.5 * hour);
  expect(await plays(1)).toBe('joined');
  // Sunday, 00:30 in Manila, and still Saturday in Greenwich.
  site.pass(hour);
  expect(await plays(1)).toBe('ready');
});

test('MEMBER-13 what is given each day counts on none of them', async () => {
  const { place, claimGift, plays } = await begin({ 'invite.ownDays': '2' });
  const rule = { kind: 'gift', every: 'day', reward: cash('2') } as const;
  const id = await place.publish(gift({ rule }));
  for (let days = 1; days <= 2; days += 1) {
    await claimGift(id);
    expect(await plays(2, { balance: '0' })).toBe('joined');
    site.pass(day);
  }
});

test('MEMBER-13 what was won counts, also of a gift', async () => {
  const { place, claimGift, plays } = await begin({ 'invite.ownDays': '2' });
  await claimGift(await place.publish(gift()));
  expect(await plays(1, { balance: '0', stake: 10 * one, wins: 20 * one })).toBe('joined');
  site.pass(day);
  expect(await plays(2)).toBe('joined');
  site.pass(day);
  expect(await plays(1)).toBe('ready');
});

test('MEMBER-13 a gift is staked before own money, whenever it came', async () => {
  const { place, claimGift, plays } = await begin({ 'invite.ownStakes': '5' });
  expect(await plays(4)).toBe('joined');
  await claimGift(await place.publish(gift()));
  expect(await plays(5, { stake: 2 * one })).toBe('joined');
  expect(await plays(1)).toBe('ready');
});

async function useVoucher(place: Awaited<ReturnType<typeof openInviting>>, friend: TestMember) {
  const worth = { batch: 'flyer', texts: { EN: { title: 'Treat', line: '' } }, reward: cash('10') };
  const file = readVoucher({ ...worth, expiresAt: '2027-11-30T00:00:00Z' });
  const given = { file, usernames: [friend.username], by: { actor: 'system' as const } };
  await giveVouchers(place.place, given, new Date(site.now()));
  const own = visit(site.app, place.merchant);
  await own.logIn(friend);
  const [voucher] = await place.read('select id from voucher');
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const used = await own.call(claimVoucher, { id: String(voucher?.['id']) }, key);
  expect(used.success).toBe(true);
}

test('MEMBER-13 a voucher of cash is a gift, too', async () => {
  const { place, friend, plays } = await begin({});
  await useVoucher(place, friend);
  expect(await plays(10, { balance: '1' })).toBe('joined');
  expect(await plays(1)).toBe('ready');
});

test('MEMBER-13 bonus money counts for nothing, and of a stake of both the cash alone', async () => {
  const { place, friend, plays } = await begin({ 'invite.ownStakes': '2' });
  const player = await place.play(friend, 0, { balance: '2' });
  await bonusesOf(site, player).grant();
  expect(await plays(1)).toBe('joined');
  expect(await plays(1, { stake: one / 2 })).toBe('joined');
  expect(await plays(1, { stake: 10 * one })).toBe('ready');
  expect(await place.read('select from reward')).toHaveLength(1);
});

test('MEMBER-13 bonus money alone never gets there', async () => {
  const { place, friend, plays } = await begin({});
  const player = await place.play(friend, 0, { balance: '0' });
  await bonusesOf(site, player).grant();
  expect(await plays(5, { stake: 2 * one })).toBe('joined');
});

test('MEMBER-13 a stake that is given back counts for nothing', async () => {
  const { place, friend, plays } = await begin({ 'invite.ownStakes': '5' });
  const { bet, win, rollback } = await place.play(friend, 2);
  await bet('b', 9 * one, { round: 'r' });
  await rollback('k', 'b', { round: 'r' });
  await bet('c', one, { round: 's' });
  await win(['w', 'c'], 0, { round: 's' });
  expect(await plays(1)).toBe('joined');
  expect(await plays(1)).toBe('ready');
});
