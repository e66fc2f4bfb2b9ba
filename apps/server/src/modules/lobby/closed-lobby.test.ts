// ROUTE-12: who may read the lobby's lists, and who may cache the answers.
import { announcements, drawList, gameList, vendorLanes } from '@parlour/contract/lobby/calls';
import { logOut } from '@parlour/contract/session/calls';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { createBanners, createGames, createLanes } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const lists = [
  ['lanes', vendorLanes, {}],
  ['games', gameList, {}],
  ['announcements', announcements, { types: 'B', execution: 'A' }],
] as const;

/** A merchant with one item of each list, a guest and a member. */
async function open(guestLobby: 'on' | 'off') {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { guestLobby });
  const place = { ownerUrl, merchantCode: merchant.code };
  await createGames(place, [{ names: { EN: 'Game of the house' } }]);
  await createLanes(place, { RNG: [] });
  await createBanners(place, [
    { id: 'for-guests', execution: 'B', titles: { EN: 'Game of the house' } },
    { id: 'for-members', execution: 'A', titles: { EN: 'Game of the house' } },
  ]);
  await site.merchants.reload();
  const member = visit(site.app, merchant);
  await member.logIn(await createMember(ownerUrl, merchant.code));
  return { merchant, guest: visit(site.app, merchant), member };
}
const forNobodyElse = {
  'cache-control': 'private, no-store',
  vary: 'Merchant, Authorization, Language',
};

describe.each(lists)('the list of %s', (_, list, input) => {
  test('ROUTE-12 is closed to guests where the lobby is, and nobody keeps the refusal', async () => {
    const { guest } = await open('off');
    const refused = await guest.call(list, input);
    expect(refused).toMatchObject({
      status: 401,
      errorCode: 'customer.not.login',
      headers: forNobodyElse,
    });
    expect(refused.headers['etag']).toBeUndefined();
    expect(refused.body).not.toContain('Game of the house');
  });

  test('ROUTE-12 no half of a session, no made-up one and no ETag of before opens it', async () => {
    const { guest, member } = await open('off');
    const held = (await (await open('on')).guest.call(list, input)).headers['etag'];
    const halves: [token: string | null, cookie: string | null][] = [
      [member.token, null],
      [null, member.cookie],
      ['A'.repeat(43), 'A'.repeat(43)],
      [member.cookie, member.token],
    ];
    for (const [token, cookie] of halves) {
      guest.token = token;
      guest.cookie = cookie;
      const headers = { 'if-none-match': String(held) };
      expect(await guest.call(list, input, { headers })).toMatchObject({ status: 401 });
    }
  });

  test('ROUTE-12 answers a member of a closed lobby, for himself alone', async () => {
    const { member } = await open('off');
    const answer = await member.call(list, input);
    expect(answer).toMatchObject({ status: 200, headers: forNobodyElse });
    expect(answer.headers['etag']).toBeUndefined();
    expect(answer.body).toContain('Game of the house');
  });

  test('ROUTE-12, T5 of an open lobby is kept as guests get it, and a member’s by the own browser alone', async () => {
    const { merchant, guest, member } = await open('on');
    const asGuest = await guest.call(list, input);
    expect(asGuest).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=60', vary: forNobodyElse.vary },
    });
    const headers = { 'if-none-match': String(asGuest.headers['etag']) };
    expect(await guest.call(list, input, { headers })).toMatchObject({ status: 304 });
    const asMember = await member.call(list, input, { headers });
    const forTheOwn = { ...forNobodyElse, 'cache-control': 'private, no-cache' };
    expect(asMember).toMatchObject({ status: 200, headers: forTheOwn });
    const own = { headers: { 'if-none-match': String(asMember.headers['etag']) } };
    const again = await member.call(list, input, own);
    expect(again).toMatchObject({ status: 304, body: '', headers: forTheOwn });
    // Neither a guest nor another member gets 304.
    expect(await guest.call(list, input, own)).toMatchObject({ status: 200 });
    const other = visit(site.app, merchant);
    await other.logIn(await createMember(site.urls.ownerUrl, merchant.code));
    expect(await other.call(list, input, own)).toMatchObject({ status: 200 });
    // A former member does not get it either.
    await member.call(logOut);
    expect(await member.call(list, input, own)).toMatchObject({
      status: 401,
      headers: forNobodyElse,
    });
  });

  test('ROUTE-12, NET-08 of an open lobby tells a tab whose session ended, instead of taking it for a guest', async () => {
    const { guest, member } = await open('on');
    guest.token = member.token;
    expect(await guest.call(list, input)).toMatchObject({
      status: 401,
      errorCode: 'customer.not.login',
      headers: forNobodyElse,
    });
  });
});

test('ROUTE-12 the next draws are for members where the lobby is closed, and kept by nobody anywhere', async () => {
  const [shut, ajar] = [await open('off'), await open('on')];
  expect(await shut.guest.call(drawList)).toMatchObject({
    status: 401,
    errorCode: 'customer.not.login',
    headers: forNobodyElse,
  });
  for (const reader of [shut.member, ajar.member, ajar.guest]) {
    expect(await reader.call(drawList)).toMatchObject({ status: 200, headers: forNobodyElse });
  }
});

describe('what is announced', () => {
  const idsOf = async (reader: Visitor, said: object) => {
    const { value } = await reader.call(announcements, { types: 'B', ...said });
    return (value['banners'] as { id: string }[]).map(({ id }) => id);
  };

  test('ROUTE-12, POP-02 to members no guest reads, by whatever he says that he is', async () => {
    const { guest, member } = await open('on');
    for (const said of [{}, { execution: 'A' }, { execution: 'F' }, { execution: 'B' }]) {
      expect(await idsOf(guest, said)).toEqual(['for-guests']);
      expect(await idsOf(member, said)).toEqual(['for-members']);
    }
  });
});
