// The limits of invitations that pay in a day without a check by staff; the others wait, with the reason.
import { decideWithheld, listWithheld } from './testing/withheld.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { invite, openInviting } from '../../../testing/inviting.ts';
import { checkRewardsAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { settleFriend } from './testing/settle-friend.ts';

let site: TestSite;
let noon: number;
beforeAll(async () => {
  site = await startTestSite();
  noon = site.now();
});
afterEach(() => site.pass(noon - site.now()));
afterAll(() => checkRewardsAndClose(site));

const day = 86_400_000;
const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const byReason = `select state, mark from invitation order by state, mark`;
const open = async (settings: Parameters<typeof openInviting>[1]) => {
  const place = await openInviting(site, settings);
  /** Registers friends who qualify as soon as the promotion is published, `perInviter` of each inviter. */
  const befriendBefore = async (count: number, perInviter = 1) => {
    const friends: { id: string }[] = [];
    for (let at = 0; at < count; at += perInviter) {
      const { code } = await place.inviter();
      for (let of = 0; of < perInviter; of += 1) friends.push(await place.befriend(code));
    }
    return friends;
  };
  const settleAtOnce = (friends: readonly { id: string }[]) =>
    Promise.all(friends.map((friend) => settleFriend(site, { ...place, friend })));
  return { ...place, befriendBefore, settleAtOnce };
};

test('MEMBER-13 beyond the merchant’s day it waits for staff with the reason, and the next day pays again', async () => {
  const place = await open({ 'invite.paidPerDay': '1' });
  await place.publish(invite());
  const [first, second, third] = [
    await place.inviter(),
    await place.inviter(),
    await place.inviter(),
  ];
  await place.befriend(first.code);
  const friend = await place.befriend(second.code);
  expect([await first.states(), await second.states()]).toEqual([['ready'], ['checked']]);
  expect(await listWithheld(place.place)).toMatchObject([
    { friend: friend.username, inviter: second.member.username, mark: 'many_today' },
  ]);
  site.pass(day);
  await place.befriend(third.code);
  await third.comeBack();
  expect(await third.states()).toEqual(['ready']);
});

test('MEMBER-13 of one member so many in a day, and what staff released takes nobody’s place', async () => {
  const place = await open({ 'invite.paidPerMember': '1', 'invite.paidPerDay': '2' });
  await place.publish(invite());
  const [first, second] = [await place.inviter(), await place.inviter()];
  await place.befriend(first.code);
  const { username } = await place.befriend(first.code);
  expect(await first.states()).toEqual(['checked', 'ready']);
  const decision = {
    username,
    verdict: 'release',
    reason: 'both called',
    operator: 'anna',
  } as const;
  await decideWithheld(place.place, decision);
  expect(await first.states()).toEqual(['ready', 'ready']);
  await place.befriend(second.code);
  expect(await second.states()).toEqual(['ready']);
  expect(await place.read(byReason)).toEqual([
    { state: 'qualified', mark: 'many_of_member' },
    { state: 'qualified', mark: null },
    { state: 'qualified', mark: null },
  ]);
});

test('MEMBER-13 a merchant who wants to see all of them sees all of them', async () => {
  const place = await open({ 'invite.paidPerDay': '0' });
  await place.publish(invite({ friendReward: cash('4') }));
  const { code, states } = await place.inviter();
  await place.befriend(code);
  expect(await states()).toEqual(['checked']);
  expect(await place.read('select state, trouble from reward')).toEqual([
    { state: 'withheld', trouble: 'many_today' },
    { state: 'withheld', trouble: 'many_today' },
  ]);
});

test('MEMBER-13 friends who get there at once do not pass the merchant’s day, nor does a fact told again', async () => {
  const place = await open({ 'invite.paidPerDay': '2' });
  const friends = await place.befriendBefore(4);
  await place.publish(invite());
  await place.settleAtOnce([...friends, ...friends]);
  await place.settleAtOnce(friends.toReversed());
  const told = await place.read(byReason);
  expect(told.map(({ mark }) => mark)).toEqual([null, null, 'many_today', 'many_today']);
  expect(await place.read(`select from reward where state = 'ready'`)).toHaveLength(2);
  expect(await place.read('select from reward')).toHaveLength(4);
});

test('MEMBER-13 nor do friends of one member pass what one member has in a day', async () => {
  const place = await open({ 'invite.paidPerMember': '1' });
  const friends = await place.befriendBefore(4, 2);
  await place.publish(invite());
  await place.settleAtOnce(friends);
  const told = await place.read('select inviter_id, mark from invitation');
  const ofEach = Map.groupBy(told, (row) => row['inviter_id']);
  for (const rows of ofEach.values())
    expect(rows.filter(({ mark }) => mark === null)).toHaveLength(1);
  expect(ofEach.size).toBe(2);
});

test('MEMBER-13 a friend who brings nothing more takes nobody’s place', async () => {
  const place = await open({ 'invite.paidPerDay': '2' });
  await place.publish(invite({}, { limitPerMember: 1 }));
  const [first, second] = [await place.inviter(), await place.inviter()];
  await place.befriend(first.code);
  await place.befriend(first.code);
  expect(await first.states()).toEqual(['done', 'ready']);
  await place.befriend(second.code);
  expect(await second.states()).toEqual(['ready']);
});
