import type { Integration } from '@parlour/contract/integrations';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import {
  createFavourite,
  createGames,
  createLanes,
  createRecent,
  type TestMerchant,
} from '@parlour/seed/testing/lobby-fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import type { Texts } from '@parlour/database/columns/lobby';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameVendors, OfferedGame, VendorAccount } from '#providers/games/games';
import { pullCatalogue } from './pull.ts';

let urls: TestDatabase;
let database: Database;
let place: TestMerchant;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});
beforeEach(async () => {
  const { ownerUrl } = urls;
  place = { ownerUrl, merchantCode: (await createMerchant(ownerUrl)).code };
});

const offer = (gameCode: string, changed: Partial<OfferedGame> = {}): OfferedGame => ({
  gameCode,
  name: `The ${gameCode}`,
  vendor: 'ACME',
  category: 'RNG',
  ...changed,
});
const pull = (list: OfferedGame[], { merchantCode } = place, integration: Integration = 'hub') => {
  const vendors = { listGames: async () => list } as unknown as GameVendors;
  const account = { merchantCode, integration } as VendorAccount;
  return pullCatalogue(account, { vendors, database });
};
type GameRow = {
  gameId: string;
  names: Texts;
  position: number;
  classify: string[];
  integration: string | null;
  listed: boolean;
  leastStake: string;
};
const rows = async ({ merchantCode } = place) => {
  const found = await database.query(merchantCode, (tx) =>
    runStatement<GameRow>(
      tx,
      `select vendor, node_id as "nodeId", game_id as "gameId", category, names, classify, position, integration,
              offered, listed, is_lobby as "isLobby", least_stake as "leastStake"
         from game order by category, position`,
    ),
  );
  return found.map((row) => ({ ...row, leastStake: BigInt(row.leastStake) }));
};
const versionOf = async ({ merchantCode } = place) => {
  const text = `select version from merchant where code = '${merchantCode}'`;
  const [found] = await database.acrossMerchants((tx) => runStatement(tx, text));
  return Number(found?.['version']);
};

describe('games that move to another integration', () => {
  const hubList = ['one', 'two', 'three', 'trigger'].map((code) => offer(code));
  const [studioList, hubKeeps] = [hubList.slice(0, 3), hubList.slice(3)];
  const marks = (memberId: string) =>
    forMerchant(place.ownerUrl, place.merchantCode, async (tx) => ({
      favourites: await runStatement(tx, 'select * from favourite_game where member_id = $1', [
        memberId,
      ]),
      recent: await runStatement(tx, 'select * from recent_game where member_id = $1', [memberId]),
    }));

  /** Prepares a merchant as an earlier start left it: all games at the hub, ordered and marked by hand, and a member who has used them. */
  async function settle(): Promise<string> {
    const { ownerUrl, merchantCode } = place;
    await pull(hubList);
    await forMerchant(ownerUrl, merchantCode, (tx) =>
      runStatement(
        tx,
        `update game set position = 99, classify = '{HOT}', names = $1 where game_id = 'two'`,
        [{ EN: 'Ours', TH: 'ของเรา' }],
      ),
    );
    const { id } = await createMember(ownerUrl, merchantCode);
    await createFavourite(place, { memberId: id, vendor: 'ACME', nodeId: 'two' });
    const playedAt = new Date('2026-11-20T12:00:00Z');
    await createRecent(place, { memberId: id, vendor: 'ACME', nodeId: 'one', playedAt });
    return id;
  }
  const places = async () =>
    (await rows()).map(({ gameId, position, names, classify, listed }) => ({
      gameId,
      position,
      names,
      classify,
      listed,
    }));
  const owners = async () => (await rows()).map(({ gameId, integration }) => [gameId, integration]);
  const expected = [
    ['one', 'studio'],
    ['three', 'studio'],
    ['trigger', 'hub'],
    ['two', 'studio'],
  ];

  test.each([
    ['the studio’s list comes first', ['studio', 'hub', 'studio']],
    ['the hub’s list comes first', ['hub', 'studio', 'hub']],
  ] as const)(
    'LOBBY-04 order, names, marks, favourites and recent games stay: %s',
    async (_, turns) => {
      const memberId = await settle();
      const before = { places: await places(), marks: await marks(memberId) };
      expect(before.marks).toMatchObject({ favourites: [{}], recent: [{}] });
      for (const turn of turns) {
        await pull(turn === 'hub' ? hubKeeps : studioList, place, turn);
      }
      expect({ places: await places(), marks: await marks(memberId) }).toEqual(before);
      expect(await owners()).toEqual(expected);
    },
  );

  test('LOBBY-04 the studio’s first list is enough: nobody waits for the hub’s next one', async () => {
    await settle();
    await pull(studioList, place, 'studio');
    expect(await owners()).toEqual(expected);
    expect((await rows()).map(({ listed }) => listed)).toEqual([true, true, true, true]);
  });

  test('LOBBY-04 a hub that still has them does not take them back; what the studio drops it may have', async () => {
    await settle();
    await pull(studioList, place, 'studio');
    await pull(hubList);
    expect(await owners()).toEqual(expected);
    await pull(studioList.slice(1), place, 'studio');
    await pull(hubList);
    expect(await owners()).toContainEqual(['one', 'hub']);
  });
});

describe('a pull', () => {
  test('LOBBY-04 new games go to the end of their category, with the name and code of the list', async () => {
    await createGames(place, [{ names: { EN: 'Own' }, position: 7 }]);
    await pull([offer('one'), offer('two'), offer('six', { category: 'LOTT', vendor: 'TCG' })]);
    expect(await rows()).toMatchObject([
      { gameId: 'six', vendor: 'TCG', position: 1, isLobby: false, listed: true },
      { names: { EN: 'Own' }, position: 7 },
      {
        gameId: 'one',
        nodeId: 'one',
        names: { EN: 'The one' },
        position: 8,
        integration: 'hub',
        listed: true,
        leastStake: 100_000n,
      },
      { gameId: 'two', position: 9 },
    ]);
  });

  test('LOBBY-04 a place that the operator made keeps its order, names, marks and node', async () => {
    const own = {
      vendor: 'ACME',
      isLobby: true,
      leastStake: 500_000n,
      names: { EN: 'Our name', TH: 'ชื่อ' },
      gameId: 'one',
      nodeId: '77',
      position: 42,
      category: 'ARCADE',
      classify: ['HOT'],
      offered: false,
    };
    await createGames(place, [own]);
    await createLanes(place, { ARCADE: ['Acme=Acme Games'], RNG: ['Other'] });
    await pull([offer('one')]);
    expect(await rows()).toMatchObject([
      { ...own, offered: true, listed: false, integration: 'hub' },
    ]);
    const kept = await forMerchant(place.ownerUrl, place.merchantCode, async (tx) => ({
      lanes: await runStatement(tx, 'select category from lane order by position'),
      cards: await runStatement(tx, 'select from lane_card'),
    }));
    expect(kept.lanes.map(({ category }) => category)).toEqual(['ARCADE', 'RNG']);
    expect(kept.cards).toHaveLength(2);
  });

  test('LOBBY-04 a new name of the vendor counts only where the operator did not give one', async () => {
    await pull([offer('one'), offer('two')]);
    await forMerchant(place.ownerUrl, place.merchantCode, (tx) =>
      runStatement(tx, `update game set names = '{"EN":"Ours"}' where game_id = 'two'`),
    );
    await pull([offer('one', { name: 'It’s "new"' }), offer('two', { name: 'New too' })]);
    expect((await rows()).map(({ names }) => names.EN)).toEqual(['It’s "new"', 'Ours']);
  });

  test('LOBBY-04 a vanished game is off and keeps its place; when it is back, so is the place', async () => {
    await pull([offer('one'), offer('two'), offer('three')]);
    const changes = await pull([offer('three'), offer('one')]);
    expect(changes.gone.map(({ gameId }) => gameId)).toEqual(['two']);
    expect((await rows()).map((row) => [row.gameId, row.listed])).toEqual([
      ['one', true],
      ['two', false],
      ['three', true],
    ]);
    await pull([offer('two'), offer('three'), offer('one')]);
    expect((await rows()).map((row) => row.listed)).toEqual([true, true, true]);
  });

  test('T5 a list that brings nothing new tells nobody; one that does tells once, however many games it is about', async () => {
    const list = ['one', 'two', 'three', 'four'].map((code) => offer(code));
    await pull(list);
    const before = await versionOf();
    await pull(list.toReversed());
    expect(await versionOf()).toBe(before);
    await pull([offer('one')]);
    expect(await versionOf()).toBe(before + 1);
    await pull(list);
    expect(await versionOf()).toBe(before + 2);
  });

  test('T2 another merchant’s games are not touched', async () => {
    const other = { ...place, merchantCode: (await createMerchant(place.ownerUrl)).code };
    await pull([offer('one'), offer('two')], other);
    await pull([offer('one')]);
    expect((await rows(other)).map(({ listed }) => listed)).toEqual([true, true]);
    expect(await rows()).toHaveLength(1);
  });

  test('LOBBY-04 eight at once leave each game once', async () => {
    const list = Array.from({ length: 1_500 }, (_, at) => offer(`game-${at}`));
    const changes = await Promise.all(Array.from({ length: 8 }, () => pull(list)));
    expect(changes.map(({ added }) => added.length).toSorted((a, b) => b - a)).toEqual([
      1_500, 0, 0, 0, 0, 0, 0, 0,
    ]);
    const found = await rows();
    expect(found.map(({ position }) => position)).toEqual(list.map((_, at) => at + 1));
  });

  test('T2 the server’s role cannot move a game, even if a pull wanted to', async () => {
    await pull([offer('one')]);
    for (const change of ['position = 1', `category = 'LIVE'`, `classify = '{HOT}'`]) {
      const wish = database.query(place.merchantCode, (tx) =>
        runStatement(tx, `update game set ${change}`),
      );
      await expect(wish).rejects.toMatchObject({ code: '42501' });
    }
  });
});
