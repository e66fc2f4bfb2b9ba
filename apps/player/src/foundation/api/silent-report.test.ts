// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/client/api-error';
import type { Track } from '#foundation/tracking/report-events.ts';
import { createSilentReport } from './silent-report.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns the events that are reported when calls failed with these codes. */
function reportOf(...codes: string[]) {
  const track = vi.fn<Track>();
  const report = createSilentReport(track);
  for (const code of codes) {
    const error = new ApiError({ kind: 'answer', code, status: 502, message: '' });
    report({ error, path: '/wps/member/info', teller: 'alert' });
  }
  const told = () => track.mock.calls.map((events) => events.length);
  return { track, told };
}

it('NET-09 what failed silently is told ten seconds after the first of it, while the page stays', () => {
  const { track, told } = reportOf('one', 'other', 'one');
  vi.advanceTimersByTime(9_999);
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(track.mock.calls).toMatchObject([
    [
      { code: 'one', count: 2 },
      { code: 'other', count: 1 },
    ],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(told()).toEqual([2]);
});
it('NET-09 where the line is gone by then it is told when that is back', () => {
  const { told } = reportOf('one');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(10_000);
  expect(told()).toEqual([]);
  window.dispatchEvent(new Event('online'));
  expect(told()).toEqual([1]);
});
it('NET-09 of more than twenty kinds as many are told as one call takes', () => {
  const { told } = reportOf(...Array.from({ length: 21 }, (_, at) => `kind.${at}`));
  vi.advanceTimersByTime(10_000);
  expect(told()).toEqual([20]);
});
