import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

it('HOUSE the clock of page tests stands at a noon, also after a test that turned it', () => {
  const noon = new Date(2026, 10, 21, 12);
  expect([new Date(), Date.now()]).toEqual([noon, noon.getTime()]);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(60_000);
  expect(Date.now() - noon.getTime()).toBe(60_000);
  vi.useRealTimers();
  expect(new Date()).toEqual(noon);
  expect(new Date()).toBeInstanceOf(Date);
});
