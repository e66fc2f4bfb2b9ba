// The draws of games, from a supplier's list to the lobby's calls, and from one draw to the next.
import { generateKeyPairSync } from 'node:crypto';
import * as lobby from '@parlour/contract/lobby/calls';
import type { Game, Lane } from '@parlour/contract/lobby/lobby';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { createBanners, createLanes } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameVendors, OfferedDraw, OfferedGame } from '#providers/games/games';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { visit } from '../../../testing/visitor.ts';
import { pullCatalogue } from '../pull.ts';
import { claimPull } from '../store.ts';
import { vendorAccount } from '../vendor-account.ts';
import { keepDrawsFresh } from './keep-fresh.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const noon = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const first = { nextDrawAt: noon + minute, lastResult: ['04', '11', '+09'], prize: '2500000.00' };
const six: OfferedGame = {
  gameCode: 'six',
  name: 'Six',
  vendor: 'TCG',
  category: 'LOTT',
  details: { rtp: '64.3', minStake: '1.00', maxStake: '100.00', tags: ['draws'] },
  draw: first,
};
const crown: OfferedGame = { gameCode: 'crown', name: 'Crown', vendor: 'ACME', category: 'RNG' };

let site: TestSite;
let list: OfferedGame[];
let told: () => Promise<OfferedDraw[]>;
let asked: number;
let now: number;
let shop: TestMerchant;
const vendors = {
  listGames: async () => list,
  listDraws: async () => {
    asked += 1;
    return told();
  },
} as unknown as GameVendors;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  const { ownerUrl } = site.urls;
  list = [six, crown];
  told = async () => [{ gameCode: 'six', draw: first }];
  asked = 0;
  now = noon;
  shop = await createMerchant(ownerUrl, {
    guestLobby: 'on',
    'integrations.studio.url': 'https://studio.example',
    'integrations.studio.operatorId': '7',
    'integrations.studio.privateKey': privateKey.trim(),
  });
  await createLanes({ ownerUrl, merchantCode: shop.code }, { LOTT: ['TCG'], RNG: ['ACME'] });
  await site.merchants.reload();
});

const merchantOf = async (code: string) => {
  const merchant = (await site.merchants.list()).find((each) => each.code === code);
  if (!merchant) throw new Error(`no merchant ${code}`);
  return merchant;
};
async function pull(): Promise<void> {
  const account = vendorAccount(await merchantOf(shop.code), 'studio');
  if (!account) throw new Error('the studio is not set up');
  const turn = { now: new Date(now), until: new Date(now + minute) };
  await site.database.query(shop.code, (tx) => claimPull(tx, account, turn));
  await pullCatalogue(account, { vendors, database: site.database });
  await site.merchants.reload();
  site.pass(2_000);
}
const drawList = async () =>
  (await visit(site.app, shop).call(lobby.drawList, {})).value as { now: number; games: Game[] };
const versionOf = async () => (await merchantOf(shop.code)).version;

/** Simulates the draw updates of one server process. */
const keep = (failures?: unknown[]) => {
  const work = keepDrawsFresh({
    vendors,
    database: site.database,
    listMerchants: async () => [await merchantOf(shop.code)],
    clock: () => new Date(now),
    onFailure: (error) => {
      if (!failures) throw error;
      failures.push(error);
    },
  });
  return () => work.run(new AbortController().signal);
};

describe('what a list tells of draws', () => {
  test('LOBBY-09 it comes to the draws, the lanes and the list of games; games without draws have none', async () => {
    await pull();
    const known = { ...first, rtp: '64.3', minStake: '1.00', maxStake: '100.00', tags: ['draws'] };
    const { games, now: at } = await drawList();
    expect(games).toMatchObject([{ gameId: 'six', ...known }]);
    expect(games).toHaveLength(1);
    expect(at).toBeGreaterThanOrEqual(noon);
    const visitor = visit(site.app, shop);
    const { data } = (await visitor.call(lobby.vendorLanes, {})).value as {
      data: { lanes: Lane[] };
    };
    expect(data.lanes.map(({ games: [game] = [] }) => game)).toMatchObject([
      known,
      { gameId: 'crown' },
    ]);
    expect(data.lanes[1]?.games?.[0]).not.toHaveProperty('nextDrawAt');
    const listed = (await visitor.call(lobby.gameList, { gameName: 'six' })).value;
    expect(listed['games']).toMatchObject([known]);
  });

  test('LOBBY-09 a game that is drawn no more, or goes, has no draws', async () => {
    await pull();
    const { draw: _, ...still } = six;
    list = [still, crown];
    await pull();
    expect((await drawList()).games).toEqual([]);
    list = [six, crown];
    await pull();
    expect((await drawList()).games).toHaveLength(1);
    list = [crown];
    await pull();
    expect((await drawList()).games).toEqual([]);
  });

  test('LOBBY-09, LOBBY-10 what is told of a game changes with the list', async () => {
    await pull();
    list = [{ ...six, details: { rtp: '65' } }, crown];
    await pull();
    const [game] = (await drawList()).games;
    expect(game).toMatchObject({ rtp: '65' });
    expect(game).not.toHaveProperty('minStake');
  });

  test('LOBBY-09 a draw that a banner leads to comes first', async () => {
    list = [six, { ...six, gameCode: 'seven', name: 'Seven' }, crown];
    await pull();
    const codes = async () => (await drawList()).games.map(({ gameId }) => gameId);
    expect(await codes()).toEqual(['six', 'seven']);
    const banner = { linkageType: 'G', linkage: null, vendor: 'TCG', nodeId: 'seven' } as const;
    const place = { ownerUrl: site.urls.ownerUrl, merchantCode: shop.code };
    await createBanners(place, [{ ...banner, roomId: 'seven' }]);
    await site.merchants.reload();
    expect(await codes()).toEqual(['seven', 'six']);
  });

  test('T3 another merchant has none of them', async () => {
    await pull();
    const other = await createMerchant(site.urls.ownerUrl, { guestLobby: 'on' });
    await site.merchants.reload();
    expect((await visit(site.app, other).call(lobby.drawList, {})).value['games']).toEqual([]);
  });

  test('V1 what the call does not know is a 400', async () => {
    const reply = await visit(site.app, shop).call(lobby.drawList, { page: '1' });
    expect(reply).toMatchObject({ status: 400, value: { fields: ['page'] } });
  });
});

describe('from draw to draw', () => {
  const second = { nextDrawAt: noon + 2 * minute, lastResult: ['01', '02'], prize: '2500000.00' };

  test('LOBBY-09 the supplier is asked after a draw, until it tells of the next one, and no process reads the lobby anew', async () => {
    await pull();
    const before = await versionOf();
    const look = keep();
    await look();
    expect(asked).toBe(0);
    now = noon + minute + 1_500;
    await look();
    expect(asked).toBe(1);
    told = async () => [{ gameCode: 'six', draw: second }];
    now += 1_000;
    await look();
    now += 1_000;
    await look();
    expect(asked).toBe(2);
    expect((await drawList()).games).toMatchObject([second]);
    await site.merchants.reload();
    expect(await versionOf()).toBe(before);
  });

  test('LOBBY-09 it is among what a server does by itself', async () => {
    await pull();
    told = async () => [{ gameCode: 'six', draw: second }];
    const own = await startTestSite({ vendors, clock: () => new Date(now) }, site);
    await own.merchants.reload();
    now = noon + minute + 2_000;
    const works = own.modules.flatMap(({ work = [] }) => work);
    const looking = works.find(({ name }) => name === 'asking for the draws');
    await looking?.run(new AbortController().signal);
    await own.close();
    expect((await drawList()).games).toMatchObject([second]);
  });

  test('LOBBY-09 of two processes one asks', async () => {
    await pull();
    told = async () => [{ gameCode: 'six', draw: second }];
    const looks = [keep(), keep()];
    for (const look of looks) await look();
    now = noon + minute + 2_000;
    await Promise.all(looks.map((look) => look()));
    expect(asked).toBe(1);
  });

  test('LOBBY-09 a supplier that fails is asked again a minute later', async () => {
    await pull();
    const failures: unknown[] = [];
    told = () => Promise.reject(new Error('down'));
    const look = keep(failures);
    now = noon + minute + 2_000;
    await look();
    now += 30_000;
    await look();
    expect([asked, failures.length]).toEqual([1, 1]);
    now += 30_000;
    await look();
    expect(asked).toBe(2);
  });

  test('LOBBY-09 where no game is drawn nobody is asked', async () => {
    list = [crown];
    await pull();
    now = noon + 10 * minute;
    await keep()();
    expect(asked).toBe(0);
  });
});
