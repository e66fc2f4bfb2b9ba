import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLotteryBench } from '../../testing/lottery-bench.ts';
import type { TestStudio } from '../../testing/studio-on.ts';
import { startTestStudio } from '../../testing/test-studio.ts';
import { drawNumbers } from '../rules/draw-numbers.ts';
import { nextIssues } from '../rules/issues.ts';
import { keepLatest } from './latest.ts';

/** All draws have the same seed, so that a test knows their numbers. */
const seed = Buffer.alloc(32, 7);
const operators = [1001, 1002, 1003];

type Shown = { games?: string[]; nextDrawAt?: number; lastResult?: string[]; prize?: string };
type Listed = Shown & { game_code: string; rtp: string; tags: string[]; minStake?: string };

let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio({ randomBytes: (size) => seed.subarray(0, size) });
  for (const id of operators) studio.setWallet(id, 'http://127.0.0.1:9/wallet');
});
afterAll(() => studio.close());

const latest = async (query = '') => {
  const { headers, body } = await studio.ask('GET', `/lottery/latest${query}`);
  const { now, draws } = JSON.parse(body) as { now: number; draws: Shown[] };
  return { headers, now, draws };
};
const list = async (body: { operator_id: number; currency?: string }) => {
  const games = JSON.parse((await studio.operate('list', body)).body) as Listed[];
  return (code: string) => games.find((game) => game.game_code === code);
};

describe('what a home page shows of the draws', () => {
  test('LOBBY-04 before the first draw it is the time of that one; amounts come in the currency that was asked for', async () => {
    const nextDrawAt = Date.parse('2026-11-21T12:01:00Z');
    const { now, draws } = await latest();
    expect(now).toBe(studio.now().getTime());
    expect(draws).toEqual([{ games: expect.any(Array) as string[], period: 60, nextDrawAt }]);
    const [inEuro, inPounds] = [await latest('?currency=EUR'), await latest('?currency=GBP')];
    expect(inEuro.draws[0]).toMatchObject({ prize: '125000.00' });
    expect(inPounds.draws[0]).not.toHaveProperty('prize');
    expect((await studio.ask('GET', '/lottery/latest?currency=peso%00')).status).toBe(400);
  });

  test('LOBBY-04 after a draw it is the next one, with the balls as they were drawn, for any site’s page', async () => {
    const drawnAt = studio.now().getTime() + 60_000 - (studio.now().getTime() % 60_000);
    const [{ issue } = { issue: '' }] = nextIssues(studio.now(), 60, 1);
    studio.pass(drawnAt - studio.now().getTime());
    await vi.waitUntil(
      async () => {
        studio.pass(1_000);
        const [shown] = (await latest()).draws;
        // The numbers may be there a moment before the next draw is.
        return shown?.lastResult && Number(shown.nextDrawAt) > drawnAt;
      },
      { timeout: 15_000 },
    );
    const { headers, draws } = await latest('?currency=PHP');
    expect(draws[0]).toMatchObject({
      nextDrawAt: drawnAt + 60_000,
      lastResult: drawNumbers(seed, issue).map((each) => `${each}`.padStart(2, '0')),
      prize: '2500000.00',
    });
    expect(draws[0]?.games).toContain('minute-six');
    expect(draws[0]?.games).not.toContain('three-lanterns');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=1',
      'access-control-allow-origin': '*',
    });
  });

  test('LOBBY-04 the list of games tells the same of every lottery, and of the others what they pay and cost', async () => {
    const [shown] = (await latest('?currency=PHP')).draws;
    const { nextDrawAt, lastResult, prize } = shown ?? {};
    const game = await list({ operator_id: 1001, currency: 'PHP' });
    for (const code of ['minute-six', 'lucky-six', 'lotto_vn_lobby']) {
      expect(game(code)).toMatchObject({ nextDrawAt, lastResult, prize, tags: ['draws'] });
      expect(game(code)).toMatchObject({ rtp: '64.3', minStake: '20.00', maxStake: '20.00' });
    }
    expect(game('three-lanterns')).toMatchObject({
      rtp: '96.2',
      minStake: '5.00',
      maxStake: '500.00',
      tags: ['instant'],
    });
    expect(game('three-lanterns')).not.toHaveProperty('nextDrawAt');
  });

  test('LOBBY-04 a list without a currency tells no amounts, and one in a wrong currency is refused', async () => {
    const game = await list({ operator_id: 1002 });
    expect(game('minute-six')).toHaveProperty('nextDrawAt');
    for (const amount of ['prize', 'minStake', 'maxStake']) {
      expect(game('minute-six')).not.toHaveProperty(amount);
    }
    const refused = await studio.operate('list', { operator_id: 1003, currency: 7 });
    expect([refused.status, refused.json()['error']]).toEqual([
      400,
      expect.stringMatching(/^currency: /),
    ]);
  });
});

test('A5 however many ask, the database is asked once a second', async () => {
  const bench = await startLotteryBench();
  const find = keepLatest({ pool: bench.pool, clock: bench.now });
  const first = find();
  expect(find()).toBe(first);
  bench.pass(999);
  expect(find()).toBe(first);
  bench.pass(1);
  expect(find()).not.toBe(first);
  await Promise.all([first, find()]);
  await bench.close();
});
