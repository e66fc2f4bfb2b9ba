import { findSetting, isAccepted, readSettings } from '@parlour/contract/settings.schema';
import { titles as ownTitles } from '@parlour/games/titles/titles';
import { vendorOf } from '@parlour/contract/lobby/lanes';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database, type Tx } from '@parlour/database/connection';
import { verifyPassword } from '@parlour/database/password-hash';
import { unseal } from '@parlour/database/sealing';
import { runStatement } from '@parlour/database/statements/run-statement';
import type { Texts } from '@parlour/database/columns/lobby';
import { assertLedger } from './testing/ledger-fixtures.ts';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { demoAccounts, demoMerchants, demoVoucherHolders } from './demo-facts.ts';
import { seedDemo } from './demo.ts';
import { madeUpMembers } from './rewards/demo-leaders.ts';

type GameRow = {
  vendor: string;
  nodeId: string;
  gameId: string;
  category: string;
  names: Texts;
  offered: boolean;
  listed: boolean;
  isLobby: boolean;
};
const listGames = (tx: Tx) =>
  runStatement<GameRow>(
    tx,
    `select vendor, node_id as "nodeId", game_id as "gameId", category, names, offered, listed, is_lobby as "isLobby"
       from game`,
  );

type BannerRow = {
  groupName: string;
  linkageType: string;
  vendor: string | null;
  nodeId: string | null;
  roomId: string | null;
  gameType: string | null;
  titles: object;
  contents: object;
};
const bannersText = `select group_name as "groupName", linkage_type as "linkageType", vendor, node_id as "nodeId",
  room_id as "roomId", game_type as "gameType", titles, contents from banner`;

const secretKey = Buffer.alloc(32, 3);
let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

describe('the demo seed', () => {
  test('HOUSE it writes once, however often and however many at a time it is asked', async () => {
    const runs = await Promise.all(
      [1, 2, 3].map(() => seedDemo({ ownerUrl: urls.ownerUrl, secretKey })),
    );
    expect(runs.filter((run) => run.seeded)).toHaveLength(1);
    const client = new pg.Client({ connectionString: urls.superuserUrl });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as n from member');
    await client.end();
    // Two merchants have a leaderboard.
    const count = demoMerchants.length * demoAccounts.length + 2 * madeUpMembers;
    expect(rows).toEqual([{ n: count }]);
  });

  test('BOOT-12 every setting of the demo is one that the settings accept', () => {
    for (const merchant of demoMerchants) {
      for (const [key, text] of Object.entries(merchant.settings)) {
        const found = findSetting(key);
        expect(found && isAccepted(found, text), `${merchant.code} ${key}`).toBe(true);
      }
    }
    const [lumen] = demoMerchants;
    expect(readSettings(lumen?.settings ?? {})('flags.LOTTMINIGAME3')).toBe(true);
    expect(readSettings(lumen?.settings ?? {})('initialPassword')).toBe('{secret}');
  });

  test('PASSKEY-03 the first host of a merchant is its main one, and no number: passkeys belong to its name', async () => {
    for (const { code, hosts } of demoMerchants) {
      const client = new pg.Client({ connectionString: urls.superuserUrl });
      await client.connect();
      const { rows } = await client.query<{ host: string }>(
        'select host from merchant_host where merchant_code = $1 order by added_at, host',
        [code],
      );
      await client.end();
      expect(rows.map(({ host }) => host)).toEqual(hosts);
      expect(hosts[0]).toBe(`${code}.localhost`);
    }
  });

  test('LOGIN-01 every account of every merchant opens with the password that is printed', async () => {
    for (const { code } of demoMerchants) {
      const rows = await database.query(code, (tx) =>
        runStatement<{ username: string; passwordHash: string }>(
          tx,
          'select username, password_hash as "passwordHash" from member',
        ),
      );
      for (const account of demoAccounts) {
        const row = rows.find((each) => each.username === account.username);
        expect(await verifyPassword(account.password, row?.passwordHash ?? '')).toBe(true);
      }
    }
  });

  test('LOBBY-01 every merchant has places for all titles of our own, each found in a lane’s cards; nobody offers them yet', async () => {
    for (const { code } of demoMerchants) {
      const places = await database.query(code, listGames);
      const all = places.filter(({ isLobby }) => !isLobby);
      expect(
        places
          .filter(({ isLobby }) => isLobby)
          .map(({ vendor }) => vendor)
          .toSorted(),
      ).toEqual(['TCG', 'TCG', 'TCG_LOTTO_VN', 'TCG_SEA']);
      expect(places.filter(({ offered, listed }) => offered || listed)).toEqual([]);
      expect(all).toHaveLength(ownTitles.length);
      expect(new Set(all.map(({ vendor }) => vendor)).size).toBe(5);
      expect(new Set(all.map(({ gameId }) => gameId)).size).toBe(ownTitles.length);
      expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(ownTitles.length);
      // Two vendors have the same lottery.
      const names = all.map((game) => game.names.EN);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual(['Minute Six']);
      const cards = await database.query(code, (tx) =>
        runStatement<{ category: string; accountType: string }>(
          tx,
          'select category, account_type as "accountType" from lane_card',
        ),
      );
      const shown = await database.query(code, (tx) =>
        runStatement<{ category: string }>(tx, 'select category from lane'),
      );
      expect(shown.length).toBeGreaterThanOrEqual(5);
      for (const { category } of shown) {
        const vendors = all.filter((game) => game.category === category).map((each) => each.vendor);
        const named = cards
          .filter((card) => card.category === category)
          .map((card) => vendorOf(card.accountType));
        expect([...new Set(vendors)].toSorted(), category).toEqual(named.toSorted());
      }
    }
  });

  test('POP-02, POP-03 those with a reward centre announce something to members, guests and newcomers, in each of their languages', async () => {
    const shownAt = (code: string) =>
      database.query(code, (tx) =>
        runStatement<{ execution: string; titles: object; contents: object }>(
          tx,
          'select execution, titles, contents from popup order by position',
        ),
      );
    const [lumen, marigold, plain] = await Promise.all(['lumen', 'marigold', 'plain'].map(shownAt));
    expect(lumen?.map(({ execution }) => execution)).toEqual(['F', 'A', 'A', 'A']);
    expect(marigold?.map(({ execution }) => execution)).toEqual(['F', 'A', 'A', 'B']);
    expect(plain).toEqual([]);
    for (const { titles, contents } of [...(lumen ?? []), ...(marigold ?? [])]) {
      for (const said of [titles, contents]) expect(Object.keys(said)).toEqual(['EN', 'TH', 'UR']);
    }
  });

  test('LOBBY-06 four banners and three notices each, and every game that a banner names is there', async () => {
    for (const { code } of demoMerchants) {
      const all = await database.query(code, listGames);
      const shown = await database.query(code, (tx) => runStatement<BannerRow>(tx, bannersText));
      const ofLobby = shown.filter(({ groupName }) => !groupName.startsWith('m_popup'));
      expect(ofLobby).toHaveLength(4);
      for (const { vendor, nodeId, roomId, gameType, linkageType } of shown) {
        if (linkageType !== 'G' || nodeId === 'LOTTO_LOBBY') continue;
        const game = all.find((each) => each.vendor === vendor && each.nodeId === nodeId);
        expect(game).toMatchObject({ gameId: roomId, category: gameType });
      }
      const told = await database.query(code, (tx) =>
        runStatement<{ titles: object; contents: object }>(
          tx,
          'select titles, contents from notice',
        ),
      );
      expect(told).toHaveLength(3);
      for (const { titles, contents } of [...shown, ...told]) {
        for (const texts of [titles, contents]) {
          expect(Object.keys(texts).toSorted()).toEqual(['EN', 'TH', 'UR']);
        }
      }
    }
  });

  test('MEMBER-05 demo has played, marked games, and is at 7 of 10', async () => {
    for (const { code } of demoMerchants) {
      const read = <T>(run: (tx: Tx) => Promise<T>) => database.query(code, run);
      expect(await read((tx) => runStatement(tx, 'select from favourite_game'))).toHaveLength(5);
      expect(await read((tx) => runStatement(tx, 'select from recent_game'))).toHaveLength(7);
      const progress = await read((tx) =>
        runStatement(
          tx,
          `select completed_conditions, total_conditions from rank_progress
             join member on member.id = member_id where username = 'demo'`,
        ),
      );
      expect(progress).toEqual([{ completed_conditions: 7, total_conditions: 10 }]);
    }
  });

  test('W1 every member starts with 10,000.00 of its merchant’s currency, as entries', async () => {
    const currencies: Record<string, string> = { lumen: 'PHP', marigold: 'EUR', plain: 'USD' };
    for (const { code } of demoMerchants) {
      const wallets = await database.query(code, (tx) =>
        runStatement(tx, `select currency, balance from account where kind = 'wallet'`),
      );
      expect(wallets).toHaveLength(demoAccounts.length);
      for (const wallet of wallets) {
        expect(wallet).toEqual({ currency: currencies[code], balance: '1000000000' });
      }
      const made = await database.query(code, (tx) =>
        runStatement(tx, 'select kind from movement order by id'),
      );
      const paid = code === 'plain' ? [] : demoVoucherHolders.map(() => 'reward');
      expect(made.map(({ kind }) => kind)).toEqual([...demoAccounts.map(() => 'opening'), ...paid]);
    }
    await assertLedger(urls.appUrl);
  });

  test('A9 the authenticator secret is sealed for its merchant', async () => {
    const [row] = await database.query('lumen', (tx) =>
      runStatement<{ sealed: Buffer }>(
        tx,
        `select authenticator_secret as sealed from member where username = 'twofactor'`,
      ),
    );
    expect(unseal(row?.sealed ?? Buffer.alloc(0), secretKey, 'authenticator:lumen')).toBe(
      'JBSWY3DPEHPK3PXP',
    );
  });
});
