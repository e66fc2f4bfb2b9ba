import { expect, test, vi } from 'vitest';
import type { Work } from './module.ts';
import { startWork } from './work.ts';

const work = (run: Work['run'], over: Partial<Work> = {}): Work => ({
  name: 'counting',
  everyMs: 1,
  run,
  ...over,
});

test('HOUSE work begins at once, comes round, and is over when it was stopped', async () => {
  let runs = 0;
  let isUnderWay = false;
  const counting = work(async (signal) => {
    isUnderWay = true;
    runs += 1;
    if (runs === 3) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    isUnderWay = false;
  });
  const { stop } = startWork([counting], (error) => expect.fail(String(error)));
  expect(runs).toBe(1);
  await vi.waitFor(() => expect(runs).toBe(3), 10_000);
  expect(isUnderWay).toBe(true);
  await stop();
  expect([runs, isUnderWay]).toEqual([3, false]);
});

test('HOUSE work that fails comes round all the same, and is told once in a row', async () => {
  const outcomes = ['away', 'away', 'away', null, 'away'];
  const told: string[] = [];
  let runs = 0;
  const failing = work(async () => {
    const outcome = outcomes[runs];
    runs += 1;
    if (outcome) throw new Error(outcome);
  });
  const { stop } = startWork([failing], (error, name) => told.push(`${name}: ${String(error)}`));
  await vi.waitFor(() => expect(runs).toBeGreaterThan(outcomes.length), 10_000);
  await stop();
  expect(told).toEqual(['counting: Error: away', 'counting: Error: away']);
});

test('HOUSE one that fails keeps none of the others, and a start waits for what fills', async () => {
  const lists = Promise.withResolvers<void>();
  let runs = 0;
  const { filled, stop } = startWork(
    [
      work(() => Promise.reject(new Error('away'))),
      work(
        async () => {
          runs += 1;
        },
        { filled: lists.promise },
      ),
    ],
    () => undefined,
  );
  let isFilled = false;
  void filled.then(() => (isFilled = true));
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), 10_000);
  expect(isFilled).toBe(false);
  lists.resolve();
  await filled;
  await stop();
});
