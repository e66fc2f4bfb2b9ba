// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeUnread } from '#foundation/notification/unread.ts';
import { makeSignals } from '#foundation/signals/signals.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { signedIn } from '../testing/visit.tsx';
import { watchUnread } from './watch-unread.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Waits until every pending request has been answered. */
async function lineEmpty(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

const three = { unreadNotifications: { answer: { count: 3 } } };
async function watch(options: TestOptions = { session: { id: '7' } }) {
  const site = await showInSite(null, { replies: three, ...options });
  watchUnread(site.foundation);
  await lineEmpty();
  return {
    ...site,
    count: () => site.foundation.keep(makeUnread).get(),
    asked: () => site.server.calls.length,
  };
}

describe('how much is not read', () => {
  it('MEMBER-14 is asked at once, every five minutes, and when the reader comes back', async () => {
    const { count, asked } = await watch();
    expect(count()).toBe(3);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(299_000);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await lineEmpty();
    expect(asked()).toBe(2);
    document.dispatchEvent(new Event('visibilitychange'));
    await lineEmpty();
    expect(asked()).toBe(3);
  });
  it('MEMBER-14 of a guest is never asked, and the next member begins with nothing', async () => {
    const { count, asked, foundation } = await watch({});
    await vi.advanceTimersByTimeAsync(900_000);
    expect(asked()).toBe(0);
    act(() => foundation.session.start({ ...signedIn, updatePassword: false }));
    await lineEmpty();
    expect(count()).toBe(3);
    act(() => foundation.session.end());
    expect(count()).toBe(0);
  });
  it('SIG-08, SIG-09 is asked upon a signal, also of the session, and not every five minutes while a stream works', async () => {
    const { asked, foundation } = await watch();
    const { tell, isLive } = foundation.keep(makeSignals);
    isLive.set(true);
    await vi.advanceTimersByTimeAsync(900_000);
    expect(asked()).toBe(1);
    tell(['balance']);
    await lineEmpty();
    expect(asked()).toBe(1);
    tell(['notification', 'session']);
    await lineEmpty();
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await lineEmpty();
    expect(asked()).toBe(3);
    isLive.set(false);
    await vi.advanceTimersByTimeAsync(300_000);
    await lineEmpty();
    expect(asked()).toBe(4);
  });
  it('SIG-09, NET-08 a signal of the session’s end leads to the login', async () => {
    const { foundation, server } = await watch();
    server.replies = { unreadNotifications: { refusal: 'customer.not.login' } };
    foundation.keep(makeSignals).tell(['session']);
    await vi.advanceTimersByTimeAsync(2_000);
    await lineEmpty();
    expect(foundation.session.get()).toBeNull();
    expect(location.pathname).toBe('/m/login');
  });
  it('SIG-09, SESS-07 a signal of a session that another tab’s login replaced ends nothing', async () => {
    const { foundation, asked } = await watch();
    foundation.keep(makeSignals).tell(['session']);
    act(() => foundation.session.start({ ...signedIn, token: 'next', updatePassword: false }));
    await lineEmpty();
    const before = asked();
    await vi.advanceTimersByTimeAsync(2_000);
    await lineEmpty();
    expect(asked()).toBe(before);
  });
  it('MEMBER-14, NET-10 that it cannot be had nobody hears', async () => {
    const { count, asked, foundation } = await watch({
      session: { id: '7' },
      replies: {
        unreadNotifications: { refusal: 'service_unavailable' },
        collectEvents: { answer: null },
      },
    });
    expect(asked()).toBeGreaterThan(0);
    expect([count(), foundation.notices.get(), foundation.toasts.get()]).toEqual([0, [], null]);
  });
});
