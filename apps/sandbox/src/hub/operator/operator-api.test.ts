import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { hubTriggers } from '../triggers.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  for (const id of [1001, 1002]) sandbox.setWallet(id, 'http://127.0.0.1:9/wallet');
});
afterAll(() => sandbox.close());

const launch = {
  operator_id: 1001,
  user: 'player-1',
  token: 'a-token-of-the-wallet',
  platform: 'GPL_MOBILE',
  game_code: 'sbx_game',
  currency: 'PHP',
  country: 'PH',
  lang: 'en',
  ip: '203.0.113.7',
  lobby_url: 'http://lumen.localhost:8080/m/home',
};
const { user: _user, token: _token, ...demo } = { ...launch, currency: 'XXX' };

describe('POST game/list', () => {
  it('LAUNCH-02 it tells the trigger games of one vendor, with every documented field', async () => {
    const { status, body } = await sandbox.operate('list', { operator_id: 1001 });
    expect(status).toBe(200);
    const games = JSON.parse(body) as Record<string, unknown>[];
    expect(games.map((game) => game['game_code'])).toEqual(hubTriggers.map(({ input }) => input));
    expect(new Set(games.map((game) => game['product']))).toEqual(new Set(['SANDBOX']));
    expect(games[0]).toEqual({
      game_code: 'sbx_game',
      name: 'Opens at once, with the wallet’s hard cases',
      product: 'SANDBOX',
      category: 'TEST',
      platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
      enabled: true,
      url_thumb: '',
      url_background: '',
      freebet_support: false,
      phoenix_jackpot_support: false,
      blocked_countries: [],
      restricted_countries: [],
      release_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) as string,
      volatility: null,
      rtp: expect.stringMatching(/^9\d\.\d\d$/) as string,
      paylines: null,
      hit_ratio: null,
      certifications: [],
      languages: ['en'],
      technology: ['HTML5'],
      features: [],
    });
  });

  it('LAUNCH-02 it is told once a minute to each operator, also after a restart, else 429 in plain text', async () => {
    const list = (operatorId: number) => sandbox.operate('list', { operator_id: operatorId });
    expect((await list(1002)).status).toBe(200);
    await sandbox.restart();
    const refused = await list(1002);
    expect(refused.status).toBe(429);
    expect(refused.headers['content-type']).toMatch(/^text\/plain/);
    expect(refused.body).toBe('Too Many Requests');
    sandbox.pass(59_999);
    expect((await list(1002)).status).toBe(429);
    sandbox.pass(1);
    const both = await Promise.all([list(1002), list(1002)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });
});

describe('POST game/url', () => {
  it('LAUNCH-02 it answers with an address on its own host and nothing else', async () => {
    const { status, body } = await sandbox.operate('url', launch);
    expect(status).toBe(200);
    const answer = JSON.parse(body) as Record<string, string>;
    expect(Object.keys(answer)).toEqual(['url']);
    expect(answer['url']).toMatch(new RegExp(`^${sandbox.origin}/hub/launch/[\\w-]{43}$`));
    expect((await sandbox.operate('url', demo)).status).toBe(200);
  });

  it.each([
    ['no user', { user: undefined }, /^user: /],
    ['a short user', { user: 'me' }, /^user: /],
    ['no token', { token: undefined }, /^token: /],
    ['a short token', { token: 'short' }, /^token: /],
    ['a long token', { token: 'x'.repeat(256) }, /^token: /],
    ['another platform', { platform: 'GPL_WATCH' }, /^platform: /],
    ['no country', { country: undefined }, /^country: /],
    ['an address that is none', { ip: '1.2.3' }, /^ip: /],
    ['a lobby that is no page', { lobby_url: 'javascript:alert(1)' }, /^lobby_url: /],
  ])('LAUNCH-02 %s is refused in its own shape', async (_, changed, error) => {
    const refused = await sandbox.operate('url', { ...launch, ...changed });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.json())).toEqual(['error']);
    expect(refused.json()['error']).toMatch(error);
  });

  it('LAUNCH-02 an unknown game is 404', async () => {
    const refused = await sandbox.operate('url', { ...launch, game_code: 'nobody-knows' });
    expect(refused.status).toBe(404);
    expect(refused.body).toBe('{"error":"game was not found"}');
  });

  it('W5 a body that is not signed by the operator is refused, before anything else in it counts', async () => {
    const refused = [
      await sandbox.operate('url', launch, { signature: '' }),
      await sandbox.operate('url', launch, { signature: 'AAAA' }),
      await sandbox.operate('url', { ...launch, operator_id: 7 }),
      await sandbox.operate('url', { ...launch, platform: 'GPL_WATCH' }, { signature: 'AAAA' }),
    ];
    for (const { status, body } of refused) {
      expect({ status, body }).toEqual({ status: 401, body: '{"error":"invalid signature"}' });
    }
    expect((await sandbox.operate('url', 'not JSON')).status).toBe(400);
    expect((await sandbox.operate('url', { ...launch, operator_id: '1001' })).status).toBe(400);
  });
});

describe('trigger games', () => {
  const play = (gameCode: string) => sandbox.operate('url', { ...launch, game_code: gameCode });

  it.each([
    ['sbx_403', 403],
    ['sbx_404', 404],
    ['sbx_500', 500],
  ])('R4 %s is answered with %i', async (gameCode, status) => {
    const refused = await play(gameCode);
    expect(refused.status).toBe(status);
    expect(Object.keys(refused.json())).toEqual(['error']);
  });

  it.each([
    ['sbx_slow2', 2_000],
    ['sbx_slow8', 8_000],
    ['sbx_slow12', 12_000],
  ])('R4 %s answers after %i ms', async (gameCode, milliseconds) => {
    const before = sandbox.waits.length;
    expect((await play(gameCode)).json()['url']).toContain('/hub/launch/');
    expect(sandbox.waits.slice(before)).toEqual([milliseconds]);
  });

  it('R4 sbx_badjson is no JSON, and says that it is', async () => {
    const { status, headers, body } = await play('sbx_badjson');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(() => JSON.parse(body) as unknown).toThrow(SyntaxError);
  });

  it('R4 sbx_nourl has none, sbx_elsewhere one that nobody lists', async () => {
    expect((await play('sbx_nourl')).body).toBe('{}');
    expect((await play('sbx_elsewhere')).body).toBe('{"url":"https://elsewhere.example/game"}');
  });

  it('R4 sbx_redirect leads elsewhere, sbx_huge is over 64 KB', async () => {
    const led = await play('sbx_redirect');
    expect(led.status).toBe(302);
    expect(led.headers.location).toContain(`${sandbox.origin}/hub/launch/`);
    const huge = await play('sbx_huge');
    expect(huge.body.length).toBeGreaterThan(65_536);
    expect(huge.json()['url']).toContain('/hub/launch/');
  });

  it('R4 sbx_cut hangs up in the middle', async () => {
    await expect(play('sbx_cut')).rejects.toThrow('aborted');
  });

  it('R4 sbx_dead never answers; whoever hangs up finds the call in the inbox', async () => {
    const hangUp = new AbortController();
    const body = { ...launch, game_code: 'sbx_dead' };
    const answered = sandbox.operate('url', body, { signal: hangUp.signal });
    // A later call has been answered, and this one has not.
    expect(await Promise.race([answered, play('sbx_nourl')])).toMatchObject({ body: '{}' });
    hangUp.abort();
    await expect(answered).rejects.toThrow('The operation was aborted');
    const inbox = async () => (await sandbox.ask('GET', '/hub/inbox')).body;
    await vi.waitUntil(async () => (await inbox()).includes('never answered'), { timeout: 10_000 });
  });

  it('R2 a call that is never answered does not keep the sandbox from ending', async () => {
    const asked = play('sbx_dead');
    asked.catch(() => undefined);
    expect((await play('sbx_nourl')).status).toBe(200);
    await sandbox.restart();
    await expect(asked).rejects.toThrow('socket hang up');
  });
});
