import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restTimer } from './rest-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('LOBBY-05 tells of a rest once, as long after the last move as it says, and again after the next', () => {
  const done = vi.fn<() => void>();
  const timer = restTimer(100, done);
  for (const wait of [0, 99, 60, 1]) {
    vi.advanceTimersByTime(wait);
    timer.stir();
  }
  vi.advanceTimersByTime(99);
  expect(done.mock.calls).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(done.mock.calls).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(done.mock.calls).toHaveLength(1);
  timer.stir();
  vi.advanceTimersByTime(100);
  expect(done.mock.calls).toHaveLength(2);
});

it('LOBBY-05 a timer that was stopped tells nothing until the next move', () => {
  const done = vi.fn<() => void>();
  const timer = restTimer(100, done);
  timer.stir();
  timer.stop();
  vi.advanceTimersByTime(500);
  expect(done.mock.calls).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
  timer.stir();
  vi.advanceTimersByTime(100);
  expect(done.mock.calls).toHaveLength(1);
});
