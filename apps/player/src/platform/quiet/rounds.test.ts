// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everyWhileSeen } from './rounds.ts';

let hidden = false;
const look = (isHidden: boolean) => {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  hidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('PROMO-01 it calls each time that so much time has gone, until it is stopped', () => {
  const call = vi.fn<() => void>();
  const stop = everyWhileSeen(1_000, call);
  vi.advanceTimersByTime(999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_001);
  expect(call).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(5_000);
  look(false);
  vi.advanceTimersByTime(5_000);
  expect(call).toHaveBeenCalledTimes(3);
});
it('PROMO-01 the call itself may stop it', () => {
  const stop = everyWhileSeen(1_000, () => stop());
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
});
it('PROMO-01 while nobody sees the page it rests, and who comes back late does not wait', () => {
  const call = vi.fn<() => void>();
  const stop = everyWhileSeen(1_000, call);
  look(true);
  vi.advanceTimersByTime(10_000);
  expect(call).not.toHaveBeenCalled();
  look(false);
  vi.advanceTimersByTime(0);
  expect(call).toHaveBeenCalledTimes(1);
  look(true);
  vi.advanceTimersByTime(400);
  look(false);
  vi.advanceTimersByTime(599);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(2);
  stop();
});
