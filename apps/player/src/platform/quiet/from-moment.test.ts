// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromMoment } from './from-moment.ts';

let hidden = false;
const look = (isHidden: boolean) => {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
const start = 1_000_000;
const days = 24 * 60 * 60_000;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  hidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('PROMO-05 it calls at the moment, and each minute until it is stopped', () => {
  const call = vi.fn<() => void>();
  const stop = fromMoment(start + 90_000, call);
  vi.advanceTimersByTime(89_999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(call).toHaveBeenCalledTimes(3);
  stop();
  look(false);
  vi.advanceTimersByTime(120_000);
  expect(call).toHaveBeenCalledTimes(3);
});
it('PROMO-05 a moment that has passed is not called at once, and the call may stop it', () => {
  const call = vi.fn<() => void>();
  const stop = fromMoment(start - 1, () => {
    call();
    stop();
  });
  vi.advanceTimersByTime(59_999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
it('PROMO-05 a moment farther away than a timer can last is waited for', () => {
  const call = vi.fn<() => void>();
  const stop = fromMoment(start + 30 * days, call);
  vi.advanceTimersByTime(30 * days - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
  stop();
});
it('PROMO-05 after a sleep, in which timers stand still, the clock is looked at within a minute', () => {
  const call = vi.fn<() => void>();
  const stop = fromMoment(start + 8 * 60 * 60_000, call);
  vi.setSystemTime(start + 9 * 60 * 60_000);
  vi.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  stop();
});
it('PROMO-05 while nobody sees the page it rests', () => {
  const call = vi.fn<() => void>();
  const stop = fromMoment(start + 1_000, call);
  look(true);
  vi.advanceTimersByTime(10_000);
  expect(call).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  look(false);
  vi.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  stop();
});
