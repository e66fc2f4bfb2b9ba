import * as lobby from '@parlour/contract/lobby/calls';
import type { Game } from '@parlour/contract/lobby/lobby';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { createGames, createRecent, type TestMerchant } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function openShop() {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { languages: 'EN,TH' });
  const place: TestMerchant = { ownerUrl, merchantCode: merchant.code };
  await createGames(place, [
    { names: { EN: 'One', TH: 'หนึ่ง' } },
    { names: { EN: 'Two' }, vendor: 'TCG', category: 'PVP' },
  ]);
  await site.merchants.reload();
  const logIn = async () => {
    const member = await createMember(ownerUrl, merchant.code);
    const visitor = visit(site.app, merchant);
    await visitor.logIn(member);
    return { member, visitor };
  };
  return { place, logIn };
}
const one = { vendor: 'ACME', nodeId: '1000', gameType: 'RNG' };
const two = { vendor: 'TCG', nodeId: '1001', gameType: 'PVP' };

const namesOf = async (visitor: Visitor, at: typeof lobby.favouriteGames, input = {}) =>
  ((await visitor.call(at, input)).value['games'] as Game[]).map(({ gameName }) => gameName);

describe('favourite games', () => {
  test('LOBBY-04 they are marked, listed newest first, and removed; twice is no mistake', async () => {
    const { visitor } = await (await openShop()).logIn();
    expect(await namesOf(visitor, lobby.favouriteGames)).toEqual([]);
    for (const game of [one, two, one]) {
      expect(await visitor.call(lobby.addFavouriteGame, game)).toMatchObject({
        status: 200,
        value: null,
      });
      site.pass(1_000);
    }
    expect(await namesOf(visitor, lobby.favouriteGames, { language: 'TH' })).toEqual([
      'Two',
      'หนึ่ง',
    ]);
    for (let each = 0; each < 2; each += 1) {
      expect((await visitor.call(lobby.removeFavouriteGame, two)).status).toBe(200);
    }
    expect(await namesOf(visitor, lobby.favouriteGames)).toEqual(['One']);
  });

  test('LOBBY-04 RNG and PVP mean the vendor TCG here too', async () => {
    const { visitor } = await (await openShop()).logIn();
    await visitor.call(lobby.addFavouriteGame, { ...two, vendor: 'pvp', gameType: 'pvp' });
    expect(await namesOf(visitor, lobby.favouriteGames)).toEqual(['Two']);
  });

  test('LOBBY-04 fifty equal marks at once are one', async () => {
    const { visitor } = await (await openShop()).logIn();
    const marks = await Promise.all(
      Array.from({ length: 50 }, () => visitor.call(lobby.addFavouriteGame, one)),
    );
    expect(new Set(marks.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await namesOf(visitor, lobby.favouriteGames)).toEqual(['One']);
  });

  test('T3 a game of another merchant, vendor or category is as good as none', async () => {
    const { visitor } = await (await openShop()).logIn();
    const abroad = await openShop();
    await createGames(abroad.place, [{ names: { EN: 'Theirs' }, nodeId: '7', gameId: 'theirs' }]);
    for (const game of [
      { ...one, nodeId: '7' },
      { ...one, nodeId: 'missing' },
      { ...one, vendor: 'TCG' },
      { ...one, gameType: 'LIVE' },
    ]) {
      expect(await visitor.call(lobby.addFavouriteGame, game)).toMatchObject({
        status: 404,
        errorCode: 'not_found',
      });
    }
    expect(await namesOf(visitor, lobby.favouriteGames)).toEqual([]);
  });

  test('T3 another member’s favourites are neither seen nor removed', async () => {
    const { logIn } = await openShop();
    const { visitor } = await logIn();
    const { visitor: other } = await logIn();
    await visitor.call(lobby.addFavouriteGame, one);
    expect(await namesOf(other, lobby.favouriteGames)).toEqual([]);
    await other.call(lobby.removeFavouriteGame, one);
    expect(await namesOf(visitor, lobby.favouriteGames)).toEqual(['One']);
  });

  test.each([
    [{ vendor: 'ACME', nodeId: '1000' }, ['gameType']],
    [{ ...one, nodeId: '' }, ['nodeId']],
    [{ ...one, extra: '1' }, ['extra']],
  ])('V1 %j is a 400', async (input, fields) => {
    const { visitor } = await (await openShop()).logIn();
    for (const at of [lobby.addFavouriteGame, lobby.removeFavouriteGame]) {
      expect(await visitor.call(at, input)).toMatchObject({ status: 400, value: { fields } });
    }
  });
});

describe('GET GCS_recentGame', () => {
  test('LOBBY-04 a member sees the own games, the last one first', async () => {
    const { place, logIn } = await openShop();
    const { visitor, member } = await logIn();
    const { visitor: other } = await logIn();
    for (const [game, minute] of [
      [one, 1],
      [two, 2],
    ] as const) {
      const playedAt = new Date(Date.UTC(2026, 10, 21, 11, minute));
      const { vendor, nodeId } = game;
      await createRecent(place, { memberId: member.id, vendor, nodeId, playedAt });
    }
    expect(await namesOf(visitor, lobby.recentGames)).toEqual(['Two', 'One']);
    expect(await namesOf(other, lobby.recentGames)).toEqual([]);
  });
});
