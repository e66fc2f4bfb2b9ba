import { createHash } from 'node:crypto';
import * as calls from '@parlour/contract/launch/calls';
import { gameList, recentGames } from '@parlour/contract/lobby/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { createGames, createLanes } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VendorFailure, type VendorTrouble } from '#providers/games/games';
import { bonusesOf } from '../../testing/bonus.ts';
import { callMeanwhile } from '../../testing/meanwhile.ts';
import { crown, enterAsPlayer, noteVendors, type Traits } from '../../testing/player.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

const { noted, vendors } = noteVendors();
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ vendors });
});
afterAll(() => site.close());
beforeEach(() => noted.reset());

const enter = (settings?: SettingTexts, traits?: Traits) => enterAsPlayer(site, settings, traits);

test('H6 a launch for money whose session ends meanwhile is refused, and no vendor is asked', async () => {
  const { place, memberId, launch } = await enter();
  const write = 'delete from session where member_id = $1';
  const reply = await callMeanwhile({ ...place, memberId, write }, launch);
  expect([reply.status, reply.errorCode]).toEqual([401, 'customer.not.login']);
  expect(noted.asked).toEqual([]);
});

describe('what is not opened', () => {
  test('LAUNCH-02 a game that is unknown, off, of another vendor, category or merchant is not found', async () => {
    const player = await enter();
    const notFound = { status: 404, errorCode: 'game_not_found' };
    await createGames(player.place, [
      { names: { EN: 'Off' }, gameId: 'off', nodeId: '1', integration: 'hub', offered: false },
    ]);
    expect(await player.launch({ gameId: 'nothing' })).toMatchObject(notFound);
    expect(await player.launch({ vassalage: 'PAPERFOX' })).toMatchObject(notFound);
    expect(await player.launch({ vassalage: 'ACME', gameId: 'off' })).toMatchObject(notFound);
    expect(await player.launch({ gameType: 'LIVE' })).toMatchObject(notFound);
    expect(await player.launch({ gameId: 'lobby' })).toMatchObject(notFound);
    expect(await player.inLotto({ lottoMode: 'Traditional', lottoGameCode: 'six' })).toMatchObject(
      notFound,
    );
    const elsewhere = await enter();
    await createGames(elsewhere.place, [
      { names: { EN: 'Theirs' }, gameId: 'theirs', nodeId: '2', integration: 'hub' },
    ]);
    expect(await player.launch({ vassalage: 'ACME', gameId: 'theirs' })).toMatchObject(notFound);
    expect(noted.asked).toEqual([]);
  });

  test('LAUNCH-02 a game at no integration, or at one that is not set up, is unavailable', async () => {
    const unavailable = { status: 503, errorCode: 'vendor_unavailable' };
    const player = await enter();
    await createGames(player.place, [{ names: { EN: 'Own' }, gameId: 'own', nodeId: '3' }]);
    expect(await player.launch({ vassalage: 'ACME', gameId: 'own' })).toMatchObject(unavailable);
    const unset = await enter({ 'integrations.hub.privateKey': 'none' });
    expect(await unset.launch()).toMatchObject(unavailable);
    expect(noted.asked).toEqual([]);
  });

  const noon = Date.parse('2026-11-21T12:00:00Z');

  /** Launches a game for money and as a trial, of a vendor with this maintenance. */
  async function launchAround(from: string, until: string) {
    const player = await enter({
      guestLobby: 'on',
      'vendors.NORTHWIND.maintenance.from': from,
      'vendors.NORTHWIND.maintenance.until': until,
    });
    const trial = { gameId: 'crown', vassalage: 'NORTHWIND' };
    const replies = [await player.launch(), await player.visitor.call(calls.trialGame, trial)];
    return { player, replies };
  }

  test.each([
    [
      '2026-11-21T11:00Z',
      '2026-11-21T13:00Z',
      { maintainTime: noon - 3_600_000, endTime: noon + 3_600_000 },
    ],
    ['2026-11-21T11:00Z', 'never', { maintainTime: noon - 3_600_000 }],
  ])('LAUNCH-02 during a vendor’s maintenance, from %s until %s', async (from, until, told) => {
    const refused = { status: 503, errorCode: 'vendor_under_maintenance', value: told };
    const { replies, player } = await launchAround(from, until);
    expect(replies).toMatchObject([refused, refused]);
    expect((await player.inLotto({ lottoMode: 'Traditional' })).status).toBe(200);
  });

  test('LAUNCH-10 a maintenance names the provider as the lobby does, whoever says that there is one', async () => {
    const lanes = { ARCADE: ['NORTHWIND'], RNG: ['Northwind=Northwind Play'] };
    const named = {
      errorCode: 'vendor_under_maintenance',
      value: { vendorName: 'Northwind Play' },
    };
    const ours = await enter({ 'vendors.NORTHWIND.maintenance.from': '2026-11-21T11:00Z' });
    await createLanes(ours.place, lanes);
    expect(await ours.launch()).toMatchObject(named);
    const theirs = await enter();
    await createLanes(theirs.place, lanes);
    noted.answer = () => Promise.reject(new VendorFailure('maintenance', 'the reason'));
    expect(await theirs.launch()).toMatchObject(named);
    const unnamed = await enter();
    expect((await unnamed.launch()).value).not.toHaveProperty('vendorName');
  });

  test.each([
    ['2026-11-21T13:00Z', 'never'],
    ['2026-11-21T10:00Z', '2026-11-21T11:00Z'],
    ['never', '2026-11-21T13:00Z'],
  ])('LAUNCH-02 outside a vendor’s maintenance, from %s until %s', async (from, until) => {
    const { replies } = await launchAround(from, until);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('LAUNCH-02, W2 a balance below the game’s least stake is not enough, an equal one is', async () => {
    const refused = {
      status: 400,
      errorCode: 'launch_game_balance_not_enough',
      value: { balance: '0.99', least: '1.00', currency: 'USD', gameName: 'Crown' },
    };
    expect(await (await enter({}, { amount: '0.99999' })).launch()).toMatchObject(refused);
    expect((await (await enter({}, { amount: '1.00' })).launch()).status).toBe(200);
    const rich = await enter();
    await createGames(rich.place, [
      {
        names: { EN: 'High' },
        gameId: 'high',
        nodeId: '4',
        integration: 'hub',
        leastStake: money('100.00001'),
      },
    ]);
    const { status, errorCode } = await rich.launch({ vassalage: 'ACME', gameId: 'high' });
    expect([status, errorCode]).toEqual([400, 'launch_game_balance_not_enough']);
    expect(noted.asked).toHaveLength(1);
  });

  test('LAUNCH-02, BONUS-03 bonus money counts where the game takes it', async () => {
    const taken = await enter({}, { amount: '0.99999' });
    const member = { id: taken.memberId };
    await bonusesOf(site, { ...taken, member }).grant({ weights: { default: 0, RNG: 10 } });
    expect((await taken.launch()).status).toBe(200);
    const left = await enter({}, { amount: '0.99999' });
    const weights = { default: 100, RNG: 0 };
    await bonusesOf(site, { ...left, member: { id: left.memberId } }).grant({ weights });
    expect(await left.launch()).toMatchObject({
      status: 400,
      value: { balance: '0.99', least: '1.00' },
    });
  });

  test('MEMBER-01 a restricted member may try, but not stake', async () => {
    const player = await enter({}, { type: 4 });
    expect(await player.launch()).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
    expect((await player.launch({ accountType: 0 })).status).toBe(200);
    expect(noted.asked.map(({ way }) => way)).toEqual(['free']);
  });

  test('A5 a member, and an address without a session, may open so many games a minute', async () => {
    const player = await enter({ guestLobby: 'on' });
    const refused = { status: 429, errorCode: 'TOO_MANY_REQUEST.launch' };
    for (let left = 30; left > 0; left -= 1) expect((await player.launch()).status).toBe(200);
    const reply = await player.launch();
    expect(reply).toMatchObject(refused);
    expect(Number(reply.value['retryAfter'])).toBeGreaterThan(0);

    const trial = { gameId: 'crown', vassalage: 'NORTHWIND' };
    const tryFrom = (from: string) => player.visitor.call(calls.trialGame, trial, { from });
    for (let left = 30; left > 0; left -= 1) {
      const tries = await Promise.all(Array.from({ length: 10 }, () => tryFrom('203.0.113.9')));
      expect(tries.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await tryFrom('203.0.113.9')).toMatchObject(refused);
    expect((await tryFrom('203.0.113.10')).status).toBe(200);
  });
});

describe('what vendors answer', () => {
  test.each([
    ['timeout', 504, 'vendor_timeout'],
    ['maintenance', 503, 'vendor_under_maintenance'],
    ['unknown_game', 404, 'game_not_found'],
    ['unavailable', 503, 'vendor_unavailable'],
  ] as const)(
    'LAUNCH-02, LAUNCH-03 %s is a %d %s, and is noted without a secret',
    async (...[trouble, status, errorCode]: [VendorTrouble, number, string]) => {
      const player = await enter();
      noted.answer = () => Promise.reject(new VendorFailure(trouble, 'the reason'));
      const before = site.logged().length;
      expect(await player.launch()).toMatchObject({ status, errorCode });
      const lines = site.logged().slice(before);
      expect(lines).toContain('a game did not open');
      expect(lines).toContain('"gameCode":"crown"');
      expect(lines).toContain('the reason');
      expect(lines).not.toContain(noted.asked[0]?.play.token);
      expect((await player.visitor.call(recentGames)).value).toEqual({ games: [] });
    },
  );

  test('R4 while a vendor is silent, logging in and everything else goes on', async () => {
    const player = await enter();
    const silence = Promise.withResolvers<string>();
    noted.answer = () => silence.promise;
    const opened = player.launch();
    const others = await Promise.all([
      player.visitor.call(walletBalance),
      player.visitor.call(memberInfo),
      player.visitor.call(gameList),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await enter()).visitor.token).toHaveLength(43);
    silence.resolve('https://games.example/late');
    expect((await opened).status).toBe(200);
  });

  test('LAUNCH-02 a fault of ours is not blamed on the vendor', async () => {
    const player = await enter();
    noted.answer = () => Promise.reject(new TypeError('a bug'));
    expect(await player.launch()).toMatchObject({ status: 500, errorCode: 'unknown' });
  });
});

describe('what a launch leaves behind', () => {
  test('G4 the vendor’s key belongs to this session and game; it is not the session’s token', async () => {
    const player = await enter();
    await player.launch();
    const [{ play } = { play: null }] = noted.asked;
    const rows = await site.database.query(player.place.merchantCode, (tx) =>
      runStatement(
        tx,
        `select token_hash as "tokenHash", member_id as "memberId", integration, game_code as "gameCode", currency
           from wallet_token`,
      ),
    );
    const tokenHash = createHash('sha256')
      .update(play?.token ?? '')
      .digest();
    expect(rows).toMatchObject([
      {
        tokenHash,
        memberId: player.memberId,
        integration: 'hub',
        gameCode: 'crown',
        currency: 'USD',
      },
    ]);
    const told = JSON.stringify(noted.asked.map(({ play: sent }) => sent));
    for (const half of [player.visitor.token, player.visitor.cookie]) {
      expect(half).toHaveLength(43);
      expect(told).not.toContain(half);
    }
  });

  test('LAUNCH-02 two taps at once are two launches, each with a key of its own', async () => {
    const player = await enter();
    const replies = await Promise.all([player.launch(), player.launch()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(noted.asked.map(({ play }) => play.token)).size).toBe(2);
  });

  test('LOBBY-04 the game is the first of the recent ones; a lobby is none', async () => {
    const player = await enter();
    await player.launch();
    site.pass(1_000);
    await player.launch({ vassalage: 'TCG', gameId: 'six' });
    site.pass(1_000);
    await player.inLotto({ lottoMode: 'Traditional' });
    const recent = async () =>
      ((await player.visitor.call(recentGames)).value as { games: { gameId: string }[] }).games.map(
        ({ gameId }) => gameId,
      );
    expect(await recent()).toEqual(['six', 'crown']);
    site.pass(1_000);
    await player.launch();
    expect(await recent()).toEqual(['crown', 'six']);
  });

  test('LAUNCH-02, LAUNCH-09 a play says how the site looks and counts, and the pace that it keeps; trial play too', async () => {
    const player = await enter({
      name: 'Lumen',
      currency: 'PHP',
      'currency.digits': '0',
      'theme.brand': '288,0.215',
      'theme.scheme': 'dark',
      'play.confirmAbove': '500',
      'play.maxPrize': '250000',
      'play.pace': 'uk',
      timeZone: 'Asia/Manila',
      'integrations.hub.meta': 'on',
    });
    await player.launch();
    await player.launch({ accountType: 0 });
    const look = {
      brand: { hue: 288, chroma: 0.215 },
      accent: { hue: 80, chroma: 0.13 },
      tint: { hue: 250, chroma: 0.008 },
      radius: 1,
      display: 'none',
      tracking: 0,
      scheme: 'dark',
      logo: 'disc',
    };
    const told = noted.asked.map(({ account, play }) => [account.isToldOfSite, play.site]);
    const rules = { confirmAbove: '500', maxPrize: '250000', pace: 'uk' };
    const facts = { name: 'Lumen', theme: look, ...rules };
    expect(told).toEqual([
      [true, { ...facts, currency: 'USD', currencyDigits: null, timeZone: 'Asia/Manila' }],
      [true, { ...facts, currency: 'PHP', currencyDigits: 0, timeZone: 'Asia/Manila' }],
    ]);
    await (await enter()).launch();
    expect(noted.asked[2]?.account.isToldOfSite).toBe(false);
    expect(noted.asked[2]?.play.site.pace).toBe('none');
  });

  test.each([
    { cookie: 'light', scheme: 'light' },
    { cookie: 'device-dark', scheme: 'dark' },
    { cookie: 'pink', scheme: 'light' },
  ])('LAUNCH-09, MEMBER-17 a device that has chosen $cookie gets a $scheme game', async (row) => {
    const player = await enter({ 'theme.scheme': 'light' });
    const cookie = `__Host-sid=${player.visitor.cookie}; scheme=${row.cookie}`;
    await player.visitor.call(calls.launchGame, crown, { headers: { cookie } });
    expect(noted.asked[0]?.play.site.theme).toMatchObject({ scheme: row.scheme });
  });

  test('LAUNCH-05 the way back leads to the page that was asked for, if it is ours', async () => {
    const player = await enter();
    await player.launch({ backUrl: '/m/game?category=RNG' });
    await player.launch({ backUrl: 'https://evil.test/m/home' });
    await player.launch({ backUrl: '//evil.test' });
    expect(noted.asked.map(({ play }) => play.backUrl)).toEqual([
      `http://${player.host}/m/game?category=RNG`,
      `http://${player.host}/m/home`,
      `http://${player.host}/m/home`,
    ]);
  });
});
