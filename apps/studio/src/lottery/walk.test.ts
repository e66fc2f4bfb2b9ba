// W3, G2: random orders of purchases, clocks, bad wallets and dying processes. The books are right once all is settled.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProcessDeath, startLotteryBench, type LotteryBench } from '../testing/lottery-bench.ts';
import { assertBooks } from '../testing/lottery-books.ts';
import type { Play } from '../plays/store.ts';
import { CallRefusal } from '../plays/call-refusal.ts';
import { runClock } from './clock/run-clock.ts';
import { seriesOf } from './rules/series.ts';
import { buySlips } from './slips/buy-slips.ts';
import type { SlipOrder, WantedSlip } from './slips/slip-order.ts';

const gameCode = 'minute-dice';
const dice = seriesOf({ gameCode, timeZone: null }, { lotteryPeriod: 60 });

let bench: LotteryBench;
beforeAll(async () => {
  bench = await startLotteryBench();
});
afterAll(() => bench.close());

const death = fc.option(
  fc.record({ at: fc.integer({ min: 1, max: 60 }), when: fc.constantFrom('before', 'after') }),
);
/** Bets of which every second one wins, so that purchases are often stopped. */
const bet: fc.Arbitrary<WantedSlip> = fc.oneof(
  fc.constantFrom<WantedSlip>(
    { kind: 'small', picks: [], units: 1 },
    { kind: 'big', picks: [], units: 3 },
  ),
  fc.record({
    kind: fc.constant('face'),
    picks: fc.tuple(fc.integer({ min: 1, max: 6 })),
    units: fc.integer({ min: 1, max: 3 }),
  }),
);
const step = fc.oneof(
  fc.record({
    act: fc.constant('buy' as const),
    player: fc.nat({ max: 2 }),
    key: fc.nat({ max: 3 }),
    slips: fc.array(bet, { minLength: 1, maxLength: 2 }),
    stopOnWin: fc.boolean(),
    draws: fc.integer({ min: 1, max: 3 }),
    death,
  }),
  fc.record({ act: fc.constant('look' as const), aheadMs: fc.constantFrom(0, 5_000), death }),
  fc.record({
    act: fc.constant('pass' as const),
    ms: fc.constantFrom(1, 4_999, 20_000, 31_000, 60_000),
  }),
  fc.record({
    act: fc.constant('badness' as const),
    next: fc.array(fc.constantFrom('http-500', 'not-json', 'unknown', 'wrong-echo'), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(each: Step, players: Play[], keys: string[]): Promise<void> {
  if (each.act === 'pass') return bench.pass(each.ms);
  if (each.act === 'badness') return bench.wallet.be(...each.next);
  const { death: dies } = each;
  if (each.act === 'look') {
    const process = bench.process({ aheadMs: each.aheadMs, ...(dies && { death: dies }) });
    return runClock(process, [dice]).then(() => process.money.runDue());
  }
  const process = bench.process(dies ? { death: dies } : {});
  const play = players[each.player];
  const key = keys[each.key];
  if (!play || key === undefined) return;
  const { slips, draws, stopOnWin } = each;
  const order: SlipOrder = { key, slips, draws, stopOnWin };
  await buySlips(process, play, order);
}

async function quiet(): Promise<void> {
  bench.wallet.behave();
  for (let minute = 0; minute < 5; minute += 1) {
    bench.pass(61_000);
    await runClock(bench.process(), [dice]);
    await bench.process().money.runDue();
  }
}

const isExpected = (why: unknown): boolean =>
  why instanceof ProcessDeath || why instanceof CallRefusal;

test('G2, W3 any walk of buying, looking, waiting and dying ends in books that hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 12 }),
      async (walk) => {
        const kinds = ['money', 'money', 'demo'] as const;
        const players = await Promise.all(kinds.map((kind) => bench.sitDown(kind, { gameCode })));
        const keys = Array.from({ length: 4 }, () => randomUUID());
        for (const atOnce of walk) {
          const ends = await Promise.allSettled(atOnce.map((each) => take(each, players, keys)));
          const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
          expect(failures.filter((why) => !isExpected(why))).toEqual([]);
        }
        await quiet();
        await assertBooks(bench);
      },
    ),
    { numRuns: Number(process.env['WALKS'] ?? 40), seed: 7 },
  );
  // At least one purchase was stopped; otherwise the walks would prove nothing.
  const { rows } = await bench.pool.query('select from money_move where is_return');
  expect(rows.length).toBeGreaterThan(0);
}, 240_000);
