// @vitest-environment jsdom
// The browser lays nothing out here: cards are as large as this test says.
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { game, lobbyReplies } from '../../testing/sample-lobby.ts';
import { GameGrid } from './game-grid.tsx';

const cardHeight = 150;
const gap = 10;
const gridTop = 200;

beforeEach(() => {
  vi.stubGlobal('innerHeight', 640);
  vi.stubGlobal('scrollY', 0);
  const { getComputedStyle } = window;
  vi.stubGlobal('getComputedStyle', (element: Element) =>
    element.matches('.cover-grid, .cover-grid-row')
      ? Object.assign(getComputedStyle(element), {
          display: element.matches('.cover-grid--rows') ? 'block' : 'grid',
          gridTemplateColumns: '100px 100px 100px',
          rowGap: `${gap}px`,
        })
      : getComputedStyle(element),
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const isGrid = this.matches('.cover-grid');
    return new DOMRect(0, isGrid ? gridTop - window.scrollY : 0, 100, isGrid ? 0 : cardHeight);
  });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

async function show(count: number) {
  const need = vi.fn<(from: number, to: number) => void>();
  await showInSite(
    <GameGrid label="Slots" count={count} gameAt={(at) => game(String(at))} need={need} />,
    { path: '/m/game', replies: lobbyReplies },
  );
  const grid = screen.getByRole('list', { name: 'Slots' });
  /** By the rows' upper edges: which games stand there. */
  const rows = () =>
    Object.fromEntries(
      [...grid.querySelectorAll<HTMLElement>('.cover-grid-row')].map((row) => [
        Number.parseFloat(row.style.top),
        within(row)
          .getAllByRole('heading')
          .map(({ textContent }) => Number(textContent.replace('Game ', ''))),
      ]),
    );
  return { grid, need, rows };
}

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

it('LOBBY-05 of many games the rows in view are in the page, each at its place, and the room of all is kept', async () => {
  const { grid, need, rows } = await show(301);
  expect(grid.style.getPropertyValue('block-size')).toBe(`${101 * (cardHeight + gap)}px`);
  expect(Object.keys(rows()).map(Number)).toEqual([0, 160, 320, 480, 640, 800, 960, 1120]);
  expect(rows()[320]).toEqual([6, 7, 8]);
  expect(need).toHaveBeenLastCalledWith(0, 24);
});
it('LOBBY-05 who scrolls sees the games that belong there', async () => {
  const { need, rows } = await show(301);
  // The eleventh row is the first in view; one before it is there, too.
  scrollTo(gridTop + 10 * 160);
  expect(Object.keys(rows()).map(Number)).toEqual([1440, 1600, 1760, 1920, 2080, 2240, 2400, 2560]);
  expect(rows()[1600]).toEqual([30, 31, 32]);
  expect(need).toHaveBeenLastCalledWith(27, 51);
});
it('LOBBY-05 the last row holds what is left, and nothing stands below it', async () => {
  const { need, rows } = await show(301);
  scrollTo(gridTop + 100 * 160);
  expect(Math.max(...Object.keys(rows()).map(Number))).toBe(100 * 160);
  expect(rows()[100 * 160]).toEqual([300]);
  expect(need.mock.lastCall?.[1]).toBe(301);
});
