// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeSignals } from '#foundation/signals/signals.ts';
import { siteStatus } from '#foundation/testing/site-status.ts';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { watchSite } from './watch-site.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('SIG-09, BOOT-04 a signal closes an open page for maintenance, and opens it again', async () => {
  let isOn = true;
  const { foundation } = await showInSite(null, {
    replies: { siteStatus: async () => ({ answer: siteStatus({}, { maintenance: isOn }) }) },
  });
  watchSite(foundation);
  const { tell } = foundation.keep(makeSignals);
  const redrawn = vi.fn<() => void>();
  foundation.front.subscribe(redrawn);
  tell(['site']);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(foundation.front.get().closedBy).toBe('maintenance'));
  isOn = false;
  tell(['site']);
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(() => expect(foundation.front.get().closedBy).toBeNull());
  expect(redrawn).toHaveBeenCalledTimes(2);
  tell(['site']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(redrawn).toHaveBeenCalledTimes(2);
});
