// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStarts } from './starts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('LAUNCH-09 the seconds until the next round are counted down to the moment that the studio told', () => {
  const starts = createStarts({ startsInMs: 0 });
  const told: number[] = [];
  starts.onChange(() => told.push(starts.left()));
  starts.learn({ startsInMs: 2_500 });
  expect(starts.left()).toBe(3);
  vi.advanceTimersByTime(2_499);
  expect(starts.left()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(starts.left()).toBe(0);
  expect(told).toEqual([3, 2, 1, 0]);
  vi.advanceTimersByTime(10_000);
  expect(told).toHaveLength(4);
});

it('LAUNCH-09 a round that was begun meanwhile in another window puts the moment off', () => {
  const starts = createStarts({ startsInMs: 1_000 });
  expect([starts.isPaced, starts.left()]).toEqual([true, 1]);
  vi.advanceTimersByTime(900);
  starts.learn({ startsInMs: 5_000 });
  vi.advanceTimersByTime(4_999);
  expect(starts.left()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(starts.left()).toBe(0);
});

it('LAUNCH-09 a moment that passes while the last second is shown is told as well', () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const starts = createStarts(null);
  const told: number[] = [];
  starts.onChange(() => {
    told.push(starts.left());
    time += 0.5;
  });
  starts.learn({ startsInMs: 1_000 });
  // A browser's timer may be early by a fraction of a millisecond.
  time = 999.7;
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(told).toEqual([1, 1, 0]);
});

it('LAUNCH-09 without a pace nothing is waited for', () => {
  const starts = createStarts(null);
  starts.learn(null);
  expect([starts.isPaced, starts.left()]).toEqual([false, 0]);
});
