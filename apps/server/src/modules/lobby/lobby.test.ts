import * as lobby from '@parlour/contract/lobby/calls';
import type { Announcements, Lane } from '@parlour/contract/lobby/lobby';
import { deriveLanes } from '@parlour/contract/lobby/lanes';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import {
  createBanners,
  createGames,
  createLanes,
  createNotices,
  type TestMerchant,
} from '@parlour/seed/testing/lobby-fixtures';
import { openChangeLine } from '@parlour/database/signals/change-line';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

type Shop = { place: TestMerchant; visitor: Visitor };
async function openShop(): Promise<Shop> {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { languages: 'EN,TH,UR', guestLobby: 'on' });
  await site.merchants.reload();
  return { place: { ownerUrl, merchantCode: merchant.code }, visitor: visit(site.app, merchant) };
}
/** A new member; each call logs in once more. */
const newcomer = async ({ ownerUrl, merchantCode }: TestMerchant) => {
  const member = await createMember(ownerUrl, merchantCode);
  return async () => {
    const visitor = visit(site.app, { host: `${merchantCode}.test` });
    await visitor.logIn(member);
    return visitor;
  };
};
const lanesOf = async (visitor: Visitor, input = {}, headers = {}) => {
  const { value } = await visitor.call(lobby.vendorLanes, input, { headers });
  return (value['data'] as { lanes: Lane[] }).lanes;
};
const cover = (kind: string, id: string) => `/m/covers/${kind}/${id}.svg`;

describe('GET GCSGAME_newGameVendor', () => {
  test('LOBBY-01 a guest gets lanes with counts, marks, cards and first games, in the merchant’s order', async () => {
    const { place, visitor } = await openShop();
    await createGames(place, [
      { names: { EN: 'Second', TH: 'สอง' }, position: 2, vendor: 'TCG', classify: ['NEW', 'HOT'] },
      { names: { EN: 'First' }, position: 1, classify: ['HOT'], picture: 'games/first.webp' },
      { names: { EN: 'Table' }, category: 'LIVE' },
    ]);
    await createLanes(place, { LIVE: ['Acme'], RNG: ['acme=Acme Games', 'RNG'], FISH: ['Acme'] });
    expect(await lanesOf(visitor, { platform: 'html5', language: 'TH' })).toEqual([
      {
        title: 'LIVE',
        gameCount: 1,
        gameClassify: [],
        cards: [{ accountTypeName: 'Acme', displayName: null }],
        games: [
          {
            nodeId: '1002',
            gameId: 'game-2',
            gameName: 'Table',
            gameType: 'LIVE',
            vassalage: 'ACME',
            iconUrl: cover('live', 'game-2'),
          },
        ],
      },
      {
        title: 'RNG',
        gameCount: 2,
        gameClassify: [
          { gameClassify: 'HOT', vendors: ['ACME', 'TCG'] },
          { gameClassify: 'NEW', vendors: ['TCG'] },
        ],
        cards: [
          { accountTypeName: 'acme', displayName: 'Acme Games' },
          { accountTypeName: 'RNG', displayName: null },
        ],
        games: [
          expect.objectContaining({ gameName: 'First', iconUrl: 'games/first.webp' }),
          expect.objectContaining({ gameName: 'สอง', iconUrl: cover('slots', 'game-0') }),
        ],
      },
    ]);
  });

  test('LOBBY-02 each vendor that is derived from a lane’s cards has its games in the list', async () => {
    const { place, visitor } = await openShop();
    await createGames(
      place,
      ['ACME', 'ACME', 'TCG', 'TCG', 'TCG'].map((vendor, at) => ({
        names: { EN: `${at}` },
        vendor,
      })),
    );
    await createLanes(place, { RNG: ['Acme=Acme Games', 'RNG=Originals', 'pvp', 'ACME'] });
    const [lane] = deriveLanes(await lanesOf(visitor));
    expect(lane).toMatchObject({ gameCategory: 'RNG', ordinal: 100, gameCount: 5 });
    const found = (lane?.vendors ?? []).map(async (vassalage) => {
      const { value } = await visitor.call(lobby.gameList, { gameType: 'RNG', vassalage });
      return [vassalage, value['totalCount']];
    });
    expect(await Promise.all(found)).toEqual([
      ['ACME', 2],
      ['TCG', 3],
    ]);
  });

  test('LOBBY-01 a lane shows its first twelve games and counts all', async () => {
    const { place, visitor } = await openShop();
    await createGames(
      place,
      Array.from({ length: 30 }, (_, at) => ({ names: { EN: `Game ${at}` }, position: 100 - at })),
    );
    await createLanes(place, { RNG: [] });
    const [lane] = await lanesOf(visitor);
    expect(lane?.gameCount).toBe(30);
    const names = lane?.games?.map(({ gameName }) => gameName) ?? [];
    expect(names).toHaveLength(12);
    expect(names.slice(0, 2)).toEqual(['Game 29', 'Game 28']);
  });

  test('LOBBY-01 a merchant without lanes has an empty lobby', async () => {
    expect(await lanesOf((await openShop()).visitor)).toEqual([]);
  });

  test('T5 a change is seen with the merchant’s next version, and is told once per statement', async () => {
    const { place, visitor } = await openShop();
    await createGames(place, [{ names: { EN: 'One' } }, { names: { EN: 'Two' } }]);
    await createLanes(place, { RNG: ['Acme', 'Other'] });
    const version = async () =>
      (
        await site.database.acrossMerchants((tx) =>
          runStatement<{ version: string }>(
            tx,
            `select version from merchant where code = '${place.merchantCode}'`,
          ),
        )
      )[0]?.version;
    // One for the games, one for the lanes, one for the cards.
    expect(await version()).toBe('4');
    await site.merchants.reload();
    expect((await lanesOf(visitor))[0]?.gameCount).toBe(2);
    await createGames(place, [{ names: { EN: 'Three' }, nodeId: '3', gameId: 'three' }]);
    expect((await lanesOf(visitor))[0]?.gameCount).toBe(2);
    await site.merchants.reload();
    expect((await lanesOf(visitor))[0]?.gameCount).toBe(3);
    expect(await version()).toBe('5');
  });
});

describe('changes of the catalogue', () => {
  test('T5 five hundred rows in a statement are one signal, and live in the process by it', async () => {
    const { place, visitor } = await openShop();
    await createLanes(place, { RNG: [] });
    const listener = new pg.Client({ connectionString: site.urls.appUrl });
    await listener.connect();
    const signals: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => signals.push(payload));
    await listener.query('listen merchant_changed');
    const changes = openChangeLine({
      url: site.urls.appUrl,
      onMerchant: site.merchants.reload,
      onTrouble: () => undefined,
    });
    await vi.waitFor(async () => {
      const { rowCount } = await listener.query(
        `select 1 from pg_stat_activity where application_name = 'parlour changes'
          and query like 'listen%' and datname = current_database()`,
      );
      expect(rowCount).toBe(1);
    }, 5_000);
    expect(await lanesOf(visitor)).toEqual([]);
    await createGames(
      place,
      Array.from({ length: 500 }, (_, at) => ({ names: { EN: `Game ${at}` } })),
    );
    await vi.waitFor(async () => expect((await lanesOf(visitor))[0]?.gameCount).toBe(500), 5_000);
    expect(signals).toEqual([place.merchantCode]);
    await changes.stop();
    await listener.end();
  });
});

describe('answers that others may keep', () => {
  test('T5 an answer may be kept for a minute, and one that is held already is not sent again', async () => {
    const { place, visitor } = await openShop();
    await createGames(place, [{ names: { EN: 'One', TH: 'หนึ่ง' } }]);
    await createLanes(place, { RNG: [] });
    await site.merchants.reload();
    const first = await visitor.call(lobby.vendorLanes);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: 'Merchant, Authorization, Language',
      'content-type': 'application/json; charset=utf-8',
    });
    const etag = String(first.headers['etag']);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await site.app.inject({
        url: lobby.vendorLanes.path,
        headers: { host: `${place.merchantCode}.test`, 'if-none-match': held },
      });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag, vary: 'Merchant, Authorization, Language' });
    }
    const thai = await visitor.call(
      lobby.vendorLanes,
      {},
      { headers: { language: 'TH', 'if-none-match': etag } },
    );
    expect(thai.status).toBe(200);
    expect(thai.body).toContain('หนึ่ง');
    await createGames(place, [{ names: { EN: 'Two' }, nodeId: '2', gameId: 'two' }]);
    await site.merchants.reload();
    const changed = await visitor.call(
      lobby.vendorLanes,
      {},
      { headers: { 'if-none-match': etag } },
    );
    expect(changed.status).toBe(200);
  });

  test('T5 what one merchant’s visitors read is never given to another’s, and no ETag is common', async () => {
    const [one, other] = [await openShop(), await openShop()];
    for (const { place } of [one, other]) {
      await createGames(place, [{ names: { EN: 'Same' } }]);
      await createLanes(place, { RNG: [] });
    }
    await createGames(one.place, [{ names: { EN: 'Only here' }, nodeId: '2', gameId: 'two' }]);
    await site.merchants.reload();
    for (const at of [lobby.vendorLanes, lobby.gameList]) {
      const mine = await one.visitor.call(at);
      const theirs = await other.visitor.call(at);
      expect(mine.body).toContain('Only here');
      expect(theirs.body).not.toContain('Only here');
      expect(theirs.headers['etag']).not.toBe(mine.headers['etag']);
    }
    const empty = await openShop();
    const bare = await openShop();
    const [first, second] = await Promise.all(
      [empty, bare].map(({ visitor }) => visitor.call(lobby.vendorLanes)),
    );
    expect(first?.body).toBe(second?.body);
    expect(first?.headers['etag']).not.toBe(second?.headers['etag']);
  });

  test('H1 a refusal of such a call is not kept, nor is anything of a member', async () => {
    const { visitor } = await openShop();
    const refused = await visitor.call(lobby.gameList, { pageNo: '0' });
    expect(refused.headers['cache-control']).toBe('private, no-store');
    expect(refused.headers['etag']).toBeUndefined();
    const member = await visitor.call(lobby.favouriteGames);
    expect(member).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } });
  });
});

describe('GET MCSFE_getListAnnouncements', () => {
  const announce = async (visitor: Visitor, input: object) =>
    (await visitor.call(lobby.announcements, input)).value as Announcements;

  test('LOBBY-06 banners say where they lead, notices are text, the rest is empty for now', async () => {
    const { place, visitor } = await openShop();
    await createBanners(place, [
      { titles: { EN: 'Hello', UR: 'سلام' }, contents: { EN: 'There' } },
      { linkageType: 'URL', url: '/m/inviteFriends', linkage: null },
      { linkageType: 'G', vendor: 'TCG', nodeId: 'LOTTO_LOBBY', roomId: 'r', gameType: 'LOTT' },
    ]);
    await createNotices(place, [{ contents: { EN: '<b>bold</b>' } }]);
    const { banners, player, popup, promotion } = await announce(visitor, {
      types: 'B,PL,PU,PR',
      platform: 'M',
      language: 'UR',
    });
    expect(banners[0]).toEqual({
      id: 'banner-0',
      groupName: 'm_home',
      title: 'سلام',
      content: 'There',
      imageUrl: null,
      linkageType: 'P',
      url: null,
      linkage: 'promotion',
      vendor: null,
      nodeId: null,
      roomId: null,
      gameType: null,
    });
    expect(banners[1]).toMatchObject({ linkageType: 'URL', url: '/m/inviteFriends' });
    expect(banners[2]).toMatchObject({ linkageType: 'G', vendor: 'TCG', nodeId: 'LOTTO_LOBBY' });
    expect(player).toMatchObject([{ id: 'notice-0', title: 'Notice 0', content: '<b>bold</b>' }]);
    expect([popup, promotion]).toEqual([[], []]);
  });

  test('LOBBY-06, ROUTE-08 a banner of a game says what it is called, where the lobby has the game', async () => {
    const { place, visitor } = await openShop();
    await createGames(place, [
      { names: { EN: 'Koi Castle', UR: 'کوئی قلعہ' }, nodeId: '1', gameId: 'koi' },
      { names: { EN: 'Carp Lake' }, nodeId: '2', gameId: 'carp' },
      { names: { EN: 'Gone' }, nodeId: '3', gameId: 'gone', offered: false },
    ]);
    const to = (nodeId: string, roomId: string | null, vendor = 'ACME') =>
      ({ linkageType: 'G', vendor, nodeId, roomId }) as const;
    const of = [to('1', 'koi'), to('9', 'carp'), to('3', 'gone'), to('1', 'koi', 'OTHER')];
    await createBanners(place, [...of, to('LOTTO_LOBBY', null), {}]);
    const { banners } = await announce(visitor, { types: 'B', language: 'UR' });
    const names = banners.map(({ gameName }) => gameName);
    expect(names).toEqual(['کوئی قلعہ', 'Carp Lake', ...Array.from({ length: 4 })]);
  });

  test('LOBBY-06, POP-02 only the types and the group that were asked for, and what is meant for who asks', async () => {
    const { place, visitor } = await openShop();
    const logIn = await newcomer(place);
    const executions = [null, 'A', 'B', 'F'] as const;
    await createBanners(place, [
      ...executions.map((execution) => ({ execution, id: `for-${execution}` })),
      { groupName: 'm_game', id: 'elsewhere' },
    ]);
    await createNotices(
      place,
      executions.map((execution) => ({ execution })),
    );
    const ids = async (reader: Visitor, execution: object) =>
      (await announce(reader, { types: 'B', groupName: 'm_home', ...execution })).banners.map(
        ({ id }) => id,
      );
    const [first, second] = [await logIn(), await logIn()];
    // Fields that the caller sends do not matter.
    for (const said of [{}, ...['A', 'B', 'F'].map((execution) => ({ execution }))]) {
      expect(await ids(visitor, said)).toEqual(['for-null', 'for-B']);
      expect(await ids(second, said)).toEqual(['for-null', 'for-A']);
    }
    expect(await ids(first, {})).toEqual(['for-null', 'for-A']);
    expect(await ids(await (await newcomer(place))(), {})).toEqual(['for-null', 'for-A', 'for-F']);
    expect(await announce(visitor, { types: 'PL' })).toMatchObject({
      banners: [],
      player: [{ id: 'notice-0' }, { id: 'notice-2' }],
    });
    expect((await announce(visitor, { types: 'B' })).banners).toHaveLength(3);
  });

  test.each([
    [{}, 'types'],
    [{ types: 'B,X' }, 'types'],
    [{ types: 'B,' }, 'types'],
    [{ types: 'B', execution: 'a' }, 'execution'],
    [{ types: 'B', groupName: "m'--" }, 'groupName'],
    [{ types: 'B', platform: 'PC' }, 'platform'],
  ])('V1 %j is a 400 that names %s', async (input, field) => {
    const { visitor } = await openShop();
    expect(await visitor.call(lobby.announcements, input)).toMatchObject({
      status: 400,
      value: { fields: [field] },
    });
  });
});
