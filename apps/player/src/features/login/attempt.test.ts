import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAttempt } from './attempt.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('LOGIN-02 a second attempt while one runs is ignored', async () => {
  const attempt = createAttempt();
  const { promise, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const action = () => {
    runs += 1;
    return promise;
  };
  const first = attempt.run(action);
  await attempt.run(action);
  expect([runs, attempt.get()]).toEqual([1, 'processing']);
  resolve();
  await first;
});

it.each([
  ['ended well', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no'))],
])('LOGIN-02 the lock opens 500 ms after an attempt %s', async (_case, action) => {
  const attempt = createAttempt();
  await attempt.run(action).catch(() => null);
  vi.advanceTimersByTime(499);
  expect(attempt.get()).toBe('processing');
  vi.advanceTimersByTime(1);
  expect(attempt.get()).toBe('idle');
});
