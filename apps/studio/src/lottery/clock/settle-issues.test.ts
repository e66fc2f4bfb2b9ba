import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLotteryBench, type LotteryBench } from '../../testing/lottery-bench.ts';
import { assertBooks } from '../../testing/lottery-books.ts';
import { buySlips } from '../slips/buy-slips.ts';
import { openIssues } from './open-issues.ts';
import { runClock } from './run-clock.ts';

let bench: LotteryBench;
beforeAll(async () => {
  bench = await startLotteryBench();
});
afterAll(() => bench.close());

test('W3 of a draw with more slips than one step takes, each is settled once', async () => {
  const process = bench.process();
  await openIssues(process);
  const player = await bench.sitDown('demo');
  const picks = Array.from({ length: 10 }, (_, first) => [1, 2, 3, 4, 5].concat(20 + first));
  for (let bought = 0; bought < 210; bought += picks.length) {
    await buySlips(process, player, { key: randomUUID(), picks, draws: 1 });
  }
  bench.pass(61_000);
  await runClock(process);
  expect(await assertBooks(bench)).toBe(210);
});
