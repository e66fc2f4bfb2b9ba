// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietMoment } from './quiet-moment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('LOBBY-05 nothing is fetched beforehand while somebody scrolls, taps or types', async () => {
  const quiet = vi.fn<() => void>();
  void quietMoment().then(quiet);
  for (const name of ['scroll', 'pointerdown', 'keydown', 'scroll']) {
    await vi.advanceTimersByTimeAsync(1_900);
    window.dispatchEvent(new Event(name));
  }
  await vi.advanceTimersByTimeAsync(1_999);
  expect(quiet.mock.calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet.mock.calls).toHaveLength(1);
  // Later movements have no effect.
  window.dispatchEvent(new Event('scroll'));
  expect(vi.getTimerCount()).toBe(0);
});
