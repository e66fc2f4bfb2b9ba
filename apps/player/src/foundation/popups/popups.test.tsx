// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { pages } from '#pages/pages.ts';
import { claimPages } from './busy-page.ts';
import { makeBars, makePopups } from './popups.ts';
import { mayPrompt, notePrompt } from './single-prompt.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

const page = (
  <>
    <input aria-label="Name" defaultValue="" />
    <input aria-label="Link" readOnly value="https://example.com" />
    <input type="checkbox" aria-label="Keep" />
    <dialog aria-label="Open" />
  </>
);
async function open(path = '/m/home') {
  const { foundation } = await showInSite(page, { path });
  const [popups, bars] = [foundation.keep(makePopups), foundation.keep(makeBars)];
  popups.offer('announcement');
  bars.offer('download');
  const soon = () => act(() => vi.advanceTimersByTimeAsync(500));
  return { foundation, popups, bars, soon };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

it('POP-09 over a page on which nothing is being done it comes, and the record is kept in the tab', async () => {
  const { popups, bars, soon, foundation } = await open();
  await soon();
  expect([popups.get(), bars.get()]).toEqual(['announcement', 'download']);
  const record: unknown = JSON.parse(foundation.tabStorage.read('popups') ?? '[]');
  expect(record).toMatchObject([{ name: 'announcement', what: 'shown' }]);
});
it('POP-09, POP-10 all that are ready at once come one by one, in the order that is fixed, of welcome and push the first', async () => {
  const { popups, soon, foundation } = await open();
  for (const name of ['upgrade', 'push', 'welcome', 'requiredUpgrade'] as const) popups.offer(name);
  const seen: (string | null)[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    await soon();
    const name = popups.get();
    seen.push(name);
    if (name) popups.close(name);
  }
  expect(seen).toEqual(['requiredUpgrade', 'announcement', 'welcome', 'upgrade', null, null]);
  expect(popups.record()).toContainEqual(
    expect.objectContaining({ name: 'push', what: 'dropped' }),
  );
  expect(mayPrompt(foundation.tabStorage)).toBe(false);
});
it.each(['oneTap', 'welcome', 'push'] as const)(
  'POP-10 in a tab that has shown %s the offer of notifications does not come',
  async (name) => {
    const { popups, soon, foundation } = await open();
    notePrompt(foundation.tabStorage, name);
    await soon();
    popups.close('announcement');
    popups.offer('push');
    await soon();
    expect(popups.get()).toBeNull();
    expect(popups.record().at(-1)).toMatchObject({ name: 'push', what: 'dropped' });
  },
);
it('POP-10 a prompt that is shown stays, also if it is offered again', async () => {
  const { popups, soon } = await open();
  await soon();
  popups.close('announcement');
  popups.offer('push');
  await soon();
  expect(popups.get()).toBe('push');
  popups.offer('push', () => true, true);
  await soon();
  expect(popups.get()).toBe('push');
  popups.close('push');
  popups.offer('push');
  await soon();
  expect(popups.get()).toBeNull();
});
it.each([
  '/m/inviteFriends?from=me',
  '/m/voucherCenter?from=me',
  ...claimPages.map((name) => pages[name].path),
])(
  'PUSH-02 at %s, where rewards are claimed, the offer of notifications waits; an announcement does not',
  async (path) => {
    const { popups, soon } = await open(path);
    popups.offer('push');
    await soon();
    expect(popups.get()).toBe('announcement');
    popups.close('announcement');
    await soon();
    expect(popups.get()).toBeNull();
    expect(popups.record().at(-1)).toMatchObject({ name: 'push', what: 'waits', why: 'claim' });
    history.replaceState(null, '', '/m/home');
    await soon();
    expect(popups.get()).toBe('push');
  },
);
it('POP-09 nothing comes while a field holds something or is being filled in', async () => {
  const { popups, bars, soon } = await open();
  field().focus();
  await soon();
  expect([popups.get(), bars.get()]).toEqual([null, null]);
  field().value = 'Ann';
  field().blur();
  await soon();
  expect([popups.get(), bars.get()]).toEqual([null, null]);
  expect(popups.record()).toMatchObject([{ what: 'waits', why: 'form' }]);
  field().value = '';
  await soon();
  expect([popups.get(), bars.get()]).toEqual(['announcement', 'download']);
});
it('POP-09 nothing comes over a dialog; a bar below it may', async () => {
  const { popups, bars, soon } = await open();
  const dialog = document.querySelector('dialog');
  dialog?.showModal();
  await soon();
  expect([popups.get(), bars.get()]).toEqual([null, 'download']);
  expect(popups.record()).toMatchObject([{ what: 'waits', why: 'dialog' }]);
  dialog?.close();
  field().blur();
  await soon();
  expect(popups.get()).toBe('announcement');
});
it.each(['/m/launchGame', '/m/trialGame'])(
  'POP-09 nothing comes over a game at %s',
  async (path) => {
    const { popups, bars, soon } = await open(path);
    await soon();
    expect([popups.get(), bars.get()]).toEqual([null, null]);
    expect(popups.record()).toMatchObject([{ what: 'waits', why: 'game' }]);
  },
);
it('POP-09 nothing comes where the site is closed', async () => {
  const { foundation, popups, bars, soon } = await open();
  foundation.front.take({ ...foundation.boot.status, maintenance: true });
  await soon();
  expect([popups.get(), bars.get()]).toEqual([null, null]);
});
