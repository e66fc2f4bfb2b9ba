import { expect, it, vi } from 'vitest';
import { createPace } from './pace.ts';

it('LAUNCH-04 a tap ends the wait that is on, and every later one', async () => {
  vi.useFakeTimers();
  const pace = createPace({ isStill: false });
  const seen: string[] = [];
  const first = pace.wait(10_000).then(() => seen.push('first'));
  await vi.advanceTimersByTimeAsync(9_000);
  expect([seen, pace.isOver()]).toEqual([[], false]);
  pace.end();
  await first;
  await pace.wait(10_000);
  expect([seen, pace.isOver()]).toEqual([['first'], true]);
  vi.useRealTimers();
});

it('LAUNCH-04 without a tap a wait lasts as long as it is', async () => {
  vi.useFakeTimers();
  const pace = createPace({ isStill: false });
  let isThere = false;
  void pace.wait(700).then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(699);
  expect(isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isThere).toBe(true);
  vi.useRealTimers();
});
