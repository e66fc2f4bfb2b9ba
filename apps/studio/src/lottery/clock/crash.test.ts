// G2: whatever dies, and wherever, the result is the same or absent, never different, and nothing is settled twice.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertBooks } from '../../testing/lottery-books.ts';
import {
  benchSeed,
  Died,
  startLotteryBench,
  type Death,
  type LotteryBench,
} from '../../testing/lottery-bench.ts';
import type { EngineDeps } from '../../engine.ts';
import { listComing, listDrawn } from '../results/store.ts';
import { drawNumbers } from '../rules/draw-numbers.ts';
import { nextIssues } from '../rules/issues.ts';
import { buySlips } from '../slips/buy-slips.ts';
import type { SlipOrder } from '../slips/slip-order.ts';
import { openIssues } from './open-issues.ts';
import { runClock } from './run-clock.ts';

let bench: LotteryBench;
beforeAll(async () => {
  bench = await startLotteryBench();
});
afterAll(() => bench.close());

const minute = 60_000;
/** A slip with four right in the next draw, for that one and the one after. */
const orderNow = (): SlipOrder => {
  const [{ issue } = { issue: '' }] = nextIssues(bench.now(), 60, 1);
  const numbers = drawNumbers(benchSeed, issue);
  const wrong = Array.from({ length: 45 }, (_, i) => i + 1).filter((n) => !numbers.includes(n));
  const picks = [[...numbers.slice(0, 4), ...wrong.slice(0, 2)]];
  return { key: randomUUID(), picks, draws: 2 };
};

/** All that was ever shown: what is shown again must be the same. */
const shown = new Map<string, string>();
async function see({ pool }: EngineDeps): Promise<void> {
  const draws = [...(await listDrawn(pool, null, 20)), ...(await listComing(pool))];
  for (const { issue, commitment, seed, numbers, winners } of draws) {
    const once = [
      [`${issue} commitment`, commitment],
      [`${issue} result`, numbers && JSON.stringify({ seed, numbers, winners })],
    ] as const;
    for (const [what, text] of once) {
      if (text !== null) expect(text).toBe(shown.get(what) ?? text);
      if (text !== null) shown.set(what, text);
    }
  }
}

async function play(process: EngineDeps, order: SlipOrder, kind: 'money' | 'demo'): Promise<void> {
  const player = await bench.sitDown(kind);
  await openIssues(process);
  const buying = buySlips(process, player, order);
  try {
    await buying;
  } catch (error) {
    if (!(error instanceof Died)) throw error;
    // The page's own retry, which another process answers; every second player never comes back.
    await see(bench.process());
    if (shown.size & 1) await buySlips(bench.process(), player, order).catch(() => undefined);
    throw error;
  }
  for (let draw = 0; draw < 2; draw += 1) {
    bench.pass(minute);
    await runClock(process);
    await process.money.runDue();
  }
}

/** What is left is finished by a process that knows nothing of the one before. */
async function finish(): Promise<void> {
  const next = bench.process();
  await see(next);
  for (let draw = 0; draw < 3; draw += 1) {
    bench.pass(minute);
    await runClock(next);
    await see(next);
    await next.money.runDue();
  }
}

/** True where the process lived to the end. */
async function dieAt(death: Death, kind: 'money' | 'demo'): Promise<boolean> {
  const dying = bench.process({ death });
  const lived = await play(dying, orderNow(), kind).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Died) return false;
      throw error;
    },
  );
  await finish();
  return lived;
}

describe('a process that dies', () => {
  test.each([
    ['before', 'money'],
    ['after', 'money'],
    ['before', 'demo'],
  ] as const)(
    'G2, W3 %s any of its statements, with slips for %s, leaves nothing that the next one does not finish alike',
    async (when, kind) => {
      let at = 1;
      while (!(await dieAt({ at, when }, kind))) at += 1;
      expect(at).toBeGreaterThan(40);
      expect(await assertBooks(bench)).toBeGreaterThan(40);
    },
    240_000,
  );
});

describe('several processes', () => {
  test('G2 draw each issue once and settle each slip once', async () => {
    await openIssues(bench.process());
    for (let i = 0; i < 12; i += 1) {
      const kind = i < 6 ? 'money' : 'demo';
      await buySlips(bench.process(), await bench.sitDown(kind), orderNow());
    }
    bench.pass(2 * minute);
    const processes = Array.from({ length: 6 }, () => bench.process());
    await Promise.all(processes.map(runClock));
    await Promise.all(processes.map(({ money }) => money.runDue()));
    await finish();
    await assertBooks(bench);
  });

  test('G2 a slip bought at the closing instant is in the draw or was never sold', async () => {
    const players = await Promise.all(
      Array.from({ length: 20 }, (_, i) => bench.sitDown(i < 10 ? 'money' : 'demo')),
    );
    const seller = bench.process();
    // Whose clock is five seconds ahead draws while the other still sells.
    const drawer = bench.process({ aheadMs: 5_000 });
    await openIssues(seller);
    const [{ closesAt } = { closesAt: bench.now() }] = nextIssues(bench.now(), 60, 1);
    bench.pass(closesAt.getTime() - bench.now().getTime() - 1);
    const order = orderNow();
    const sales = players.map((player) =>
      buySlips(seller, player, { ...order, key: randomUUID() }),
    );
    bench.pass(1);
    const ends = await Promise.allSettled([...sales, runClock(drawer), runClock(drawer)]);
    expect(ends.slice(-2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await finish();
    await assertBooks(bench);
  });
});
