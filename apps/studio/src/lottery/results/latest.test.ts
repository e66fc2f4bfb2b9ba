import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLotteryBench } from '../../testing/lottery-bench.ts';
import type { TestStudio } from '../../testing/studio-on.ts';
import { startTestStudio } from '../../testing/test-studio.ts';
import { drawNumbers } from '../rules/draw-numbers.ts';
import { nextIssues } from '../rules/issues.ts';
import { seriesOf } from '../rules/series.ts';
import { keepLatest } from './latest.ts';

/** All draws have the same seed, so that a test knows their numbers. */
const seed = Buffer.alloc(32, 7);
const six = seriesOf({ gameCode: 'minute-six', timeZone: null }, { lotteryPeriod: 60 });
const operators = [1001, 1002, 1003, 1004, 1005];

type LatestDraw = {
  games?: string[];
  period?: number;
  nextDrawAt?: number;
  lastResult?: string[];
  prize?: string;
};
type ListedGame = LatestDraw & {
  game_code: string;
  rtp: string;
  tags: string[];
  minStake?: string;
};

let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio({ randomBytes: (size) => seed.subarray(0, size) });
  for (const id of operators) studio.setWallet(id, 'http://127.0.0.1:9/wallet');
});
afterAll(() => studio.close());

const latest = async (query = '') => {
  const { headers, body } = await studio.ask('GET', `/lottery/latest${query}`);
  const { now, draws } = JSON.parse(body) as { now: number; draws: LatestDraw[] };
  return { headers, now, draws };
};
const list = async (body: { operator_id: number; currency?: string; zone?: string }) => {
  const games = JSON.parse((await studio.operate('list', body)).body) as ListedGame[];
  return (code: string) => games.find((game) => game.game_code === code);
};

describe('what a home page shows of the draws', () => {
  test('LOBBY-04 before the first draw it is the time of that one; amounts come in the currency that was asked for', async () => {
    const nextDrawAt = Date.parse('2026-11-21T12:01:00Z');
    const { now, draws } = await latest();
    expect(now).toBe(studio.now().getTime());
    expect(draws[0]).toEqual({ games: expect.any(Array) as string[], period: 60, nextDrawAt });
    expect(draws).toHaveLength(17);
    const [inEuro, inPounds] = [await latest('?currency=EUR'), await latest('?currency=GBP')];
    expect(inEuro.draws[0]).toMatchObject({ prize: '125000.00' });
    expect(inPounds.draws[0]).not.toHaveProperty('prize');
    expect((await studio.ask('GET', '/lottery/latest?currency=peso%00')).status).toBe(400);
  });

  test('LOBBY-04 after a draw it is the next one, with the balls as they were drawn, for any site’s page', async () => {
    const drawnAt = studio.now().getTime() + 60_000 - (studio.now().getTime() % 60_000);
    const [{ issue } = { issue: '' }] = nextIssues(six, studio.now(), 1);
    studio.pass(drawnAt - studio.now().getTime());
    await vi.waitUntil(
      async () => {
        studio.pass(1_000);
        const [shown] = (await latest()).draws;
        // The numbers may be available a moment before the next draw.
        return shown?.lastResult && Number(shown.nextDrawAt) > drawnAt;
      },
      { timeout: 15_000 },
    );
    const { headers, draws } = await latest('?currency=PHP');
    expect(draws[0]).toMatchObject({
      nextDrawAt: drawnAt + 60_000,
      lastResult: drawNumbers(seed, { series: 'minute-six', issue }, six.game.machine).map((each) =>
        `${each}`.padStart(2, '0'),
      ),
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
    for (const code of ['minute-six', 'minute-six-sea', 'lotto_vn_lobby']) {
      expect(game(code)).toMatchObject({ nextDrawAt, lastResult, prize, tags: ['draws'] });
      expect(game(code)).toMatchObject({
        rtp: '64.3',
        volatility: 5,
        minStake: '20.00',
        maxStake: '2000.00',
      });
    }
    expect(game('minute-dice')).toMatchObject({ volatility: 1, volatilityAtMost: 5 });
    expect(game('paper-kite')).toMatchObject({ volatility: 1, volatilityAtMost: 5 });
    expect(game('three-lanterns')).toMatchObject({
      rtp: '96.2',
      volatility: 2,
      minStake: '5.00',
      maxStake: '500.00',
      tags: ['instant'],
    });
    expect(game('three-lanterns')).not.toHaveProperty('nextDrawAt');
    expect(game('three-lanterns')).not.toHaveProperty('volatilityAtMost');
  });

  test('LOBBY-04 every series tells its own draws, a daily one by the clock of the zone that was asked for', async () => {
    // Saturday, 21 November 2026, some minutes after noon UTC.
    const of = (draws: LatestDraw[], code: string) =>
      draws.find(({ games }) => games?.includes(code));
    const { draws } = await latest('?currency=EUR&zone=Asia/Manila');
    // Nine in the evening in Manila is 13:00 UTC. Six right win 125,000 euros for one.
    expect(of(draws, 'daily-six')).toMatchObject({
      games: ['daily-six', 'lott_lobby'],
      period: 86_400,
      nextDrawAt: Date.parse('2026-11-21T13:00:00Z'),
      prize: '125000.00',
    });
    expect(of(draws, 'friday-six')?.nextDrawAt).toBe(Date.parse('2026-11-27T13:00:00Z'));
    expect(of(draws, 'straits-dice')).toMatchObject({ period: 180, prize: '100.00' });
    expect(of(draws, 'delta-five')?.games).toEqual(['delta-five']);
    expect(of((await latest()).draws, 'daily-six')?.nextDrawAt).toBe(
      Date.parse('2026-11-21T21:00:00Z'),
    );
    expect((await latest('?zone=America/New_York')).draws).toHaveLength(17);
    expect((await studio.ask('GET', '/lottery/latest?zone=Mars')).status).toBe(400);
  });

  test('LOBBY-04 numbers are written as they stand on the balls', async () => {
    const isDrawn = async () => {
      studio.pass(1_000);
      const { draws } = await latest();
      return draws.filter(({ period }) => period === 60).every((each) => each.lastResult);
    };
    await vi.waitUntil(isDrawn, { timeout: 15_000 });
    const { draws } = await latest();
    const of = (code: string) => draws.find(({ games }) => games?.includes(code))?.lastResult ?? [];
    expect(of('minute-three').every((digit) => /^\d$/.test(digit))).toBe(true);
    expect(of('minute-dice').every((die) => /^[1-6]$/.test(die))).toBe(true);
    expect(of('ten-boats').toSorted()).toEqual('01 02 03 04 05 06 07 08 09 10'.split(' '));
    expect(of('minute-keno')).toHaveLength(20);
  });

  test('LOBBY-04 a list without a currency tells no amounts, and one in a wrong currency is refused', async () => {
    const game = await list({ operator_id: 1002 });
    expect(game('minute-six')).toHaveProperty('nextDrawAt');
    for (const amount of ['prize', 'minStake', 'maxStake']) {
      expect(game('minute-six')).not.toHaveProperty(amount);
    }
    const noZone = await studio.operate('list', { operator_id: 1004, zone: '+08:00' });
    expect(noZone.status).toBe(400);
    const refused = await studio.operate('list', { operator_id: 1003, currency: 7 });
    expect([refused.status, refused.json()['error']]).toEqual([
      400,
      expect.stringMatching(/^currency: /),
    ]);
  });
});

test('LOBBY-04 a zone that a list names has its daily draws from then on', async () => {
  const game = await list({ operator_id: 1005, zone: 'Asia/Karachi' });
  // Nine in the evening in Karachi is 16:00 UTC.
  expect(game('evening-three')).toMatchObject({
    rtp: '90.0',
    nextDrawAt: Date.parse('2026-11-21T16:00:00Z'),
  });
  const folder = `/lottery/series/${encodeURIComponent('evening-three@Asia/Karachi')}/draws`;
  await vi.waitUntil(async () => (await studio.ask('GET', folder)).body.includes('20261121-0959'), {
    timeout: 15_000,
  });
  const draw = await studio.ask('GET', `${folder}/1121-0959.json`);
  expect(draw.json()).toMatchObject({ series: 'evening-three@Asia/Karachi', seed: null });
});

test('A5 however many ask, the database is asked once a second', async () => {
  const bench = await startLotteryBench();
  const find = keepLatest({ pool: bench.pool, clock: bench.now, lotteryPeriod: 60 });
  const query = vi.spyOn(bench.pool, 'query');
  const ask = () => Promise.all(['UTC', 'Asia/Manila', 'UTC', 'Asia/Karachi'].map(find));
  await ask();
  bench.pass(999);
  await ask();
  // One query for the zones, one for the draws.
  expect(query).toHaveBeenCalledTimes(2);
  bench.pass(1);
  await ask();
  expect(query).toHaveBeenCalledTimes(4);
  await bench.close();
});
