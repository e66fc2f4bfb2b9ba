import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSubmitLock } from './submit-lock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('LOGIN-02 a second attempt while one runs is ignored', async () => {
  const lock = createSubmitLock();
  const { promise, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const action = () => {
    runs += 1;
    return promise;
  };
  const first = lock.run(action);
  await lock.run(action);
  expect([runs, lock.get()]).toEqual([1, 'processing']);
  resolve();
  await first;
});

it.each([
  ['ended well', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no'))],
])('LOGIN-02 the lock opens 500 ms after an attempt %s', async (_case, action) => {
  const lock = createSubmitLock();
  await lock.run(action).catch(() => null);
  vi.advanceTimersByTime(499);
  expect(lock.get()).toBe('processing');
  vi.advanceTimersByTime(1);
  expect(lock.get()).toBe('idle');
});
