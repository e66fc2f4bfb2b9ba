import { generateKeyPairSync, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openOutbound } from '../outbound.ts';
import type { VendorAccount } from './games.ts';
import { createHub } from './hub.ts';
import { describeAdapter, failure, samplePlay as play } from './testing/adapter-cases.ts';
import { startScriptedVendor, type ScriptedVendor } from './testing/scripted-vendor.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const atHub: VendorAccount = {
  merchantCode: 'm',
  integration: 'hub',
  url: '',
  operatorId: 1001,
  privateKey,
  launchOrigins: ['https://games.example'],
  isToldOfSite: false,
  currency: 'PHP',
};
const game = (changed: object) => ({
  game_code: 'crown',
  name: 'Crown of Tides',
  product: 'Northwind',
  category: 'Video Slots',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  enabled: true,
  url_thumb: '',
  ...changed,
});

describeAdapter('the hub', {
  create: createHub,
  account: atHub,
  opens: (url) => [200, JSON.stringify({ url })],
  lists: (codes) => [200, JSON.stringify(codes.map((code) => game({ game_code: code })))],
  maintenance: [403, '{"error":"game is not enabled"}'],
  unknownGame: [404, '{"error":"game was not found"}'],
  refusal: [401, '{"error":"bad signature"}'],
  fault: [500, '{"error":"internal server error"}'],
  nothing: {
    null: 'null',
    'a list': '[]',
    'no url': '{"link":"https://games.example/g"}',
    'a url that is a number': '{"url":7}',
  },
});

let vendor: ScriptedVendor;
let account: VendorAccount;
beforeEach(async () => {
  vendor = await startScriptedVendor();
  account = { ...atHub, url: `${vendor.origin}/hub` };
});
afterEach(() => vendor.server.close());

const hub = () => createHub({ outbound: openOutbound({ allow: [vendor.origin] }) });
const json = (value: unknown, status = 200) => {
  vendor.answer = (reply) => void reply.writeHead(status).end(JSON.stringify(value));
};
const openForMoney = () => hub().openForMoney(account, play);

describe('what is asked', () => {
  test('LAUNCH-02 a game for money: who plays, with which key to the wallet, signed over the very bytes', async () => {
    json({ url: 'https://games.example/g?once=1' });
    await openForMoney();
    const [call] = vendor.asked;
    expect(call?.path).toBe('/hub/operator/generic/v2/game/url');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      user: play.user,
      token: play.token,
      currency: 'PHP',
      operator_id: 1001,
      game_code: 'crown',
      platform: 'GPL_MOBILE',
      country: 'PH',
      lang: 'zh',
      ip: '203.0.113.7',
      lobby_url: 'https://site.example/m/home',
    });
    const signature = Buffer.from(String(call?.headers['x-hub88-signature']), 'base64');
    const signed = (body: string) => verify('RSA-SHA256', Buffer.from(body), publicKey, signature);
    expect([signed(call?.body ?? ''), signed(`${call?.body} `)]).toEqual([true, false]);
  });

  test('LAUNCH-04 a game without money names no member, no key and no currency', async () => {
    json({ url: 'https://games.example/g' });
    await hub().openForFree(account, { ...play, extra: { lottoView: 'lobby', hasLobby: true } });
    const body = JSON.parse(vendor.asked[0]?.body ?? '') as Record<string, unknown>;
    expect(body).toMatchObject({
      currency: 'XXX',
      meta: { lottoView: 'lobby', hasLobby: true },
    });
    expect(body).not.toHaveProperty('user');
    expect(body).not.toHaveProperty('token');
  });

  test('LAUNCH-02 the site’s name, look and currency go only where the account says so, beside the rest', async () => {
    account = { ...account, isToldOfSite: true };
    json({ url: 'https://games.example/g' });
    await openForMoney();
    await hub().openForFree(account, { ...play, extra: { lottoView: 'lobby' } });
    const rules = {
      confirmAbove: '500',
      maxPrize: '250000',
      currencyDigits: 0,
      pace: 'uk',
    } as const;
    const cautious = {
      ...play,
      site: { ...play.site, ...rules },
    };
    await hub().openForFree(account, cautious);
    const told = {
      site: 'Lumen',
      title: 'Crown',
      theme: { scheme: 'dark' },
      currency: 'PHP',
      timeZone: 'Asia/Manila',
    };
    const metas = vendor.asked.map(({ body }) => (JSON.parse(body) as { meta: unknown }).meta);
    expect(metas).toEqual([told, { lottoView: 'lobby', ...told }, { ...told, ...rules }]);
  });

  test('LAUNCH-02 a key that is none is a vendor that cannot be asked', async () => {
    account = { ...account, privateKey: 'x' };
    await expect(openForMoney()).rejects.toMatchObject(failure('unavailable'));
    expect(vendor.asked).toEqual([]);
  });
});

describe('draws', () => {
  const told = { nextDrawAt: 1_795_435_260_000, lastResult: ['04', '+09'], prize: '2500000.00' };
  const entry = {
    game_code: 'six',
    name: 'Six',
    product: 'TCG',
    category: 'LOTTERY',
    platforms: ['GPL_MOBILE'],
    enabled: true,
  };

  test('LOBBY-09 the list is asked for in the merchant’s currency where the account is told of the site', async () => {
    json([entry]);
    await hub().listGames(account);
    account = { ...account, isToldOfSite: true };
    await hub().listGames(account);
    const bodies = vendor.asked.map(({ body }) => JSON.parse(body) as unknown);
    expect(bodies).toEqual([{ operator_id: 1001 }, { operator_id: 1001, currency: 'PHP' }]);
  });

  test('LOBBY-09 what a list tells of a game is taken over; a wrong form counts as not told', async () => {
    json([
      { ...entry, ...told, rtp: '64.3', minStake: '1.00', maxStake: '9', tags: ['draws'] },
      { ...entry, rtp: '<b>', minStake: -1, tags: 'x', nextDrawAt: 'soon', lastResult: ['1'] },
      { ...entry, demo_support: false },
      { ...entry, volatility: 2, volatilityAtMost: 5 },
      { ...entry, volatility: 3, volatilityAtMost: 3 },
      { ...entry, volatility: 6 },
      { ...entry, volatility: 'high', volatilityAtMost: 5 },
    ]);
    const listed = (await hub().listGames(account)).map(({ details, draw }) => ({ details, draw }));
    expect(listed).toEqual([
      { details: { rtp: '64.3', minStake: '1.00', maxStake: '9', tags: ['draws'] }, draw: told },
      { details: undefined, draw: undefined },
      { details: { hasTrial: false }, draw: undefined },
      { details: { volatility: 2, volatilityAtMost: 5 }, draw: undefined },
      { details: { volatility: 3 }, draw: undefined },
      { details: undefined, draw: undefined },
      { details: undefined, draw: undefined },
    ]);
  });

  test('LOBBY-09 the draws alone are read where the account is told of the site, each for all its games', async () => {
    json({ now: 1, draws: [{ games: ['six', 'seven'], period: 60, ...told }, { games: ['x'] }] });
    expect(await hub().listDraws(account)).toEqual([]);
    account = { ...account, isToldOfSite: true };
    expect(await hub().listDraws(account)).toEqual(
      ['six', 'seven'].map((gameCode) => ({ gameCode, draw: told })),
    );
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/hub/lottery/latest?currency=PHP']);
    json({ draws: 'none' });
    await expect(hub().listDraws(account)).rejects.toMatchObject(failure('unavailable'));
  });
});

describe('answers to a launch', () => {
  test.each([
    ['400', 400, failure('unavailable')],
    ['429', 429, failure('unavailable')],
    ['201', 201, failure('unavailable')],
    ['503', 503, failure('unavailable', true)],
  ])('LAUNCH-02 status %s has its meaning, and is asked for once', async (_, status, expected) => {
    json({ url: 'https://games.example/g', error: 'x' }, status);
    await expect(openForMoney()).rejects.toMatchObject(expected);
    expect(vendor.asked).toHaveLength(1);
  });
});

describe('the list', () => {
  test('LOBBY-04 it gives what phones may play, and leaves out what is not as agreed', async () => {
    json([
      game({}),
      game({ game_code: 'six', product: 'TCG', category: 'LOTT', features: [] }),
      game({ game_code: 'off', enabled: false }),
      game({ game_code: 'desk', platforms: ['GPL_DESKTOP'] }),
      game({ game_code: 'bad code' }),
      game({ name: '' }),
      'x',
      game({ game_code: 'touch', product: 'Touchline & Co', category: null }),
      game({ game_code: 'own', product: 'pvp', category: 'New kind', more: { than: 'agreed' } }),
    ]);
    const listed = await hub().listGames(account);
    expect(JSON.parse(vendor.asked[0]?.body ?? '')).toEqual({ operator_id: 1001 });
    expect(listed).toEqual([
      {
        gameCode: 'crown',
        name: 'Crown of Tides',
        vendor: 'NORTHWIND',
        category: 'RNG',
      },
      expect.objectContaining({ gameCode: 'six', category: 'LOTT' }),
      expect.objectContaining({ vendor: 'TOUCHLINE_CO', category: 'RNG' }),
      expect.objectContaining({ vendor: 'TCG', category: 'NEW_KIND' }),
    ]);
  });

  test.each([
    ['one without a good entry', [{ code: 1 }]],
    ['an object', { games: [] }],
  ])('LOBBY-04 %s is no list: it would empty the lobby', async (_, body) => {
    json(body);
    await expect(hub().listGames(account)).rejects.toMatchObject(failure('unavailable'));
  });

  test('R4 it is asked for once where the answer is "too often"', async () => {
    vendor.answer = (reply) => void reply.writeHead(429).end('too often');
    await expect(hub().listGames(account)).rejects.toMatchObject(failure('unavailable'));
    expect(vendor.asked).toHaveLength(1);
  });
});

describe('free plays', () => {
  const wanted = {
    requestId: '0190c0de-0000-7000-8000-000000000002',
    user: play.user,
    gameCode: 'crown',
    currency: 'PHP',
    stake: 500_000n,
    plays: 10,
    from: new Date('2026-11-25T08:00:00Z'),
    until: new Date('2026-12-02T08:00:00Z'),
  };
  const grant = (waitMs?: number) =>
    createHub({
      outbound: openOutbound({ allow: [vendor.origin] }),
      ...(waitMs !== undefined && { waitMs }),
    }).grantFreePlays(account, wanted);

  test('PROMO-08, W5 what is asked for: whose they are, of which stake, until when, under the request’s id and signed', async () => {
    json({ reward_uuid: 'plays-1' });
    expect(await grant()).toEqual({ id: 'plays-1' });
    const [call] = vendor.asked;
    expect(call?.path).toBe('/hub/operator/generic/v2/freebet/rewards/create');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      user: play.user,
      operator_id: 1001,
      game_code: 'crown',
      currency: 'PHP',
      bet_value: 500_000,
      bet_count: 10,
      start_time: '2026-11-25T08:00:00.000Z',
      end_time: '2026-12-02T08:00:00.000Z',
      request_uuid: wanted.requestId,
    });
    const signature = Buffer.from(String(call?.headers['x-hub88-signature']), 'base64');
    expect(verify('RSA-SHA256', Buffer.from(call?.body ?? ''), publicKey, signature)).toBe(true);
  });

  test.each([400, 401, 403, 404, 409, 422])(
    'PROMO-08 status %i is a refusal, and is asked for once',
    async (status) => {
      json({ error: 'no' }, status);
      expect(await grant()).toEqual({ refused: `status ${status}` });
      expect(vendor.asked).toHaveLength(1);
    },
  );

  test.each([408, 425, 429])(
    'PROMO-08 status %i means later: neither granted nor refused',
    async (status) => {
      json({ error: 'later' }, status);
      await expect(grant()).rejects.toMatchObject(failure('unavailable'));
    },
  );

  test.each([
    ['null', null],
    ['a list', []],
    ['no id', { status: 'ok' }],
    ['an id that is a number', { reward_uuid: 7 }],
    ['an empty id', { reward_uuid: '' }],
    ['an id with a space', { reward_uuid: 'plays 1' }],
    ['an id that is too long', { reward_uuid: 'x'.repeat(101) }],
  ])('PROMO-08 %s is no grant', async (_, body) => {
    json(body);
    await expect(grant()).rejects.toMatchObject(failure('unavailable'));
  });

  test('PROMO-08 after a fault or a broken line the same is asked for once more, word for word', async () => {
    const granted = JSON.stringify({ reward_uuid: 'plays-1' });
    vendor.answer = (reply, turn) =>
      void (turn === 1 ? reply.writeHead(500).end() : reply.end(granted));
    expect(await grant()).toEqual({ id: 'plays-1' });
    vendor.answer = (reply, turn) => void (turn === 3 ? reply.destroy() : reply.end(granted));
    expect(await grant()).toEqual({ id: 'plays-1' });
    expect(vendor.asked).toHaveLength(4);
    expect(new Set(vendor.asked.map(({ body }) => body)).size).toBe(1);
    json({ error: 'down' }, 500);
    await expect(grant()).rejects.toMatchObject(failure('unavailable', true));
    expect(vendor.asked).toHaveLength(6);
  });

  test('PROMO-08 silence is a failure, so that it is asked for again', async () => {
    vendor.answer = () => undefined;
    await expect(grant(200)).rejects.toMatchObject(failure('timeout', true));
    vendor.server.closeAllConnections();
  });
});
