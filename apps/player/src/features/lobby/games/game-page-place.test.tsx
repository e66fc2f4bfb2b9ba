// @vitest-environment jsdom
// The scroll position of the page. jsdom has no layout, so the test sets the position of the filters.
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { lobbyReplies } from '../testing/sample-lobby.ts';
import { GamePage } from './game-page.tsx';

const filtersTop = 300;
/** The scroll position from which the filters are over the games, below the bar of 56 pixels. */
const filtersStick = 244;

const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);
beforeEach(() => {
  scrollTo(0);
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrollTo(y));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, filtersTop - window.scrollY, 390, 0),
  );
});

const show = () =>
  showInSite(<GamePage />, { path: '/m/game', replies: lobbyReplies, session: {} });
const choose = async (name: string) => user.click(await screen.findByRole('tab', { name }));

it('LOBBY-05 a page that is opened begins at its top, wherever the one before was', async () => {
  scrollTo(900);
  await show();
  expect(window.scrollY).toBe(0);
});
it.each([
  ['far down', 2_000, filtersStick],
  ['not that far', 100, 100],
])(
  'LOBBY-05 who has scrolled %s and chooses a category goes on at its first games',
  async (_how, y, next) => {
    await show();
    scrollTo(y);
    await choose('Slots130');
    expect(window.scrollY).toBe(next);
  },
);
it('LOBBY-05 who goes back stands where the page was left', async () => {
  await show();
  await choose('Slots130');
  scrollTo(700);
  await choose('Live2');
  expect(window.scrollY).toBe(filtersStick);
  act(() => {
    history.replaceState({ y: 700 }, '', '/m/game?category=RNG');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('tab', { name: 'Slots130', selected: true })).toBeDefined();
  expect(window.scrollY).toBe(700);
});
