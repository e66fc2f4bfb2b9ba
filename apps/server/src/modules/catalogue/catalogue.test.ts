import { openDatabase, type Database } from '@parlour/database/connection';
import { games, laneCards, lanes } from '@parlour/database/tables/lobby';
import { createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createGames, createLanes, type Place } from '@parlour/database/testing/lobby-fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameVendors, OfferedGame, VendorAccount } from '#providers/games/games';
import { pullCatalogue } from './pull.ts';
import { catalogueStore, type CatalogueStore } from './store.ts';

let urls: TestDatabase;
let database: Database;
let store: CatalogueStore;
let place: Place;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
  store = catalogueStore(database);
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
const pull = (list: OfferedGame[], { merchantCode } = place) => {
  const vendors = { listGames: async () => list } as unknown as GameVendors;
  const account = { merchantCode, integration: 'hub' } as VendorAccount;
  return pullCatalogue(account, { vendors, store });
};
const rows = ({ merchantCode } = place) =>
  database.query(merchantCode, (tx) =>
    tx.select().from(games).orderBy(asc(games.category), asc(games.position)).execute(),
  );
const versionOf = async ({ merchantCode } = place) => {
  const text = `select version from merchant where code = '${merchantCode}'`;
  const found = await database.acrossMerchants((tx) => tx.execute<{ version: string }>(text));
  return Number(found.rows[0]?.version);
};

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
      lanes: await tx.select().from(lanes).orderBy(asc(lanes.position)),
      cards: await tx.select().from(laneCards),
    }));
    expect(kept.lanes.map(({ category }) => category)).toEqual(['ARCADE', 'RNG']);
    expect(kept.cards).toHaveLength(2);
  });

  test('LOBBY-04 a new name of the vendor counts only where the operator did not give one', async () => {
    await pull([offer('one'), offer('two')]);
    await forMerchant(place.ownerUrl, place.merchantCode, (tx) =>
      tx
        .update(games)
        .set({ names: { EN: 'Ours' } })
        .where(eq(games.gameId, 'two')),
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
    for (const change of [{ position: 1 }, { category: 'LIVE' }, { classify: ['HOT'] }]) {
      const wish = database.query(place.merchantCode, (tx) =>
        tx.update(games).set(change).execute(),
      );
      await expect(wish).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});
