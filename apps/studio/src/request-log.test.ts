// The studio's log of a request: enough to follow an attack, and nothing that opens a game (S3, G4).
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launch, launchOf, openGame } from './testing/player.ts';
import { startTestStudio } from './testing/test-studio.ts';
import type { TestStudio } from './testing/studio-on.ts';

type Line = Record<string, unknown>;

let studio: TestStudio;
let wallet: TestWallet;
beforeAll(async () => {
  studio = await startTestStudio({ trustedProxies: ['127.0.0.1'] });
  wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

/** Waits for the line, which is written after the answer is sent. */
const lineOf = (before: number, what: Line): Promise<Line> =>
  vi.waitFor(() => {
    const lines = studio.logged().slice(before).split('\n').filter(Boolean);
    const found = lines
      .map((line) => JSON.parse(line) as Line)
      .find((line) => expect.objectContaining(what).asymmetricMatch(line));
    if (!found) throw new Error(`no such line: ${lines.join('\n')}`);
    return found;
  }, 10_000);
const here = () => studio.logged().length;
const hash = expect.stringMatching(/^[\w-]{16}$/) as string;
const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as string;

it('L3 a line says who has proven to be it, from where, and with what result', async () => {
  const guessed = here();
  const headers = { 'x-forwarded-for': '198.51.100.77' };
  await studio.ask('GET', '/launch/a-guess-of-somebody', { headers });
  const guess = await lineOf(guessed, { route: '/launch/:code', status: 404 });
  expect(guess).toMatchObject({ msg: 'request', method: 'GET', from: hash });
  expect(guess).not.toHaveProperty('play');

  const launched = here();
  const player = await openGame(studio);
  const route = '/operator/generic/v2/game/url';
  expect(await lineOf(launched, { route })).toMatchObject({ operator: 1001, status: 200 });
  const asked = here();
  await player.get('balance');
  const balance = { route: '/play/:address/balance', status: 200, error: null };
  const told = await lineOf(asked, balance);
  expect(told).toMatchObject({ play: uuid, from: hash });
  expect(told['from']).not.toBe(guess['from']);

  const foreign = here();
  await studio.ask('POST', `${player.path}/instant/rounds`, {
    headers: { cookie: player.cookie ?? '', origin: 'https://evil.example' },
  });
  const refused = { route: '/play/:address/instant/rounds', status: 400, error: 'invalid' };
  expect(await lineOf(foreign, refused)).not.toHaveProperty('play');
  await studio.operate('url', launchOf(), { signature: 'AAAA' });
  expect(await lineOf(foreign, { route, status: 401 })).not.toHaveProperty('operator');
});

it('L3 what never became a request has a line too', async () => {
  const before = here();
  const socket = connect(studio.port, '127.0.0.1', () =>
    socket.resume().end('GET /a-secret-of-somebody rubbish\r\n\r\n'),
  );
  expect(await lineOf(before, { msg: 'refused unread' })).toMatchObject({
    status: 400,
    from: hash,
  });
});

it('S3, L3, G4 nothing that opens anything reaches the log: codes, addresses, cookies, tokens, names', async () => {
  const user = 'a-player-by-name';
  const token = `token-${randomUUID()}`;
  const code = (await launch(studio)).split('/').at(-1) ?? '';
  await studio.ask('GET', `/launch/${code}`, { headers: { 'x-forwarded-for': '198.51.100.78' } });
  const player = await openGame(studio, launchOf({ user, token }));
  await player.page();
  await player.post('instant/rounds', { key: randomUUID(), stake: '500000' });
  await player.get('nothing?secret=a-query-of-mine');
  await studio.ask('GET', `/play/an-address-that-is-none/balance`);
  const secrets = [
    code,
    user,
    token,
    player.path.split('/').at(-1) ?? '',
    (player.cookie ?? '').split('=')[1] ?? '',
    '198.51.100.7',
    'a-query-of-mine',
    'an-address-that-is-none',
    'a-guess-of-somebody',
    'a-secret-of-somebody',
  ];
  expect(studio.logged()).toContain('/play/:address/instant/rounds');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8);
    expect(studio.logged()).not.toContain(secret);
  }
});
