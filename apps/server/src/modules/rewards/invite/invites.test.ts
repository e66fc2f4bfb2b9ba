import { randomUUID } from 'node:crypto';
import { inviteCode, inviteProgramme, referralDetails } from '@parlour/contract/invite/calls';
import { claimPromotion, rewardClaims } from '@parlour/contract/rewards/calls';
import { checkRewards, rebuildActivity } from '@parlour/seed/testing/staff-rules';
import { decideWithheld, listWithheld } from './testing/withheld.ts';
import { createClubLabel } from '@parlour/database/testing/fixtures';
import { money, readBalances } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invite, openInviting, tellFacts } from '../../../testing/inviting.ts';
import { gift } from '../../../testing/promotions.ts';
import { checkLedgerAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { visit, type Visitor } from '../../../testing/visitor.ts';
import { settleFriend } from './testing/settle-friend.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const claim = (visitor: Visitor, id: string, item: string) =>
  visitor.call(claimPromotion, { id, item }, { headers: { 'idempotency-key': randomUUID() } });
const invitationRows = 'select state, mark from invitation order by joined_at, friend_id';
const rewardRows = `select member_id, occasion, state, trouble, about from reward order by occasion`;
const day = 86_400_000;

describe('a friend who came by a code', () => {
  test('MEMBER-13 joins, has done it, and the member claims what is given, once', async () => {
    const place = await openInviting(site);
    const id = await place.publish(invite());
    const { visitor, code, details, member } = await place.inviter();
    const friend = await place.register(code);
    expect((await details()).friends).toMatchObject([
      { name: expect.stringMatching(/^l•+/), state: 'joined', reward: null, item: null },
    ]);
    await place.play(friend, 1);
    await tellFacts(site);
    expect((await details()).friends).toMatchObject([{ state: 'joined' }]);
    await place.befriend(code);
    const ready = await details();
    expect(ready.friends.map(({ state }) => state)).toEqual(['ready', 'joined']);
    const item = String(ready.friends[0]?.['item']);
    expect((await visitor.call(rewardClaims)).value['rows']).toMatchObject([
      { id: item, promotionId: id, type: 'REFERRAL', reward: { amount: '10.00' } },
    ]);
    expect((await claim(visitor, id, item)).value).toMatchObject({ state: 'paid' });
    expect((await claim(visitor, id, item)).errorCode).toBe('reward_claimed');
    expect(await details()).toMatchObject({
      totalInvitations: 2,
      promotionDomains: [place.merchant.host],
      earned: { amount: '10.00', currency: 'USD' },
      friends: [{ state: 'paid' }, { state: 'joined' }],
    });
    expect((await readBalances(place.place, member.id))['USD']).toBe(money('10'));
    expect((await checkRewards(site.urls.appUrl)).broken).toBeNull();
  });

  test('MEMBER-13 is told of by a masked name and a state: neither a name nor what was played', async () => {
    const place = await openInviting(site);
    await place.publish(invite());
    const { visitor, code } = await place.inviter();
    const friend = await place.befriend(code);
    const { body } = await visitor.call(referralDetails);
    expect(body).not.toContain(friend.username);
    expect(body).not.toContain(friend.id);
  });

  test('MEMBER-13 gets something, too, where the promotion says so', async () => {
    const place = await openInviting(site);
    await place.publish(invite({ friendReward: cash('4') }));
    const { code } = await place.inviter();
    const friend = await place.befriend(code);
    const own = visit(site.app, place.merchant);
    await own.logIn(friend);
    expect((await own.call(rewardClaims)).value['rows']).toMatchObject([
      { type: 'REFERRAL', reward: { amount: '4.00' } },
    ]);
  });

  test.each([
    ['registered', 1],
    ['days', 1],
  ] as const)('MEMBER-13 does what tasks count: %s', async (does, target) => {
    const place = await openInviting(site);
    await place.publish(invite({ friend: { does, target } }));
    const { code, states } = await place.inviter();
    const friend = await place.register(code);
    await visit(site.app, place.merchant).logIn(friend);
    await place.play(friend, 1);
    await tellFacts(site);
    expect(await states()).toEqual(['ready']);
  });

  test.each([
    ['days', 2],
    // A registration is recorded without a day, so only the time of the fact decides.
    ['registered', 1],
  ] as const)('MEMBER-13 who does it too late gives nothing: %s', async (does, target) => {
    const place = await openInviting(site);
    const { code, member } = await place.inviter();
    const friend = await place.register(code);
    const own = visit(site.app, place.merchant);
    await place.play(friend, 1);
    await tellFacts(site);
    await place.publish(invite({ friend: { does, target }, withinDays: 2 }));
    site.pass(2 * day);
    await own.logIn(friend);
    await tellFacts(site);
    const { visitor } = await place.inviter();
    await visitor.logIn(member);
    const { value } = await visitor.call(referralDetails);
    site.pass(-2 * day);
    expect(value['friends']).toMatchObject([{ state: 'late' }]);
  });

  test.each(['LUNA48', 'ZZZZ2222', 'x'])(
    'MEMBER-13, REG-02 a code that is nobody’s stops no registration: %s',
    async (code) => {
      const place = await openInviting(site);
      const friend = await place.register(code);
      expect(friend.id).toMatch(/^[\da-f-]{36}$/);
      expect(await place.read('select referral_code from registration')).toEqual([
        { referral_code: code },
      ]);
      expect(await place.read(invitationRows)).toEqual([]);
    },
  );

  test.each([{ type: 1 as const }, { type: 4 as const }])(
    'PROMO-03, MEMBER-13 a member of another kind invites nobody, and has no programme: %o',
    async (traits) => {
      const place = await openInviting(site);
      await place.publish(invite());
      const { code, details } = await place.inviter(traits);
      await place.register(code);
      expect(await place.read(invitationRows)).toEqual([]);
      expect((await details())['programme']).toBeNull();
    },
  );

  test('T1, MEMBER-13 a code of another merchant is nobody’s here', async () => {
    const elsewhere = await (await openInviting(site)).inviter();
    const place = await openInviting(site);
    await place.register(elsewhere.code);
    expect(await place.read(invitationRows)).toEqual([]);
  });
});

describe('one who may be the member again', () => {
  test.each([
    ['the browser', 'same_device'],
    ['the browser’s own id', 'same_device'],
    ['the address', 'same_address'],
    ['the network of an address of IPv6', 'same_address'],
  ])('MEMBER-13 is withheld, and not paid by itself: %s', async (what, mark) => {
    const place = await openInviting(site);
    const id = await place.publish(invite({ friendReward: cash('4') }));
    const { visitor, member, code, details } = await place.inviter();
    const deviceId = randomUUID();
    await visitor.logIn(member, { from: '2001:db8:1:2::1' });
    await place.read(
      `update session set device_id = '${deviceId}' where member_id = '${member.id}'`,
    );
    const sameBrowser = Object.assign(visit(site.app, place.merchant), { device: visitor.device });
    const comings: Record<string, object> = {
      'the browser': { by: sameBrowser },
      'the browser’s own id': { loginDeviceId: deviceId },
      'the address': { from: '198.51.100.20' },
      'the network of an address of IPv6': { from: '2001:db8:1:2:3::9' },
    };
    const friend = await place.befriend(code, comings[what]);
    expect(await place.read(invitationRows)).toEqual([{ state: 'withheld', mark }]);
    const rows = await place.read(rewardRows);
    expect(rows).toMatchObject([
      { member_id: member.id, occasion: `friend:${friend.id}`, state: 'withheld', trouble: mark },
      { member_id: friend.id, occasion: 'invited', state: 'withheld', trouble: mark },
    ]);
    expect((await details()).friends).toMatchObject([{ state: 'checked', item: null }]);
    const [own] = await place.read(`select id from reward where member_id = '${member.id}'`);
    expect((await claim(visitor, id, String(own?.['id']))).status).toBe(404);
    expect((await visitor.call(rewardClaims)).value['rows']).toEqual([]);
  });

  test('MEMBER-13 is found when the friend logs in there later, too', async () => {
    const place = await openInviting(site);
    await place.publish(invite());
    const { code, states } = await place.inviter();
    const friend = await place.register(code);
    await visit(site.app, place.merchant).logIn(friend, { from: '198.51.100.20' });
    await place.play(friend, 2);
    await tellFacts(site);
    expect(await states()).toEqual(['checked']);
  });

  test('MEMBER-13 an address of the machine itself says nothing of anybody', async () => {
    const place = await openInviting(site);
    await place.publish(invite());
    const { visitor, member, code, states } = await place.inviter();
    await visitor.logIn(member, { from: '127.0.0.1' });
    await place.befriend(code, { from: '127.0.0.1' });
    expect(await states()).toEqual(['ready']);
  });
});

describe('what staff decides', () => {
  test.each([
    ['release', 'ready', ['ready', 'ready']],
    ['refuse', 'refused', ['expired', 'expired']],
  ] as const)('MEMBER-13 %s: the friend reads as %s', async (verdict, state, after) => {
    const place = await openInviting(site);
    const id = await place.publish(invite({ friendReward: cash('4') }));
    const { visitor, member, code, states, details } = await place.inviter();
    const friend = await place.befriend(code, { from: '198.51.100.20' });
    expect(await listWithheld(place.place)).toMatchObject([
      { friend: friend.username, inviter: member.username, mark: 'same_address' },
    ]);
    const decide = (username: string) =>
      decideWithheld(place.place, { username, verdict, reason: 'ticket 9', operator: 'anna' });
    await decide(friend.username.toUpperCase());
    expect(await states()).toEqual([state]);
    const rows = await place.read(rewardRows);
    expect(rows.map((row) => row['state'])).toEqual(after);
    const item = (await details()).friends[0]?.['item'] ?? rows[0]?.['member_id'];
    expect((await claim(visitor, id, String(item))).success).toBe(verdict === 'release');
    expect(await listWithheld(place.place)).toEqual([]);
    await expect(decide(friend.username)).rejects.toThrow('withholds nothing');
    expect((await checkRewards(site.urls.appUrl)).broken).toBeNull();
  });
});

describe('what is given', () => {
  test('MEMBER-13, PROMO-07 two facts at once give one reward, and a fact told again none', async () => {
    const place = await openInviting(site);
    const { code } = await place.inviter();
    const friend = await place.befriend(code);
    await place.publish(invite());
    const settle = () => settleFriend(site, { ...place, friend });
    await Promise.all(Array.from({ length: 8 }, settle));
    await settle();
    expect(await place.read(rewardRows)).toHaveLength(1);
  });

  test('MEMBER-13 the limit of a member holds, also for friends at once', async () => {
    const place = await openInviting(site);
    const { code, states } = await place.inviter();
    const friends: { id: string }[] = [];
    for (let at = 0; at < 6; at += 1) friends.push(await place.befriend(code));
    await place.publish(invite({}, { limitPerMember: 1 }));
    await Promise.all(friends.map((friend) => settleFriend(site, { ...place, friend })));
    expect(new Set(await states())).toEqual(new Set(['done', 'ready']));
    expect(await place.read(rewardRows)).toHaveLength(1);
  });

  test('PROMO-07, MEMBER-13 comes from the budget, and ends with it', async () => {
    const place = await openInviting(site);
    const id = await place.publish(invite({}, { budget: '10' }));
    const { visitor, code, details } = await place.inviter();
    for (let at = 0; at < 2; at += 1) await place.befriend(code);
    const items = (await details()).friends.map(({ item }) => String(item));
    const claimed: (string | undefined)[] = [];
    for (const item of items) claimed.push((await claim(visitor, id, item)).errorCode);
    expect(claimed).toEqual([undefined, 'reward_exhausted']);
  });

  test('MEMBER-13 sums that are made anew change nothing of it', async () => {
    const place = await openInviting(site);
    await place.publish(invite());
    const { code } = await place.inviter();
    await place.befriend(code);
    const before = [await place.read(rewardRows), await place.read(invitationRows)];
    expect(before[0]).toHaveLength(1);
    await rebuildActivity(site.urls.ownerUrl, place.merchant.code);
    await tellFacts(site);
    expect([await place.read(rewardRows), await place.read(invitationRows)]).toEqual(before);
  });

  test('MEMBER-13, T3 one that is for a club pays for its members’ friends alone, and no guest reads of it', async () => {
    const place = await openInviting(site);
    const gold = await createClubLabel(site.urls.ownerUrl, place.merchant.code);
    await place.publish(invite({ reward: cash('1') }, { code: 'all' }));
    await place.read(`update promotion set created_at = created_at - interval '1 day'`);
    const ofClub = { code: 'club', audience: { clubLabels: [gold] } };
    await place.publish(invite({ reward: cash('3') }, ofClub));
    for (const [traits, amount] of [
      [{ clubLabelId: gold }, '3.00'],
      [{}, '1.00'],
    ] as const) {
      const { code, details } = await place.inviter(traits);
      await place.befriend(code);
      expect(await details()).toMatchObject({
        programme: { reward: { amount } },
        friends: [{ reward: { amount } }],
      });
    }
    const guest = visit(site.app, place.merchant);
    expect((await guest.call(inviteProgramme)).value['programme']).toMatchObject({
      reward: { amount: '1.00' },
    });
  });

  test('MEMBER-13 of two promotions the newest counts', async () => {
    const place = await openInviting(site);
    await place.publish(invite({ reward: cash('1') }, { code: 'old' }));
    await place.read(`update promotion set created_at = created_at - interval '1 day'`);
    await place.publish(invite({ reward: cash('3') }, { code: 'new' }));
    const { code, details } = await place.inviter();
    await place.befriend(code);
    expect(await details()).toMatchObject({
      programme: { reward: { amount: '3.00' } },
      friends: [{ reward: { amount: '3.00' } }],
    });
  });
});

describe('what a guest learns', () => {
  test('MEMBER-13 of the programme: words, amounts and what is to be done', async () => {
    const place = await openInviting(site);
    const guest = visit(site.app, place.merchant);
    expect((await guest.call(inviteProgramme)).value).toEqual({ programme: null });
    await place.publish(gift());
    expect((await guest.call(inviteProgramme)).value).toEqual({ programme: null });
    await place.publish(invite({ friendReward: cash('4') }));
    expect((await guest.call(inviteProgramme)).value['programme']).toMatchObject({
      title: 'Invite friends',
      does: 'rounds',
      target: 2,
      withinDays: 7,
      ownDays: 1,
      ownStakes: '1.00',
      reward: { amount: '10.00' },
      friendReward: { amount: '4.00' },
      terms: '<p>One each.</p>',
    });
    expect((await guest.call(referralDetails)).status).toBe(401);
  });

  test('MEMBER-13, A2 of a code whether it is a member’s, as it is typed too, and no name', async () => {
    const place = await openInviting(site);
    const { code } = await place.inviter();
    const guest = visit(site.app, place.merchant);
    const known = async (typed: string) => (await guest.call(inviteCode, { code: typed })).value;
    expect(await known(code)).toEqual({ known: true });
    expect(await known(`${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`)).toEqual({
      known: true,
    });
    expect(await known('ZZZZ2222')).toEqual({ known: false });
    expect(await known('<b>')).toEqual({ known: false });
  });

  test('A5, MEMBER-13 one address may not ask for ever', async () => {
    const place = await openInviting(site);
    const guest = visit(site.app, place.merchant);
    const ask = async () => (await guest.call(inviteCode, { code: 'ZZZZ2222' })).errorCode;
    for (let at = 0; at < 30; at += 1) await ask();
    expect(await ask()).toBe('TOO_MANY_REQUEST.invite');
  });

  test('MEMBER-13, PROMO-01 where there is no reward centre there is no programme', async () => {
    const place = await openInviting(site, { 'flags.REWCEN3': 'off' });
    const guest = visit(site.app, place.merchant);
    expect((await guest.call(inviteProgramme)).errorCode).toBe('function.not.available');
  });
});
