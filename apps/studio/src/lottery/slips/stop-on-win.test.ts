// Purchases that stop on a win: the stakes of later draws are returned once, and the wallet's own books agree.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Play } from '../../plays/store.ts';
import { startLotteryBench, type LotteryBench } from '../../testing/lottery-bench.ts';
import { assertBooks } from '../../testing/lottery-books.ts';
import { runClock } from '../clock/run-clock.ts';
import { numbersToCome, seriesFor } from '../testing/known-draws.ts';
import { buySlips } from './buy-slips.ts';
import { describeSlip } from './describe-slip.ts';
import { listSlips } from './store.ts';

const gameCode = 'minute-three';
const three = seriesFor(gameCode);
/** 10.00 */
const unit = 1_000_000;

let bench: LotteryBench;
beforeAll(async () => {
  bench = await startLotteryBench();
});
afterAll(() => bench.close());

/** An order for the next `draws` draws, with the digits of the draw that is `winsAfter` draws after the next one. */
const order = (winsAfter: number, draws: number, changed: object = {}) => ({
  key: randomUUID(),
  slips: [{ kind: 'straight', picks: numbersToCome(bench, three, winsAfter), units: 1 }],
  draws,
  stopOnWin: true,
  ...changed,
});
const shown = async ({ playerId }: Play) => {
  const page = { playerId, gameCode, before: null, most: 50 };
  return (await listSlips(bench.pool, page)).map(describeSlip).toReversed();
};
const states = async (play: Play) => (await shown(play)).map(({ state }) => state);
const minute = async () => {
  bench.pass(60_000);
  await runClock(bench.process(), [three]);
  await bench.process().money.runDue();
};
const rollbacks = () => bench.wallet.calls.filter(({ path }) => path === '/transaction/rollback');

describe('a purchase that stops on a win', () => {
  test('W3 after the draw that won, the stakes of later draws are back at the wallet, and nothing of them is drawn', async () => {
    const play = await bench.sitDown('money', { gameCode });
    const had = bench.wallet.balance();
    const purchase = order(1, 4);
    await buySlips(bench.process(), play, purchase);
    expect(bench.wallet.balance()).toBe(had - 4 * unit);
    await minute();
    expect(await states(play)).toEqual(['lost', 'bought', 'bought', 'bought']);
    await minute();
    // Straight pays 900 for 1: 9,000.00 for a ticket of 10.00. Two of four stakes are back.
    expect(await states(play)).toEqual(['lost', 'won', 'returned', 'returned']);
    const [, won, back] = await shown(play);
    expect(won).toMatchObject({ outcome: 'right', prize: '900000000', isPaid: true });
    expect(back).toMatchObject({ outcome: null, prize: null, isPaid: true });
    expect(bench.wallet.balance()).toBe(had - 2 * unit + 900 * unit);
    for (let left = 0; left < 3; left += 1) await minute();
    expect(await states(play)).toEqual(['lost', 'won', 'returned', 'returned']);
    expect(bench.wallet.balance()).toBe(had - 2 * unit + 900 * unit);
    await assertBooks(bench);
  });

  test('W3 the same key again has the same outcome, and stakes nothing', async () => {
    const play = await bench.sitDown('money', { gameCode });
    const purchase = order(0, 3);
    await buySlips(bench.process(), play, purchase);
    await minute();
    const had = bench.wallet.balance();
    const again = await buySlips(bench.process(), play, purchase);
    expect(again.slips.map(({ state }) => state)).toEqual(['won', 'returned', 'returned']);
    expect(bench.wallet.balance()).toBe(had);
  });

  test('W3 one that does not stop goes on, and others are left alone', async () => {
    const going = await bench.sitDown('money', { gameCode });
    const other = await bench.sitDown('money', { gameCode });
    await buySlips(bench.process(), going, order(0, 3, { stopOnWin: false }));
    // The player also has another purchase.
    await buySlips(bench.process(), going, order(5, 2));
    await buySlips(bench.process(), other, order(5, 3));
    await minute();
    // By draw: two of the next one, two of the second, one of the third.
    expect(await states(going)).toEqual(['won', 'lost', 'bought', 'bought', 'bought']);
    expect(await states(other)).toEqual(['lost', 'bought', 'bought']);
  });

  test('W3 play money comes back at once', async () => {
    const play = await bench.sitDown('demo', { gameCode });
    await buySlips(bench.process(), play, order(0, 4));
    await minute();
    const found = await bench.process().money.balance(play.id);
    // 10,000.00, one ticket of 10.00, 9,000.00 won.
    expect(found).toMatchObject({ balance: 1_000_000_000n - 1_000_000n + 900_000_000n });
    expect(await states(play)).toEqual(['won', 'returned', 'returned', 'returned']);
  });

  test('W3 draws whose sales are closed take part, also when a win is found late', async () => {
    const play = await bench.sitDown('money', { gameCode });
    await buySlips(bench.process(), play, order(0, 4));
    // The clock has not run for two draws, and the third one's sales have just closed.
    bench.pass(60_000 - (bench.now().getTime() % 60_000) + 60_000 + 55_000);
    await runClock(bench.process(), [three]);
    expect(await states(play)).toEqual(['won', 'lost', 'bought', 'returned']);
    await minute();
    expect(await states(play)).toEqual(['won', 'lost', 'lost', 'returned']);
    bench.pass(5_000);
    await runClock(bench.process(), [three]);
  });

  test('W6 a wallet that is away gets its stake back when it answers, however long it takes', async () => {
    const play = await bench.sitDown('money', { gameCode });
    await buySlips(bench.process(), play, order(0, 2));
    const had = bench.wallet.balance();
    bench.pass(60_000);
    await runClock(bench.process(), [three]);
    // Simulates 600 tries, after which any other rollback would be given up.
    await bench.pool.query(
      `update money_move set tries = 600 where kind = 'rollback' and state = 'due'`,
    );
    bench.wallet.be(...Array.from({ length: 6 }, () => 'http-500' as const));
    await bench.process().money.runDue();
    expect((await shown(play))[1]).toMatchObject({ state: 'returned', isPaid: false });
    bench.wallet.behave();
    bench.pass(3_700_000);
    await bench.process().money.runDue();
    expect((await shown(play))[1]).toMatchObject({ state: 'returned', isPaid: true });
    expect(bench.wallet.balance()).toBe(had + unit + 900 * unit);
  });

  test('W3 several processes send each stake back once', async () => {
    const plays = await Promise.all(
      Array.from({ length: 6 }, (_, i) => bench.sitDown(i < 3 ? 'money' : 'demo', { gameCode })),
    );
    await Promise.all(plays.map((play) => buySlips(bench.process(), play, order(0, 3))));
    const before = rollbacks().length;
    bench.pass(60_000);
    await Promise.all(Array.from({ length: 5 }, () => runClock(bench.process(), [three])));
    await Promise.all(Array.from({ length: 3 }, () => bench.process().money.runDue()));
    for (const play of plays) expect(await states(play)).toEqual(['won', 'returned', 'returned']);
    expect(rollbacks().length - before).toBe(6);
    for (let left = 0; left < 3; left += 1) await minute();
    await assertBooks(bench);
  });
});
