import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refusal } from '#http/refusal';
import { openLine, type Pace } from './line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stays = new AbortController().signal;
const many = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A queue in simulated time. Callers are named by network and number; their results are recorded with the time in milliseconds since the start. */
function open(pace: Partial<Pace> = {}) {
  const now = (): number => performance.now();
  const opened = now();
  const line = openLine({ running: 2, withinMs: 1_000, tookMs: 30, now, ...pace });
  const counts = new Map<string, number>();
  const begun: string[] = [];
  const served: { name: string; at: number }[] = [];
  const refused: { name: string; at: number; retryAfter: unknown }[] = [];

  async function come(network: string, takesMs = 30, gone = stays): Promise<void> {
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    const name = `${network}${count}`;
    const task = async (): Promise<void> => {
      begun.push(name);
      await new Promise((end) => {
        setTimeout(end, takesMs);
      });
    };
    await line({ network, gone }, task).then(
      () => served.push({ name, at: now() - opened }),
      ({ code, value }: Refusal) => {
        expect(code).toBe('service_unavailable');
        refused.push({ name, at: now() - opened, retryAfter: value?.['retryAfter'] });
      },
    );
  }
  return { line, begun, served, refused, come };
}

test('A6 so many tasks run at a time, and the others in the order in which they came', async () => {
  const { begun, served, come } = open();
  for (const _ of many(5)) void come('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a1', 'a2']);
  await vi.advanceTimersByTimeAsync(30);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
  await vi.advanceTimersByTimeAsync(60);
  expect(served.map(({ at }) => at)).toEqual([30, 30, 60, 60, 90]);
});

test('A6 a place is free again when its task is over, also when it broke, and then one only', async () => {
  const { line, begun, come } = open({ running: 1 });
  const broken = line({ network: 'a', gone: stays }, () => Promise.reject(new Error('no hash')));
  void come('a');
  void come('a');
  await expect(broken).rejects.toThrow('no hash');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a1']);
  await vi.advanceTimersByTimeAsync(30);
  expect(begun).toEqual(['a1', 'a2']);
});

test('A6 of 150 at once all that can be served within a second are, and the others are refused at once', async () => {
  const { served, refused, come } = open();
  for (const _ of many(150)) void come('a');
  await vi.advanceTimersByTimeAsync(0);
  // 33 times two in a second, 30 ms each.
  expect(refused).toHaveLength(150 - 66);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(served).toHaveLength(66);
  expect(served.at(-1)?.at).toBe(990);
  expect(refused).toHaveLength(150 - 66);
  expect(new Set(refused.map(({ at }) => at))).toEqual(new Set([0]));
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set([1]));
});

test('A5 networks take turns: what one of them has waiting delays the others by one task each', async () => {
  const { begun, come } = open();
  for (const _ of many(6)) void come('a');
  for (const _ of many(2)) void come('b');
  void come('c');
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5', 'a6']);
});

test('A5 a flood that fills its own line takes nothing of another network’s, which is served as if few were ahead', async () => {
  const { begun, served, refused, come } = open();
  for (const _ of many(150)) void come('flood');
  void come('other');
  await vi.advanceTimersByTimeAsync(0);
  // Tasks that the other network pushes past the second are refused now, not at the end of the second.
  expect(refused).toHaveLength(150 - 65);
  expect(refused.map(({ name }) => name)).not.toContain('other1');
  await vi.advanceTimersByTimeAsync(60);
  expect(begun.slice(0, 4)).toEqual(['flood1', 'flood2', 'flood3', 'other1']);
  expect(served).toContainEqual({ name: 'other1', at: 60 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(served).toHaveLength(66);
});

test('A5 a network that comes again waits for one task of each that waits already, and for no more', async () => {
  const { begun, come } = open({ running: 1 });
  void come('a');
  for (const network of ['b', 'c', 'b', 'c']) void come(network);
  await vi.advanceTimersByTimeAsync(30);
  void come('a');
  await vi.advanceTimersByTimeAsync(500);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'c2']);
});

test('A6 how long a task takes is measured: where they take longer than thought, nobody hears so after the second', async () => {
  const { served, refused, come } = open({ tookMs: 10 });
  for (const _ of many(150)) void come('a', 200);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toEqual([]);
  // Two tasks have been measured.
  await vi.advanceTimersByTimeAsync(200);
  expect(refused.length).toBeGreaterThan(110);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(served.length + refused.length).toBe(150);
  expect(Math.max(...refused.map(({ at }) => at))).toBeLessThanOrEqual(1_000);
  const before = refused.length;
  for (const _ of many(50)) void come('a', 200);
  await vi.advanceTimersByTimeAsync(0);
  // Five times two in a second.
  expect(refused).toHaveLength(before + 40);
});

test('A6 where tasks take less than thought, more of them have room', async () => {
  const { refused, come } = open({ tookMs: 400 });
  for (const _ of many(20)) void come('a', 10);
  await vi.advanceTimersByTimeAsync(1_000);
  // Two run, two wait.
  expect(refused).toHaveLength(16);
  for (const _ of many(40)) {
    void come('a', 10);
    await vi.advanceTimersByTimeAsync(10);
  }
  for (const _ of many(100)) void come('a', 10);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refused).toHaveLength(16);
});

test('A6 where no task ends, who waits for one is refused when the second is over', async () => {
  const { refused, come } = open();
  for (const _ of many(4)) void come('a', 20_000);
  await vi.advanceTimersByTimeAsync(999);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(refused.map(({ name, at }) => [name, at])).toEqual([
    ['a3', 1_000],
    ['a4', 1_000],
  ]);
});

test('A6 however slow the machine, a free place is given, and who is refused is told when to come again', async () => {
  const { begun, refused, come } = open({ tookMs: 5_000 });
  for (const _ of many(3)) void come('a', 5_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a1', 'a2']);
  expect(refused).toEqual([{ name: 'a3', at: 0, retryAfter: 9 }]);
});

test('A6 what a caller who is gone waited for is never done, and makes room', async () => {
  const { begun, refused, come } = open({ running: 1, withinMs: 60 });
  const caller = new AbortController();
  void come('a');
  void come('a', 30, caller.signal);
  void come('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.map(({ name }) => name)).toEqual(['a3']);
  caller.abort();
  void come('a');
  await vi.advanceTimersByTimeAsync(200);
  expect(refused.map(({ name }) => name)).toEqual(['a3', 'a2']);
  expect(begun).toEqual(['a1', 'a4']);
  void come('a', 30, caller.signal);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toEqual(['a1', 'a4']);
  expect(vi.getTimerCount()).toBe(0);
});
