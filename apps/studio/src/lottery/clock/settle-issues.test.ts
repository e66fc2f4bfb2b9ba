import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLotteryBench, type LotteryBench } from '../../testing/lottery-bench.ts';
import { assertBooks } from '../../testing/lottery-books.ts';
import { seriesOf } from '../rules/series.ts';
import { buySlips } from '../slips/buy-slips.ts';
import { runClock } from './run-clock.ts';

const six = seriesOf({ gameCode: 'minute-six', timeZone: null }, { lotteryPeriod: 60 });

let bench: LotteryBench;
beforeAll(async () => {
  bench = await startLotteryBench();
});
afterAll(() => bench.close());

test('W3 of a draw with more slips than one step takes, each is settled once', async () => {
  const process = bench.process();
  const player = await bench.sitDown('demo');
  const picked = Array.from({ length: 10 }, (_, first) => [1, 2, 3, 4, 5].concat(20 + first));
  for (let bought = 0; bought < 210; bought += picked.length) {
    const slips = picked.map((picks) => ({ kind: 'match', picks, units: 1 }));
    await buySlips(process, player, { key: randomUUID(), slips, draws: 1, stopOnWin: false });
  }
  bench.pass(61_000);
  await runClock(process, [six]);
  expect(await assertBooks(bench)).toBe(210);
});
