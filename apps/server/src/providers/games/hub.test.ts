import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openOutbound } from '../outbound.ts';
import type { PlayForMoney, VendorAccount } from './games.ts';
import { createHub } from './hub.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

type Asked = { path: string | undefined; body: string; headers: IncomingMessage['headers'] };
let server: Server;
let asked: Asked[];
let answer: (reply: ServerResponse, turn: number) => void;
let account: VendorAccount;

beforeEach(async () => {
  asked = [];
  server = createServer((request, reply) => {
    let body = '';
    request.on('data', (bytes: Buffer) => (body += bytes.toString()));
    request.on('end', () => {
      asked.push({ path: request.url, body, headers: request.headers });
      answer(reply, asked.length);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  account = {
    merchantCode: 'm',
    integration: 'hub',
    url: `${origin}/hub`,
    operatorId: 1001,
    privateKey,
    launchOrigins: ['https://games.example', 'http://play.localhost:81'],
    isToldOfSite: false,
  };
});
afterEach(() => server.close());

const hub = (waitMs?: number) =>
  createHub({
    outbound: openOutbound({ allow: [new URL(account.url).origin] }),
    ...(waitMs && { waitMs }),
  });
const json = (value: unknown, status = 200) => {
  answer = (reply) => void reply.writeHead(status).end(JSON.stringify(value));
};
const play: PlayForMoney = {
  gameCode: 'crown',
  language: 'zh-Hans',
  country: 'PH',
  address: '203.0.113.7',
  backUrl: 'https://site.example/m/home',
  site: { name: 'Lumen', theme: { scheme: 'dark' }, currency: 'PHP' },
  user: 'u-1',
  token: 't'.repeat(43),
  currency: 'PHP',
};
const openForMoney = (waitMs?: number) => hub(waitMs).openForMoney(account, play);
const failure = (trouble: string, isDown = false) => ({ name: 'VendorFailure', trouble, isDown });

describe('what is asked', () => {
  test('LAUNCH-02 a game for money: who plays, with which key to the wallet, signed over the very bytes', async () => {
    json({ url: 'https://games.example/g?once=1' });
    expect(await openForMoney()).toBe('https://games.example/g?once=1');
    const [call] = asked;
    expect(call?.path).toBe('/hub/operator/generic/v2/game/url');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      user: 'u-1',
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
    const body = JSON.parse(asked[0]?.body ?? '') as Record<string, unknown>;
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
    const told = { site: 'Lumen', theme: { scheme: 'dark' }, currency: 'PHP' };
    const metas = asked.map(({ body }) => (JSON.parse(body) as { meta: unknown }).meta);
    expect(metas).toEqual([told, { lottoView: 'lobby', ...told }]);
  });

  test('LAUNCH-02 a key that is none is a vendor that cannot be asked', async () => {
    account = { ...account, privateKey: 'x' };
    await expect(openForMoney()).rejects.toMatchObject(failure('unavailable'));
    expect(asked).toEqual([]);
  });
});

describe('answers to a launch', () => {
  test.each([
    ['403', 403, failure('maintenance')],
    ['404', 404, failure('unknown_game')],
    ['400', 400, failure('unavailable')],
    ['401', 401, failure('unavailable')],
    ['429', 429, failure('unavailable')],
    ['201', 201, failure('unavailable')],
    ['500', 500, failure('unavailable', true)],
    ['503', 503, failure('unavailable', true)],
  ])('LAUNCH-02 status %s has its meaning, and is asked for once', async (_, status, expected) => {
    json({ url: 'https://games.example/g', error: 'x' }, status);
    await expect(openForMoney()).rejects.toMatchObject(expected);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['nothing', ''],
    ['half a JSON', '{"url":"https://ga'],
    ['a page', '<html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no url', '{"link":"https://games.example/g"}'],
    ['a url that is a number', '{"url":7}'],
    ['an empty url', '{"url":""}'],
    ['too much', JSON.stringify({ url: 'https://games.example/g', x: 'x'.repeat(65_600) })],
  ])('LAUNCH-02 %s is no answer', async (_, body) => {
    answer = (reply) => void reply.end(body);
    await expect(openForMoney()).rejects.toMatchObject(failure('unavailable'));
  });

  test('V5 a redirect is no answer', async () => {
    answer = (reply) =>
      void reply.writeHead(302, { location: 'https://games.example/g' }).end('{}');
    await expect(openForMoney()).rejects.toMatchObject(failure('unavailable'));
    expect(asked).toHaveLength(1);
  });

  test.each([
    'https://games.example.evil.test/g',
    'https://games.example@evil.test/g',
    'https://user@games.example/g',
    'https://games.example:444/g',
    'http://games.example/g',
    'http://play.localhost/g',
    'https://play.localhost:81/g',
    '//games.example/g',
    '/g',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://games.example/x',
    String.raw`https:\\evil.test\@games.example/g`,
  ])('G4 the address %s is not given to a player', async (url) => {
    json({ url });
    await expect(openForMoney()).rejects.toMatchObject(failure('unavailable'));
  });

  test('G4 http is for this machine only, even where the list has it', async () => {
    json({ url: 'http://play.localhost:81/g' });
    expect(await openForMoney()).toBe('http://play.localhost:81/g');
    account = { ...account, launchOrigins: ['http://games.example'] };
    json({ url: 'http://games.example/g' });
    await expect(openForMoney()).rejects.toMatchObject(failure('unavailable'));
  });
});

describe('vendors that do not answer', () => {
  test('LAUNCH-03 silence, half an answer and a closed port are a timeout', async () => {
    answer = () => undefined;
    await expect(openForMoney(200)).rejects.toMatchObject(failure('timeout', true));
    answer = (reply) => {
      reply.writeHead(200, { 'content-length': 50 });
      reply.write('{', () => reply.destroy());
    };
    await expect(openForMoney()).rejects.toMatchObject(failure('timeout', true));
    account = { ...account, url: 'http://127.0.0.1:1' };
    await expect(openForMoney()).rejects.toMatchObject(failure('timeout', true));
  });

  test('R4 an address is asked for again only if nobody read the first call', async () => {
    answer = (reply) => void reply.destroy();
    await expect(openForMoney()).rejects.toMatchObject(failure('timeout', true));
    expect(asked).toHaveLength(1);

    const { port } = new URL(account.url);
    json({ url: 'https://games.example/g' });
    server.close();
    await once(server, 'close');
    const opened = openForMoney();
    server.listen(Number(port), '127.0.0.1');
    expect(await opened).toBe('https://games.example/g');
    expect(asked).toHaveLength(2);
  });
});

describe('the list', () => {
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
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ operator_id: 1001 });
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
    ['an empty one', []],
    ['one without a good entry', [{ code: 1 }]],
    ['an object', { games: [] }],
  ])('LOBBY-04 %s is no list: it would empty the lobby', async (_, body) => {
    json(body);
    await expect(hub().listGames(account)).rejects.toMatchObject(failure('unavailable'));
  });

  test('R4 it is asked for once more after a fault or a broken line, and not after "too often"', async () => {
    answer = (reply, turn) =>
      void (turn === 1 ? reply.writeHead(500).end() : reply.end(JSON.stringify([game({})])));
    expect(await hub().listGames(account)).toHaveLength(1);
    answer = (reply, turn) =>
      void (turn === 3 ? reply.destroy() : reply.end(JSON.stringify([game({})])));
    expect(await hub().listGames(account)).toHaveLength(1);
    expect(asked).toHaveLength(4);
    answer = (reply) => void reply.writeHead(429).end('too often');
    await expect(hub().listGames(account)).rejects.toMatchObject(failure('unavailable'));
    expect(asked).toHaveLength(5);
  });
});
