import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localLimits } from './limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A5 under a key so many are given in a time, then the seconds that are left of it', () => {
  const limits = localLimits();
  const take = () => limits.take('one', 2, 60);
  expect([take(), take(), take()]).toEqual([null, null, 60]);
  vi.advanceTimersByTime(58_500);
  expect(take()).toBe(2);
  vi.advanceTimersByTime(1_499);
  expect(take()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([take(), take(), take()]).toEqual([null, null, 60]);
});

test('A5 keys and lengths are counted apart, and a limit that is changed holds at once', () => {
  const limits = localLimits();
  expect([limits.take('one', 1, 60), limits.take('two', 1, 60)]).toEqual([null, null]);
  expect(limits.take('one', 1, 30)).toBeNull();
  expect(limits.take('one', 1, 60)).toBe(60);
  expect(limits.take('one', 3, 60)).toBeNull();
});

test('A5 what is given back does not count, and nothing is given on top', () => {
  const limits = localLimits();
  limits.giveBack('one', 60);
  expect([limits.take('one', 1, 60), limits.take('one', 1, 60)]).toEqual([null, 60]);
  limits.giveBack('one', 60);
  limits.giveBack('one', 60);
  expect(limits.take('one', 1, 60)).toBeNull();
});

test('A5 a count that began late in one minute holds to its own end in the next', () => {
  const limits = localLimits();
  limits.take('first', 1, 60);
  vi.advanceTimersByTime(59_000);
  expect([limits.take('late', 1, 60), limits.take('late', 1, 60)]).toEqual([null, 60]);
  vi.advanceTimersByTime(2_000);
  expect(limits.take('first', 1, 60)).toBeNull();
  expect(limits.take('late', 1, 60)).toBe(58);
  vi.advanceTimersByTime(57_000);
  expect(limits.take('late', 1, 60)).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(limits.take('late', 1, 60)).toBeNull();
});
