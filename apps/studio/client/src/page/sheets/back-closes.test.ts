// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openSheet } from './sheet.ts';

beforeAll(async () => {
  // jsdom lacks these methods.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.getAnimations ??= () => [];
  await leaveSheets();
});

const open = (title: string) => openSheet({ title, close: 'Close', children: [] });
const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const expectOpen = (...expected: string[]) => vi.waitFor(() => expect(titles()).toEqual(expected));
const goBack = async () => {
  const moved = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.back();
  await moved;
};

/** Leaves the entry of sheets that another file has left open. Files of a worker share the window and its history. */
const leaveSheets = async (): Promise<void> => {
  const state = window.history.state as { sheet?: true } | null;
  if (!state?.sheet) return;
  await goBack();
  await leaveSheets();
};

/** Opens the game from another page. */
beforeEach(() => {
  window.history.pushState({ page: 'before' }, '', '/before');
  window.history.pushState(null, '', '/game');
});

it('ROUTE-14 back closes the topmost sheet of a game, then the one below, and the game stays', async () => {
  open('Rules');
  open('Proof');
  await goBack();
  await expectOpen('Rules');
  await goBack();
  await expectOpen();
  expect(window.location.pathname).toBe('/game');
  await goBack();
  expect(window.location.pathname).toBe('/before');
});

it('ROUTE-14 two steps back before the first sheet has left close both', async () => {
  const motion = Promise.withResolvers<Animation>();
  const leaving = vi.spyOn(Element.prototype, 'getAnimations');
  leaving.mockReturnValue([{ finished: motion.promise } as Animation]);
  open('Rules');
  open('Proof');
  await goBack();
  await goBack();
  motion.resolve({} as Animation);
  await expectOpen();
  expect(window.location.pathname).toBe('/game');
  leaving.mockRestore();
});

it('ROUTE-14 back passes by the entry of a sheet that was closed by its button', async () => {
  const { leave, closed } = open('Rules');
  leave();
  await closed;
  await goBack();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/before'));
});

it('ROUTE-14 a sheet opened after one that was closed takes over its entry', async () => {
  const { leave, closed } = open('Menu');
  leave();
  await closed;
  const entries = window.history.length;
  open('Rules');
  expect(window.history.length).toBe(entries);
  await goBack();
  await expectOpen();
  expect(window.location.pathname).toBe('/game');
});
