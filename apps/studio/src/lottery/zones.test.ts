// Daily draws in the players' time zones: the same Friday is at different moments in different zones.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Play } from '../plays/store.ts';
import { startLotteryBench, type LotteryBench } from '../testing/lottery-bench.ts';
import { assertBooks } from '../testing/lottery-books.ts';
import { openClock, runClock } from './clock/run-clock.ts';
import { lookAround } from './look-around.ts';
import { findLast, listComing } from './results/store.ts';
import { buySlips } from './slips/buy-slips.ts';
import { seriesFor } from './testing/known-draws.ts';

const gameCode = 'friday-six';
const slips = [{ kind: 'match', picks: [1, 2, 3, 4, 5, 6], units: 1 }];
const order = () => ({ key: randomUUID(), slips, draws: 2, stopOnWin: false });

let bench: LotteryBench;
let manila: Play;
let newYork: Play;
beforeAll(async () => {
  bench = await startLotteryBench();
  manila = await bench.sitDown('money', { gameCode, timeZone: 'Asia/Manila' });
  newYork = await bench.sitDown('money', { gameCode, timeZone: 'America/New_York' });
});
afterAll(() => bench.close());

const goTo = async (time: string): Promise<void> => {
  bench.pass(Date.parse(time) - bench.now().getTime());
  await runClock(bench.process());
  await bench.process().money.runDue();
};
const look = (play: Play) => lookAround(bench.process(), play);
const drawn = async (zone: string) =>
  (await findLast(bench.pool, seriesFor(gameCode, zone).key))?.issue ?? null;

// The bench begins on Saturday, 21 November 2026, at noon UTC.
describe('a draw of Friday', () => {
  test('G2 is open from the first launch that names its zone, and tells that zone', async () => {
    const looked = await look(manila);
    expect(looked.current).toMatchObject({
      issue: '20261127-0779',
      closesAt: '2026-11-27T12:55:00.000Z',
      drawsAt: '2026-11-27T13:00:00.000Z',
    });
    expect(looked.rules.schedule).toEqual({ at: '21:00', days: [5], zone: 'Asia/Manila' });
    expect(looked.period).toBe(604_800);
    expect((await look(newYork)).current.drawsAt).toBe('2026-11-28T02:00:00.000Z');
    await runClock(bench.process());
    const { key } = seriesFor('evening-three', 'Asia/Manila');
    // Draws are opened eight days ahead.
    expect(await listComing(bench.pool, key)).toHaveLength(8);
  });

  test('G2 draws on the Friday of each zone, thirteen hours apart, for its own slips alone', async () => {
    await buySlips(bench.process(), manila, order());
    await buySlips(bench.process(), newYork, order());
    await goTo('2026-11-27T12:59:59.999Z');
    expect([await drawn('Asia/Manila'), await drawn('America/New_York')]).toEqual([null, null]);
    await goTo('2026-11-27T13:00:00Z');
    expect(await drawn('Asia/Manila')).toBe('20261127-0779');
    expect(await drawn('America/New_York')).toBeNull();
    expect((await look(manila)).slips.map(({ state }) => state)).toEqual(['lost', 'bought']);
    expect((await look(newYork)).slips.map(({ state }) => state)).toEqual(['bought', 'bought']);
    await goTo('2026-11-28T02:00:00Z');
    expect(await drawn('America/New_York')).toBe('20261128-0119');
    expect((await look(newYork)).slips.map(({ state }) => state)).toEqual(['lost', 'bought']);
    await goTo('2026-12-05T03:00:00Z');
    expect((await look(manila)).slips.map(({ state }) => state)).toEqual(['lost']);
    await assertBooks(bench);
  });

  test('G2 draws of a series whose rules are gone wait, and hold up no other', async () => {
    const { pool } = bench;
    await pool.query(
      `insert into lottery_issue (series, issue, opened_at, closes_at, draws_at, seed, commitment)
       select 'gone', issue, opened_at, closes_at, draws_at, seed, commitment from lottery_issue
        where series = 'minute-six' and drawn_at is null order by draws_at limit 1`,
    );
    const before = await findLast(pool, 'minute-six');
    bench.pass(60_000);
    await runClock(bench.process());
    expect((await findLast(pool, 'minute-six'))?.issue).not.toBe(before?.issue);
    expect(await findLast(pool, 'gone')).toBeNull();
  });

  test('G2 one look is one query where nothing is due', async () => {
    const query = vi.spyOn(bench.pool, 'query');
    const connect = vi.spyOn(bench.pool, 'connect');
    const see = openClock(bench.process());
    await see();
    query.mockClear();
    connect.mockClear();
    await see();
    bench.pass(1_000);
    await see();
    // Each query of the pool also calls connect.
    expect([query.mock.calls.length, connect.mock.calls.length]).toEqual([2, 2]);
    query.mockRestore();
    connect.mockRestore();
  });
});
