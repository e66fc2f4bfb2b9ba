// Every machine through a page's calls: slips are bought, drawn from a known secret, and settled with prizes calculated by hand.
import { randomUUID } from 'node:crypto';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holds } from '../fair/published-record.ts';
import { knownBytes, numbersOfNext } from '../testing/known-outcomes.ts';
import { launchOf, openGame, type Player } from '../testing/player.ts';
import type { TestStudio } from '../testing/studio-on.ts';
import { startTestStudio } from '../testing/test-studio.ts';
import { checkDraw } from './rules/check-draw.ts';

const patience = { timeout: 20_000 };

type Bet = { kind: string; picks: number[]; units: number };
type Slip = {
  id: string;
  state: string;
  outcome: string | null;
  prize: string | null;
  isPaid: boolean;
};
type LotteryPage = {
  series: string;
  unit: string;
  mostUnits: Record<string, number>;
  rules: { game: string; look: string; schedule: object };
  period: number;
  current: { issue: string; closesAt: string };
  last: { issue: string; numbers: number[]; winners: object[] } | null;
};

let studio: TestStudio;
let wallet: TestWallet;
beforeAll(async () => {
  studio = await startTestStudio({ randomBytes: knownBytes });
  wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

const sitDown = (game: string, meta: object = {}): Promise<Player> =>
  openGame(studio, launchOf({ game_code: game, user: `user-${randomUUID()}`, meta }));
const look = async (player: Player) =>
  (await player.get('lottery')).json() as unknown as LotteryPage;
const buy = async (player: Player, slips: Bet[]) => {
  const order = { key: randomUUID(), slips, draws: 1, stopOnWin: false };
  const { status, body } = await player.post('lottery/slips', order);
  return { status, ...(JSON.parse(body) as { slips: Slip[]; error?: string }) };
};
/** Waits until the next draw is on sale. */
const openFor = async (player: Player): Promise<LotteryPage> => {
  const now = studio.now().toISOString();
  await vi.waitUntil(async () => (await look(player)).current.closesAt > now, patience);
  return look(player);
};
/** Buys slips, lets them be drawn and paid, and returns their results in the order of purchase. */
async function play(game: string, bets: (drawn: number[]) => Bet[]) {
  const player = await sitDown(game);
  const { period, current } = await openFor(player);
  const drawn = numbersOfNext(game, studio.now());
  const { status, slips } = await buy(player, bets(drawn));
  expect(status).toBe(200);
  studio.pass(period * 1_000 - (studio.now().getTime() % (period * 1_000)));
  const list = async () => (await player.get('lottery/slips')).json()['slips'] as Slip[];
  await vi.waitUntil(async () => (await list()).every(({ isPaid }) => isPaid), patience);
  const found = await list();
  const { last } = await look(player);
  expect(last?.issue).toBe(current.issue);
  expect(last?.numbers).toEqual(drawn);
  const results = slips.map(({ id }) => found.find((slip) => slip.id === id));
  return { player, last, results: results.map((slip) => `${slip?.outcome} ${slip?.prize}`) };
}

const bet = (kind: string, picks: number[], units = 1): Bet => ({ kind, picks, units });
const other = (digit: number): number => (digit === 9 ? 0 : digit + 1);

/** A unit in pesos is 10.00, which is 1,000,000. */
describe('a slip of', () => {
  test('G1 three digits: straight pays 900, a box by its orders, one place 9', async () => {
    const { results, last } = await play('minute-three', ([a = 0, b = 0, c = 0]) => [
      bet('straight', [a, b, c], 2),
      bet('position', [2, b], 5),
      bet('position', [2, other(b)]),
    ]);
    // 20.00 × 900, 50.00 × 9, nothing.
    expect(results).toEqual(['right 1800000000', 'right 45000000', 'null 0']);
    expect(last?.winners).toEqual([
      { kind: 'straight', outcome: 'right', count: 1 },
      { kind: 'position', outcome: 'right', count: 1 },
    ]);
  });

  test('G1 five digits: straight pays 90,000, the first place 9', async () => {
    const { results } = await play('five-minute-five', (drawn) => [
      bet('straight', drawn),
      bet('position', [1, drawn[0] ?? 0], 100),
      bet('straight', drawn.map(other)),
    ]);
    // 10.00 × 90,000 and 1,000.00 × 9.
    expect(results).toEqual(['right 90000000000', 'right 900000000', 'null 0']);
  });

  test('G1 keno: two of two pay 9, one of two gives its price back, none of eight pays 2', async () => {
    const { results } = await play('minute-keno', (drawn) => {
      const missed = Array.from({ length: 80 }, (_, i) => i + 1).filter((n) => !drawn.includes(n));
      return [
        bet('spot-2', drawn.slice(0, 2)),
        bet('spot-2', [drawn[19] ?? 0, missed[0] ?? 0]),
        bet('spot-8', missed.slice(0, 8), 3),
        bet('spot-1', [missed[0] ?? 0]),
      ];
    });
    expect(results).toEqual(['2 9000000', '1 1000000', '0 6000000', 'null 0']);
  });

  test('G1 dice: a face pays by how many show it, and small or big pay 1.9', async () => {
    const drawn = numbersOfNext('minute-dice', studio.now());
    const { results } = await play('minute-dice', ([first = 1]) => [
      bet('face', [first]),
      bet('small', []),
      bet('big', []),
    ]);
    const sum = drawn.reduce((all, die) => all + die, 0);
    const alike = drawn.filter((die) => die === drawn[0]).length;
    const isTriple = alike === 3;
    expect(results).toEqual([
      // 2, 3 or 4 times 10.00.
      `${alike} ${alike + 1}000000`,
      !isTriple && sum <= 10 ? 'right 1900000' : 'null 0',
      !isTriple && sum > 10 ? 'right 1900000' : 'null 0',
    ]);
  });

  test('G1 a race: the first pays 9, one of three 3, the first three 650', async () => {
    const { results } = await play('ten-boats', ([a = 1, b = 2, c = 3, d = 4]) => [
      bet('winner', [a]),
      bet('place', [c]),
      bet('exacta', [b, a]),
      bet('quinella', [b, a]),
      bet('trifecta', [a, b, c]),
      bet('winner', [d]),
    ]);
    expect(results).toEqual([
      'right 9000000',
      'right 3000000',
      'null 0',
      'right 40500000',
      'right 650000000',
      'null 0',
    ]);
  });
});

describe('what is published', () => {
  test('G2 of every series: a draw with its series and machine, which anybody can check', async () => {
    const { last } = await play('straits-dice', () => [bet('any-triple', [])]);
    const folder = '/lottery/series/straits-dice/draws';
    const { status, body } = await studio.ask('GET', `${folder}/${last?.issue}.json`);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      series: 'straits-dice',
      issue: last?.issue,
      numbers: last?.numbers,
      machine: { count: 3, low: 1, high: 6, isDistinct: false },
    });
    expect(holds(checkDraw(JSON.parse(body)))).toBe(true);
    const page = await studio.ask('GET', folder);
    expect(page.body).toContain(`${folder}/${last?.issue}.json`);
    expect(page.body).toContain(`straits-dice:${last?.issue}:0`);
    expect((await studio.ask('GET', '/lottery/series/none/draws')).status).toBe(404);
    expect(
      (await studio.ask('GET', `/lottery/draws/${last?.issue}.json`)).json(),
    ).not.toHaveProperty('series');
  });
});

describe('limits', () => {
  test('W3 an operator’s cap on a prize limits the units of each bet, and what could win more is not sold', async () => {
    // 30,000.00: straight wins 9,000.00 with a unit, a box 3,000.00 at most, one place 90.00.
    const player = await sitDown('minute-three', { maxPrize: '30000' });
    const { mostUnits, unit } = await openFor(player);
    expect({ mostUnits, unit }).toEqual({
      mostUnits: { straight: 3, box: 10, position: 100 },
      unit: '1000000',
    });
    expect(await buy(player, [bet('straight', [1, 2, 3], 4)])).toMatchObject({ error: 'invalid' });
    expect(await buy(player, [bet('straight', [1, 2, 3], 3)])).toMatchObject({ status: 200 });
    const careful = await sitDown('five-minute-five', { maxPrize: '1000' });
    expect((await look(careful)).mostUnits).toEqual({ straight: 0, box: 0, position: 11 });
    expect(await buy(careful, [bet('straight', [1, 2, 3, 4, 5])])).toMatchObject({
      error: 'invalid',
    });
    const none = await sitDown('minute-dice', { maxPrize: '0' });
    expect(new Set(Object.values((await look(none)).mostUnits))).toEqual(new Set([0]));
  });

  test('W3 picks that are none of the game are refused', async () => {
    const player = await sitDown('minute-three');
    await openFor(player);
    for (const wrong of [
      bet('straight', [1, 2]),
      bet('straight', [1, 2, 10]),
      // Three alike have no box.
      bet('box', [7, 7, 7]),
      bet('position', [4, 1]),
      bet('match', [1, 2, 3]),
      bet('straight', [1, 2, 3], 101),
    ]) {
      expect(await buy(player, [wrong]), JSON.stringify(wrong)).toMatchObject({ error: 'invalid' });
    }
  });

  test('G2 a title by the minute looks as its page needs it', async () => {
    const { series, rules, period } = await openFor(await sitDown('ten-boats'));
    expect({ ...rules, series, period }).toMatchObject({
      series: 'ten-boats',
      game: 'race-of-ten',
      look: 'race',
      schedule: { every: 60 },
      period: 60,
    });
    const lobby = await openFor(await sitDown('lotto_vn_lobby'));
    expect(lobby.rules.game).toBe('six-of-45');
  });
});
