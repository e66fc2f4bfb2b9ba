// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSignals, pollUnlessTold, type Signals } from './signals.ts';

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

describe('a signal', () => {
  it('SIG-01 reaches those who hear its kind, until they stop', () => {
    const signals = makeSignals();
    const heard = vi.fn<() => void>();
    const stop = signals.hear('balance', heard);
    signals.tell(['notification']);
    expect(heard).not.toHaveBeenCalled();
    signals.tell(['notification', 'balance']);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    signals.tell(['balance']);
    vi.advanceTimersByTime(5_000);
    expect(heard).toHaveBeenCalledTimes(1);
  });
  it('SIG-09 that comes often has a page ask once a second, and once for all its parts', () => {
    const signals = makeSignals();
    const heard = vi.fn<() => void>();
    const [stop] = [signals.hear('balance', heard), signals.hear('balance', heard)];
    for (let at = 0; at < 10; at += 1) signals.tell(['balance']);
    expect(heard).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(heard).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5_000);
    expect(heard).toHaveBeenCalledTimes(2);
    stop?.();
    signals.tell(['balance']);
    expect(heard).toHaveBeenCalledTimes(3);
  });
  it('SIG-09 waits until somebody sees the page', () => {
    const signals = makeSignals();
    const heard = vi.fn<() => void>();
    signals.hear('site', heard);
    look(true);
    signals.tell(['site']);
    signals.tell(['site']);
    vi.advanceTimersByTime(60_000);
    expect(heard).not.toHaveBeenCalled();
    look(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a poll', () => {
  const kept = (signals: Signals) => ({ keep: () => signals as never });

  it('SIG-08 rests while a stream works, and goes on when it does not', () => {
    const signals = makeSignals();
    const polled = vi.fn<() => void>();
    const stop = pollUnlessTold(kept(signals), 1_000, polled);
    vi.advanceTimersByTime(2_000);
    expect(polled).toHaveBeenCalledTimes(2);
    signals.isLive.set(true);
    vi.advanceTimersByTime(60_000);
    expect(polled).toHaveBeenCalledTimes(2);
    signals.isLive.set(false);
    vi.advanceTimersByTime(1_000);
    expect(polled).toHaveBeenCalledTimes(3);
    stop();
    signals.isLive.set(true);
    signals.isLive.set(false);
    vi.advanceTimersByTime(5_000);
    expect(polled).toHaveBeenCalledTimes(3);
  });
});
