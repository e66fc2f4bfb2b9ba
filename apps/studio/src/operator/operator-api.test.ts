import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { titles } from '../games/titles.ts';
import { launchOf, trialOf } from '../testing/player.ts';
import type { TestStudio } from '../testing/studio-on.ts';
import { startTestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio();
  for (const id of [1001, 1002]) studio.setWallet(id, 'http://127.0.0.1:9/wallet');
});
afterAll(() => studio.close());

describe('POST game/list', () => {
  it('LAUNCH-02 it tells all titles and four lobbies, with every documented field', async () => {
    const { status, body } = await studio.operate('list', { operator_id: 1001 });
    expect(status).toBe(200);
    const games = JSON.parse(body) as Record<string, unknown>[];
    const isLobby = (game: Record<string, unknown>) => String(game['game_code']).endsWith('_lobby');
    expect([games.length, games.filter(isLobby).length]).toEqual([titles.length, 4]);
    expect(new Set(games.map((game) => game['product'])).size).toBe(5);
    expect(new Set(games.map((game) => game['game_code'])).size).toBe(games.length);
    expect(games.find((game) => game['game_code'] === 'minute-six')).toMatchObject({
      name: 'Minute Six',
      product: 'TCG_LOTTO_VN',
      category: 'VIETNAM_LOTTO',
      platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
      enabled: true,
    });
    expect(games.find((game) => game['game_code'] === 'minute-six-sea')).toMatchObject({
      name: 'Minute Six',
      product: 'TCG_SEA',
    });
    expect(games.find((game) => game['game_code'] === 'three-lanterns')).toMatchObject({
      name: 'Three Lanterns',
      product: 'TIDEPOOL',
      category: 'RNG',
    });
  });

  it('LAUNCH-04 each engine stands in lanes of its kind', () => {
    const categories = (...engines: string[]) =>
      new Set(
        titles.filter((each) => engines.includes(each.engine)).map(({ category }) => category),
      );
    expect(categories('lottery')).toEqual(new Set(['ELOTT', 'LOTT', 'SEA_LOTT', 'VIETNAM_LOTTO']));
    expect(categories('lanterns', 'reels')).toEqual(new Set(['RNG']));
    expect(categories('mines', 'scratch', 'crash')).toEqual(new Set(['ARCADE']));
  });

  it('LAUNCH-02 it is told once a minute to each operator, also after a restart, else 429 in plain text', async () => {
    const list = (operatorId: number) => studio.operate('list', { operator_id: operatorId });
    expect((await list(1002)).status).toBe(200);
    await studio.restart();
    const refused = await list(1002);
    expect(refused.status).toBe(429);
    expect(refused.headers['content-type']).toMatch(/^text\/plain/);
    expect(refused.body).toBe('Too Many Requests');
    studio.pass(59_999);
    expect((await list(1002)).status).toBe(429);
    studio.pass(1);
    const both = await Promise.all([list(1002), list(1002)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });
});

describe('POST game/url', () => {
  it('LAUNCH-02 it answers with an address at the studio’s origin and nothing else', async () => {
    const { status, body } = await studio.operate('url', launchOf());
    expect(status).toBe(200);
    const answer = JSON.parse(body) as Record<string, string>;
    expect(Object.keys(answer)).toEqual(['url']);
    expect(answer['url']).toMatch(new RegExp(`^${studio.origin}/launch/[\\w-]{43}$`));
    expect((await studio.operate('url', trialOf())).status).toBe(200);
  });

  const theme = { brand: { hue: 1, chroma: 9 } };
  it.each([
    ['no user', { user: undefined }, /^user: /],
    ['a short user', { user: 'me' }, /^user: /],
    ['no token', { token: undefined }, /^token: /],
    ['a long token', { token: 'x'.repeat(256) }, /^token: /],
    ['another platform', { platform: 'GPL_WATCH' }, /^platform: /],
    ['no country', { country: undefined }, /^country: /],
    ['an address that is none', { ip: '1.2.3' }, /^ip: /],
    ['a lobby that is no page', { lobby_url: 'javascript:alert(1)' }, /^lobby_url: /],
    ['a look out of its bounds', { meta: { theme } }, /^meta\.theme\.brand\.chroma: /],
    ['a look with a word too much in it', { meta: { theme: '}*{display:none' } }, /^meta\.theme: /],
    ['a currency that is none', { meta: { currency: '₱' } }, /^meta\.currency: /],
    ['a sum that is none', { meta: { confirmAbove: '-5' } }, /^meta\.confirmAbove: /],
    ['digits that are none', { meta: { currencyDigits: -1 } }, /^meta\.currencyDigits: /],
    ['a cap that is none', { meta: { maxPrize: '1e6' } }, /^meta\.maxPrize: /],
    ['a zone that is an offset', { meta: { timeZone: '+08:00' } }, /^meta\.timeZone: /],
    ['a zone that is none', { meta: { timeZone: 'Asia/Atlantis' } }, /^meta\.timeZone: /],
  ])('LAUNCH-02 %s is refused in the protocol’s shape', async (_, changed, error) => {
    const refused = await studio.operate('url', launchOf(changed));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.json())).toEqual(['error']);
    expect(refused.json()['error']).toMatch(error);
  });

  it.each([
    ['a player', { user: 'player\0' }],
    ['a token', { token: 'a-token-of-the-\0wallet' }],
    ['the way back', { lobby_url: 'http://lumen.localhost/m/\0' }],
    ['the site', { meta: { site: 'Lu\0men' } }],
    ['what nobody knows', { meta: { ['sh\0elf']: 7 } }],
  ])('V1 a NUL in %s is refused by name, signed or not', async (_, changed) => {
    const refused = await studio.operate('url', launchOf(changed));
    expect([refused.status, refused.body]).toEqual([
      400,
      '{"error":"the body holds a NUL character"}',
    ]);
  });

  it('V1 so is one in what is asked of a round', async () => {
    const asked = { operator_id: 1001, user: 'player-1', transaction_uuid: randomUUID() };
    expect((await studio.operate('round', { ...asked, round: 'a\0b' })).status).toBe(400);
    expect((await studio.operate('round', { ...asked, round: 'a-round' })).status).toBe(404);
  });

  it('V1 a body that is too large is refused, not a fault', async () => {
    const refused = await studio.operate('url', launchOf({ user: 'x'.repeat(2_000_000) }));
    expect(refused.status).toBe(413);
  });

  it('LAUNCH-02 an unknown title is 404; what else an operator notes in meta is left alone', async () => {
    const refused = await studio.operate('url', launchOf({ game_code: 'nobody-knows' }));
    expect([refused.status, refused.body]).toEqual([404, '{"error":"game was not found"}']);
    expect((await studio.operate('url', launchOf({ meta: { shelf: 7 } }))).status).toBe(200);
  });

  it('W5 a body that is not signed by the operator is refused, before anything else in it counts', async () => {
    const refused = [
      await studio.operate('url', launchOf(), { signature: '' }),
      await studio.operate('url', launchOf(), { signature: 'AAAA' }),
      await studio.operate('url', launchOf({ operator_id: 7 })),
      await studio.operate('url', launchOf({ platform: 'GPL_WATCH' }), { signature: 'AAAA' }),
      await studio.operate('round', { operator_id: 1001 }, { signature: 'AAAA' }),
      await studio.operate('list', { operator_id: 1001 }, { signature: 'AAAA' }),
    ];
    for (const { status, body } of refused) {
      expect({ status, body }).toEqual({ status: 401, body: '{"error":"invalid signature"}' });
    }
    expect((await studio.operate('url', 'not JSON')).status).toBe(400);
    expect((await studio.operate('url', launchOf({ operator_id: '1001' }))).status).toBe(400);
  });

  it('V1 what cannot be read is the operator’s mistake, not a fault of ours', async () => {
    const { status, body } = await studio.operate('url', 'x'.repeat(1_100_000));
    expect([status, body]).toEqual([413, '{"error":"the request cannot be read"}']);
  });
});
