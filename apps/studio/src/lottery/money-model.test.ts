// A model of purchases and money. Random purchases of several lotteries leave the play money that the model predicts, and the wallet's own
// books agree. Bad wallets and dying processes are tested in walk.test.ts and clock/crash.test.ts.
import { randomUUID } from 'node:crypto';
import { paysOf } from '@parlour/games/draws/bets/bets';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Play } from '../plays/store.ts';
import { benchSeed, startLotteryBench, type LotteryBench } from '../testing/lottery-bench.ts';
import { assertBooks } from '../testing/lottery-books.ts';
import { runClock } from './clock/run-clock.ts';
import { drawNumbers } from './rules/draw-numbers.ts';
import { nextIssues } from './rules/issues.ts';
import { unitIn } from './rules/units.ts';
import { buySlips } from './slips/buy-slips.ts';
import type { WantedSlip } from './slips/slip-order.ts';
import { numbersToCome, seriesFor } from './testing/known-draws.ts';

const games = ['minute-six', 'minute-three', 'minute-keno', 'minute-dice', 'ten-boats'] as const;
type GameCode = (typeof games)[number];
const seriesAt = (gameCode: GameCode) => seriesFor(gameCode);

let bench: LotteryBench;
beforeAll(async () => {
  bench = await startLotteryBench();
});
afterAll(() => bench.close());

/** Bets by game. With `shift` 0 they pick the next draw's numbers, if the bet names numbers of the draw. */
const bets: Record<GameCode, (drawn: number[], shift: number) => Omit<WantedSlip, 'units'>> = {
  'minute-six': (drawn, shift) => {
    const wrong = Array.from({ length: 45 }, (_, i) => i + 1).filter((n) => !drawn.includes(n));
    return { kind: 'match', picks: [...drawn.slice(shift), ...wrong].slice(0, 6) };
  },
  'minute-three': (drawn, shift) => ({
    kind: 'position',
    picks: [1, ((drawn[0] ?? 0) + shift) % 10],
  }),
  'minute-keno': (drawn, shift) => ({
    kind: 'spot-1',
    picks: [(((drawn[0] ?? 1) + shift) % 80) + 1],
  }),
  'minute-dice': (_, shift) => ({ kind: shift === 0 ? 'small' : 'big', picks: [] }),
  'ten-boats': (drawn, shift) => ({ kind: 'place', picks: [drawn[shift] ?? 1] }),
};

const act = fc.record({
  /** Index of one of the two seats in play. */
  game: fc.nat({ max: 1 }),
  shift: fc.nat({ max: 4 }),
  units: fc.integer({ min: 1, max: 5 }),
  draws: fc.constantFrom(1, 1, 2, 3),
  stopOnWin: fc.boolean(),
  does: fc.constantFrom('buy', 'buy', 'again', 'again', 'minute'),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
type LastPurchase = { order: Parameters<typeof buySlips>[2]; seat: Seat };
type Seat = { play: Play; gameCode: GameCode; due: bigint };
type Model = { seats: Seat[]; last: LastPurchase | null };

const opening = 1_000_000_000n;

/** The final balance change of a purchase, which nothing else affects. */
function outcomeOf(seat: Seat, slip: WantedSlip, { draws, stopOnWin }: Act): bigint {
  const series = seriesAt(seat.gameCode);
  const price = (unitIn(series.game, 'PHP') ?? 0n) * BigInt(slip.units);
  let sum = 0n;
  for (const { issue } of nextIssues(series, bench.now(), draws)) {
    const numbers = drawNumbers(benchSeed, { series: series.key, issue }, series.game.machine);
    const prize = (price * paysOf(series.game, slip, numbers)) / 100n;
    sum += prize - price;
    if (stopOnWin && prize > 0n) break;
  }
  return sum;
}

const lookAt = (seats: readonly Seat[]): Promise<void> =>
  runClock(
    bench.process(),
    seats.map(({ gameCode }) => seriesAt(gameCode)),
  );

async function perform(model: Model, each: Act): Promise<void> {
  if (each.does === 'minute') {
    bench.pass(60_000);
    return lookAt(model.seats);
  }
  if (each.does === 'again' && model.last) {
    await buySlips(bench.process(), model.last.seat.play, model.last.order);
    return undefined;
  }
  const seat = model.seats[each.game];
  if (!seat) return undefined;
  const { gameCode } = seat;
  const drawn = numbersToCome(bench, seriesAt(gameCode));
  const { shift, units, draws, stopOnWin } = each;
  const slip = { ...bets[gameCode](drawn, shift), units };
  const order = { key: randomUUID(), slips: [slip], draws, stopOnWin };
  // The picks are those stored by the studio: ascending if the order does not matter.
  const { slips } = await buySlips(bench.process(), seat.play, order);
  seat.due += outcomeOf(seat, { ...slip, picks: slips[0]?.picks ?? [] }, each);
  model.last = { order, seat };
}

const balanceOf = async ({ play }: Seat): Promise<bigint> => {
  const found = await bench.process().money.balance(play.id);
  return 'balance' in found ? found.balance : -1n;
};

test('W3 after 2,000 acts of buying, asking again and waiting, in the gate 400, all money is where the model has it', async () => {
  const runs = Math.ceil(10 * inject('propertyShare'));
  let acts = 0;
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 200, maxLength: 200 }), async (list) => {
      const [first, second] = [games[run % games.length], games[(run + 1) % games.length]];
      run += 1;
      const seats = await Promise.all(
        [first ?? games[0], second ?? games[0]].map(async (gameCode) => ({
          gameCode,
          due: opening,
          play: await bench.sitDown('demo', { gameCode }),
        })),
      );
      const model: Model = { seats, last: null };
      for (const each of list) await perform(model, each);
      acts += list.length;
      for (let left = 0; left < 5; left += 1) {
        bench.pass(60_000);
        await lookAt(seats);
      }
      for (const seat of seats)
        expect([seat.gameCode, await balanceOf(seat)]).toEqual([seat.gameCode, seat.due]);
    }),
    { numRuns: runs, seed: 11, endOnFailure: true },
  );
  expect(acts).toBe(200 * runs);
  await assertBooks(bench);
}, 240_000);
