// G2: wherever a process dies, the result is the same or absent, never different, and nothing is settled twice.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertBooks } from '../../testing/lottery-books.ts';
import {
  benchSeed,
  ProcessDeath,
  startLotteryBench,
  type Death,
  type LotteryBench,
} from '../../testing/lottery-bench.ts';
import type { EngineDeps } from '../../engine.ts';
import { listComing, listDrawn } from '../results/store.ts';
import { drawNumbers } from '../rules/draw-numbers.ts';
import { nextIssues } from '../rules/issues.ts';
import { seriesOf, type Series } from '../rules/series.ts';
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
const timing = { lotteryPeriod: 60 };
const six = seriesOf({ gameCode: 'minute-six', timeZone: null }, timing);
const three = seriesOf({ gameCode: 'minute-three', timeZone: null }, timing);

const numbersOfNext = (series: Series): number[] => {
  const [{ issue } = { issue: '' }] = nextIssues(series, bench.now(), 1);
  return drawNumbers(benchSeed, { series: series.key, issue }, series.game.machine);
};

/** An order with four right numbers in the next draw, for that draw and the one after. */
const sixNow = (): SlipOrder => {
  const numbers = numbersOfNext(six);
  const wrong = Array.from({ length: 45 }, (_, i) => i + 1).filter((n) => !numbers.includes(n));
  const picks = [...numbers.slice(0, 4), ...wrong.slice(0, 2)];
  const slips = [{ kind: 'match', picks, units: 1 }];
  return { key: randomUUID(), slips, draws: 2, stopOnWin: false };
};

/** An order of three digits that win in the next draw, which returns the stake for the one after. */
const threeNow = (): SlipOrder => {
  const slips = [{ kind: 'straight', picks: numbersOfNext(three), units: 2 }];
  return { key: randomUUID(), slips, draws: 2, stopOnWin: true };
};

type Table = { gameCode: string; series: Series; order: () => SlipOrder };
const tables = {
  six: { gameCode: 'minute-six', series: six, order: sixNow },
  three: { gameCode: 'minute-three', series: three, order: threeNow },
} satisfies Record<string, Table>;

/** All public data seen so far. Data that are seen again must be the same. */
const shown = new Map<string, string>();
async function see({ pool }: EngineDeps): Promise<void> {
  const draws = [
    ...(await listDrawn(pool, six.key, { before: null, most: 20 })),
    ...(await listComing(pool, six.key)),
  ];
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

type Seat = Table & { kind: 'money' | 'demo' };

async function play(process: EngineDeps, { kind, gameCode, series, order: makeOrder }: Seat) {
  const player = await bench.sitDown(kind, { gameCode });
  const order = makeOrder();
  await openIssues(process, [series]);
  const buying = buySlips(process, player, order);
  try {
    await buying;
  } catch (error) {
    if (!(error instanceof ProcessDeath)) throw error;
    // The page's retry, which another process answers. Every second player never retries.
    await see(bench.process());
    if (shown.size & 1) await buySlips(bench.process(), player, order).catch(() => undefined);
    throw error;
  }
  for (let draw = 0; draw < 2; draw += 1) {
    bench.pass(minute);
    await runClock(process, [series]);
    await process.money.runDue();
  }
}

/** Lets a new process, without knowledge of the previous one, finish the remaining work. */
async function finish({ series }: Table): Promise<void> {
  const next = bench.process();
  await see(next);
  for (let draw = 0; draw < 3; draw += 1) {
    bench.pass(minute);
    await runClock(next, [series]);
    await see(next);
    await next.money.runDue();
  }
}

/** Returns true if the process lived to the end. */
async function dieAt(death: Death, seat: Seat): Promise<boolean> {
  const dying = bench.process({ death });
  const lived = await play(dying, seat).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProcessDeath) return false;
      throw error;
    },
  );
  await finish(seat);
  return lived;
}

describe('a process that dies', () => {
  describe.each([
    { when: 'before', table: 'six', kind: 'money', tags: [] },
    { when: 'after', table: 'three', kind: 'money', tags: [] },
    { when: 'after', table: 'six', kind: 'demo', tags: ['nightly'] },
    { when: 'before', table: 'three', kind: 'demo', tags: ['nightly'] },
  ] as const)('$when any of its statements, with slips of $table for $kind', (row) => {
    const { when, table, kind } = row;
    test(
      'G2, W3 leaves nothing that the next one does not finish alike',
      { timeout: 240_000, tags: [...row.tags] },
      async () => {
        let at = 1;
        while (!(await dieAt({ at, when }, { ...tables[table], kind }))) at += 1;
        expect(at).toBeGreaterThan(40);
        expect(await assertBooks(bench)).toBeGreaterThan(40);
      },
    );
  });
});

describe('several processes', () => {
  test('G2 draw each issue once and settle each slip once', async () => {
    await openIssues(bench.process(), [six]);
    for (let i = 0; i < 12; i += 1) {
      const kind = i < 6 ? 'money' : 'demo';
      await buySlips(bench.process(), await bench.sitDown(kind), sixNow());
    }
    bench.pass(2 * minute);
    const processes = Array.from({ length: 6 }, () => bench.process());
    await Promise.all(processes.map((each) => runClock(each, [six])));
    await Promise.all(processes.map(({ money }) => money.runDue()));
    await finish(tables.six);
    await assertBooks(bench);
  });

  test('G2 a slip bought at the closing instant is in the draw or was never sold', async () => {
    const players = await Promise.all(
      Array.from({ length: 20 }, (_, i) => bench.sitDown(i < 10 ? 'money' : 'demo')),
    );
    const seller = bench.process();
    // This process, whose clock is five seconds ahead, draws while the other still sells.
    const drawer = bench.process({ aheadMs: 5_000 });
    await openIssues(seller, [six]);
    const [{ closesAt } = { closesAt: bench.now() }] = nextIssues(six, bench.now(), 1);
    bench.pass(closesAt.getTime() - bench.now().getTime() - 1);
    const order = sixNow();
    const sales = players.map((player) =>
      buySlips(seller, player, { ...order, key: randomUUID() }),
    );
    bench.pass(1);
    const ends = await Promise.allSettled([
      ...sales,
      runClock(drawer, [six]),
      runClock(drawer, [six]),
    ]);
    expect(ends.slice(-2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await finish(tables.six);
    await assertBooks(bench);
  });
});
