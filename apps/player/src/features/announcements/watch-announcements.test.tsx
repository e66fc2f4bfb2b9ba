// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Popup } from '@parlour/contract/lobby/lobby';
import { pushAddress } from '#platform/address.ts';
import { makeClosedGroups } from '#foundation/popups/closed-groups.ts';
import { makePopups } from '#foundation/popups/popups.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { makeShown } from './shown-group.ts';
import { watchAnnouncements } from './watch-announcements.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const popup = (id: string): Popup => ({
  id,
  groupName: 'm_home',
  title: `About ${id}`,
  content: `<p>${id}</p>`,
  promotionType: null,
  execution: 'A',
  checkbox: 'today',
  isForcedRead: false,
  activityUrl: null,
});
const answer = (...ids: string[]) => ({
  announcements: { answer: { banners: [], player: [], popup: ids.map(popup), promotion: [] } },
});
const guestLobby = { guestLobby: true };
const session = { id: '7', firstTimeLogin: false };

/** Waits until every pending request has been answered. */
async function lineEmpty(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

async function watch(options: TestOptions) {
  const site = await showInSite(null, { path: '/m/home', replies: answer('one'), ...options });
  const { foundation, server } = site;
  watchAnnouncements(foundation);
  await lineEmpty();
  return {
    ...site,
    popups: foundation.keep(makePopups),
    shown: () => foundation.keep(makeShown).get(),
    /** Advances the time by `ms`; returns the number of calls up to then. */
    after: async (ms: number): Promise<number> => {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(ms);
        await lineEmpty();
      });
      return server.calls.filter(({ name }) => name === 'announcements').length;
    },
  };
}

test('POP-08 a guest’s come a second after the page is usable, though they are asked for at once; after a way back home, half a second', async () => {
  const { after, popups } = await watch({ info: guestLobby });
  expect(await after(999)).toBe(1);
  expect(popups.get()).toBeNull();
  await after(1);
  expect(popups.get()).toBe('announcement');
  pushAddress('/m/game');
  expect(await after(5_000)).toBe(1);
  expect(popups.get()).toBeNull();
  pushAddress('/m/home');
  expect(await after(499)).toBe(2);
  expect(popups.get()).toBeNull();
  await after(1);
  expect(popups.get()).toBe('announcement');
});

test('POP-08 what passed since the page was usable is part of a guest’s second', async () => {
  const mark = { startTime: performance.now() - 400 } as PerformanceMark;
  const marks = vi.spyOn(performance, 'getEntriesByName').mockReturnValue([mark]);
  const { after, popups } = await watch({ info: guestLobby });
  marks.mockRestore();
  await after(599);
  expect(popups.get()).toBeNull();
  await after(1);
  expect(popups.get()).toBe('announcement');
});

test('POP-08 a member’s come at once, and half a second after a change of language and a login', async () => {
  const { after, foundation, popups } = await watch({ info: guestLobby, session });
  await after(0);
  expect(popups.get()).toBe('announcement');
  popups.close('announcement');
  await foundation.language.change('TH');
  await after(499);
  expect(popups.get()).toBeNull();
  expect(await after(1)).toBe(2);
  expect(popups.get()).toBe('announcement');
  foundation.session.end();
  expect(popups.get()).toBeNull();
  await after(500);
  popups.close('announcement');
  foundation.session.start({ ...session, token: 'new', userName: 'mira', updatePassword: false });
  await after(499);
  expect(popups.get()).toBeNull();
  await after(1);
  expect(popups.get()).toBe('announcement');
});

test('POP-08 only home asks, and only for its own group of popups', async () => {
  const { after, server } = await watch({ path: '/m/game', session });
  expect(await after(5_000)).toBe(0);
  pushAddress('/m/index.html');
  expect(await after(500)).toBe(1);
  expect(server.calls[0]?.input).toMatchObject({ types: 'PU', groupName: 'm_home' });
});

test('POP-02, ROUTE-12 a guest of a closed lobby is asked nothing', async () => {
  const { after } = await watch({});
  expect(await after(10_000)).toBe(0);
});

test('POP-09 it takes its turn, and waits where something else stands', async () => {
  const { after, popups, shown, foundation } = await watch({ info: guestLobby });
  foundation.keep(makePopups).offer('push', undefined, true);
  await after(1_000);
  expect(popups.get()).toBe('push');
  popups.close('push');
  await after(500);
  expect(popups.get()).toBe('announcement');
  expect(shown()?.items.map(({ id }) => id)).toEqual(['one']);
});

test('POP-06, POP-07 what was closed does not come again, until one says something new', async () => {
  const { after, popups, server, foundation, shown } = await watch({ session });
  await after(500);
  const now = shown();
  expect(now?.group).toEqual({ audience: 'member', name: 'm_home' });
  foundation
    .keep(makeClosedGroups)
    .close({ audience: 'member', name: 'm_home' }, now?.items ?? [], null);
  popups.close('announcement');
  const goHome = async () => {
    pushAddress('/m/game');
    pushAddress('/m/home');
    await after(500);
    await after(500);
  };
  await goHome();
  expect(popups.get()).toBeNull();
  server.replies = answer('one', 'two');
  await goHome();
  expect(popups.get()).toBe('announcement');
});

test('POP-09 who leaves home, logs out or has it closed elsewhere meanwhile, is shown nothing', async () => {
  const { after, popups, foundation } = await watch({ info: guestLobby, session });
  await after(0);
  pushAddress('/m/game');
  await after(2_000);
  expect(popups.get()).toBeNull();
  pushAddress('/m/home');
  await after(500);
  await after(500);
  expect(popups.get()).toBe('announcement');
  foundation.session.end();
  expect(popups.get()).toBeNull();
});

test('POP-02 an answer without popups, and none at all, show nothing and say nothing', async () => {
  const { after, popups, server, foundation } = await watch({ session, replies: answer() });
  await after(1_000);
  expect(popups.get()).toBeNull();
  server.replies = { announcements: { refusal: 'unknown' } };
  pushAddress('/m/game');
  pushAddress('/m/home');
  await after(1_000);
  expect(popups.get()).toBeNull();
  expect(foundation.notices.get()).toEqual([]);
});
