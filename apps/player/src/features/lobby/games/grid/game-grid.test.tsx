// @vitest-environment jsdom
// jsdom has no layout, so the test sets the size of cards.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { FoundationContext } from '#foundation/use-foundation.ts';
import { game, lobbyReplies } from '../../testing/sample-lobby.ts';
import { GameGrid } from './game-grid.tsx';

const gap = 10;
const gridTop = 200;
/** The layout that a browser would have computed. */
const laidOut = { cardHeight: 150, columns: 3, width: 300, textSize: '16px' };
let layout = laidOut;
let observers: TestObserver[] = [];

/** Reports as a browser does: when it begins to observe, and when an element changes its size or is removed. */
class TestObserver {
  #tell: ResizeObserverCallback;
  #targets = new Set<Element>();
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
    observers.push(this);
  }
  observe(target: Element): void {
    this.#targets.add(target);
  }
  unobserve(): void {}
  disconnect(): void {
    this.#targets.clear();
  }
  tellOf(hasChanged: (target: Element) => boolean): void {
    if ([...this.#targets].some((each) => !each.isConnected || hasChanged(each))) {
      this.#tell([], this);
    }
  }
}
const tellOf = (hasChanged: (target: Element) => boolean) =>
  act(() => observers.forEach((observer) => observer.tellOf(hasChanged)));

beforeEach(() => {
  layout = laidOut;
  observers = [];
  vi.stubGlobal('ResizeObserver', TestObserver);
  vi.stubGlobal('innerHeight', 640);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrollTo(y));
  const { getComputedStyle } = window;
  // Each row makes the columns once rows are positioned; before, the whole grid does.
  vi.stubGlobal('getComputedStyle', (element: Element) => {
    const style = getComputedStyle(element);
    if (!element.matches('.cover-grid, .cover-grid-row')) return style;
    const isGrid = element.matches('.cover-grid');
    const isPlaced = element.closest('.cover-grid--rows') !== null;
    const columns = Array(layout.columns).fill('100px').join(' ');
    return Object.assign(style, {
      display: isGrid && !isPlaced ? 'grid' : 'block',
      gridTemplateColumns: isGrid === isPlaced ? 'none' : columns,
      rowGap: isGrid === isPlaced ? 'normal' : `${gap}px`,
      fontSize: layout.textSize,
    });
  });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => layout.width);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const isGrid = this.matches('.cover-grid');
    const height = isGrid ? 0 : layout.cardHeight;
    return new DOMRect(0, isGrid ? gridTop - window.scrollY : 0, 100, height);
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const numbersIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('heading')
    .map(({ textContent }) => Number(textContent.replace('Game ', '')));

async function show(count: number, options: TestOptions = {}) {
  const need = vi.fn<(from: number, to: number) => void>();
  const { foundation } = await showInSite(
    <GameGrid label="Slots" count={count} gameAt={(at) => game(String(at))} need={need} />,
    { path: '/m/game', replies: lobbyReplies, ...options },
  );
  tellOf(() => true);
  const grid = screen.getByRole('list', { name: 'Slots' });
  const inOrder = () => [...grid.querySelectorAll<HTMLElement>('.cover-grid-row')];
  /** The games of each row, by its upper edge. */
  const rows = () =>
    Object.fromEntries(inOrder().map((row) => [Number.parseFloat(row.style.top), numbersIn(row)]));
  /** The first game of each row, in the document's order. */
  const order = () => inOrder().map((row) => numbersIn(row)[0]);
  const room = () => grid.style.getPropertyValue('block-size');
  return { foundation, grid, need, rows, order, inOrder, room };
}

/** Changes the layout and reports it to the observers. */
function layOut(change: Partial<typeof laidOut>): void {
  layout = { ...layout, ...change };
  tellOf((target) => (target.matches('.cover-grid') ? 'width' : 'cardHeight') in change);
}

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  act(() => void window.dispatchEvent(new Event('scroll')));
  tellOf(() => false);
}

it('LOBBY-05 of many games the rows in view are in the page, each at its place, and the room of all is kept', async () => {
  const { need, rows, room } = await show(301);
  expect(room()).toBe(`${101 * 160}px`);
  expect(Object.keys(rows()).map(Number)).toEqual([0, 160, 320, 480, 640, 800, 960, 1120]);
  expect(rows()[320]).toEqual([6, 7, 8]);
  expect(need).toHaveBeenLastCalledWith(0, 24);
});
it('LOBBY-05 painted by the server, before anything was measured, the first games stand in the page’s own flow', async () => {
  const { foundation } = await show(301);
  const painted = renderToString(
    <FoundationContext value={foundation}>
      <GameGrid
        label="Slots"
        count={301}
        gameAt={(at) => game(String(at))}
        need={() => undefined}
      />
    </FoundationContext>,
  );
  expect(painted).not.toContain('cover-grid--rows');
  expect(painted).not.toContain('px');
  expect(painted.match(/Game \d+/g)?.slice(0, 3)).toEqual(['Game 0', 'Game 1', 'Game 2']);
});
it('LOBBY-05 whoever leaves while it moves leaves no timer behind', async () => {
  await show(301);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  scrollTo(gridTop + 3 * 160);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
it('LOBBY-05 who scrolls sees the games that belong there', async () => {
  const { need, rows } = await show(301);
  // The eleventh row is the first in view, and one before it is rendered.
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
it('LOBBY-05 a taller window shows more of them', async () => {
  const { rows } = await show(301);
  vi.stubGlobal('innerHeight', 960);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(Object.keys(rows())).toHaveLength(10);
});
it('LOBBY-05 who reads down the list keeps the rows that stay; after a jump all are new', async () => {
  const { inOrder } = await show(301);
  const first = inOrder();
  scrollTo(gridTop + 3 * 160);
  expect(inOrder().filter((row) => first.includes(row))).toHaveLength(first.length);
  scrollTo(gridTop + 50 * 160);
  expect(inOrder().filter((row) => first.includes(row))).toEqual([]);
  const second = inOrder();
  scrollTo(gridTop + 10 * 160);
  expect(inOrder().filter((row) => second.includes(row))).toEqual([]);
});
it('LOBBY-05 who listens or goes by keys meets the rows in the order of the eye once the page rests', async () => {
  const { order } = await show(301);
  expect(order()).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
  vi.useFakeTimers();
  scrollTo(gridTop + 2 * 160);
  // No row moves in the document while the page scrolls.
  expect(order()).toEqual([24, 3, 6, 9, 12, 15, 18, 21]);
  act(() => void vi.advanceTimersByTime(390));
  expect(order()[0]).toBe(24);
  act(() => void vi.advanceTimersByTime(20));
  expect(order()).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
});
it('LOBBY-05 the key that moves the focus finds that order at once, others leave it', async () => {
  const { order } = await show(301);
  vi.useFakeTimers();
  scrollTo(gridTop + 2 * 160);
  act(() => void fireEvent.keyDown(window, { key: 'ArrowDown' }));
  expect(order()[0]).toBe(24);
  act(() => void fireEvent.keyDown(window, { key: 'Tab' }));
  expect(order()).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
});
it('LOBBY-05 a jump ends in the order of the eye', async () => {
  const { order } = await show(301);
  vi.useFakeTimers();
  scrollTo(gridTop + 2 * 160);
  scrollTo(gridTop + 50 * 160);
  expect(order()).toEqual([147, 150, 153, 156, 159, 162, 165, 168]);
});
it('LOBBY-05 each card tells its place and how many there are, though most are not in the page', async () => {
  const { grid } = await show(5_000);
  scrollTo(gridTop + 10 * 160);
  const items = within(grid).getAllByRole('listitem');
  expect(items.length).toBeLessThan(40);
  const told = items.map((item) => ({
    size: item.getAttribute('aria-setsize'),
    place: Number(item.getAttribute('aria-posinset')),
    game: within(item).getByRole('heading').textContent,
  }));
  expect(new Set(told.map(({ size }) => size))).toEqual(new Set(['5000']));
  expect(told.map(({ game: name }) => name)).toEqual(told.map(({ place }) => `Game ${place - 1}`));
  expect(Math.min(...told.map(({ place }) => place))).toBe(28);
});
it.each([
  ['a few rows down', [2, 5, 12]],
  ['far down at once', [60]],
  ['far down and back', [60, 2, 0]],
])('LOBBY-05 the focus stays on its game, however far the reader scrolls: %s', async (_, steps) => {
  const { grid, inOrder, order } = await show(301);
  const link = within(grid).getByRole('link', { name: /Game 4\b/ });
  act(() => link.focus());
  vi.useFakeTimers();
  for (const step of steps) {
    scrollTo(gridTop + step * 160);
    expect(document.activeElement).toBe(link);
    expect(link.textContent).toContain('Game 4');
    act(() => void vi.advanceTimersByTime(500));
    expect(document.activeElement).toBe(link);
  }
  // Tab follows the visual order.
  expect(order()).toEqual([...order()].toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  expect(inOrder().filter((row) => row.contains(link))).toHaveLength(1);
});
it('LOBBY-05 once the focus is elsewhere, its row is taken out of the page', async () => {
  const { grid, order } = await show(301);
  const link = within(grid).getByRole('link', { name: /Game 4\b/ });
  act(() => link.focus());
  scrollTo(gridTop + 50 * 160);
  expect(order()[0]).toBe(3);
  const next = within(grid).getByRole('link', { name: /Game 150\b/ });
  act(() => next.focus());
  expect(order()).not.toContain(3);
  expect(document.activeElement).toBe(next);
  expect(next.textContent).toContain('Game 150');
});
it('LOBBY-05 another width has other rows, and the game that was at the top is there again', async () => {
  const { rows, room } = await show(301);
  // Game 30 is at the top, and half gone.
  scrollTo(gridTop + 10.5 * 160);
  layOut({ columns: 4, width: 410, cardHeight: 190 });
  expect(room()).toBe(`${76 * 200}px`);
  expect(window.scrollY).toBe(gridTop + 7.5 * 200);
  expect(rows()[7 * 200]).toEqual([28, 29, 30, 31]);
});
it('LOBBY-05 whoever has not come to the games yet is not moved by another width', async () => {
  await show(301);
  scrollTo(gridTop - 50);
  layOut({ columns: 4, width: 410 });
  expect(window.scrollY).toBe(gridTop - 50);
});
it('LOBBY-05 larger text makes taller rows; the mere coming and going of rows measures nothing', async () => {
  const { room } = await show(301);
  layOut({ cardHeight: 170 });
  // The text is as large as before.
  expect(room()).toBe(`${101 * 160}px`);
  layOut({ textSize: '20px', cardHeight: 170 });
  expect(room()).toBe(`${101 * 180}px`);
});
it('LOBBY-05 larger text is noticed far down as well', async () => {
  const { room } = await show(301);
  scrollTo(gridTop + 50 * 160);
  layOut({ textSize: '20px', cardHeight: 170 });
  expect(room()).toBe(`${101 * 180}px`);
});
it('LOBBY-05 a grid that is not laid out for a while keeps its room, and moves nobody', async () => {
  const { room } = await show(301);
  scrollTo(gridTop + 10 * 160);
  layOut({ width: 0, cardHeight: 0 });
  expect(room()).toBe(`${101 * 160}px`);
  scrollTo(500);
  layOut({ width: 300, cardHeight: 150 });
  expect(window.scrollY).toBe(500);
  expect(room()).toBe(`${101 * 160}px`);
});
it('LOBBY-05 who comes back far down sees the games that are there', async () => {
  vi.stubGlobal('scrollY', gridTop + 10 * 160);
  const { rows, need } = await show(301);
  expect(rows()[1600]).toEqual([30, 31, 32]);
  expect(need).toHaveBeenLastCalledWith(27, 51);
});
it('LOBBY-05 a grid of fewer games takes less room', async () => {
  const games = (count: number) => (
    <GameGrid label="Slots" count={count} gameAt={(at) => game(String(at))} />
  );
  const { foundation } = await show(301);
  cleanup();
  const { rerender } = render(games(301), {
    wrapper: ({ children }) => <FoundationContext value={foundation}>{children}</FoundationContext>,
  });
  const grid = screen.getByRole('list', { name: 'Slots' });
  rerender(games(4));
  expect(grid.style.getPropertyValue('block-size')).toBe(`${2 * 160}px`);
  expect(within(grid).getAllByRole('listitem')).toHaveLength(4);
});
it('LOBBY-05 games that are still on their way keep their places, and are measured when they come', async () => {
  const { foundation } = await show(0);
  cleanup();
  let known: (at: number) => Game | undefined = () => undefined;
  const games = () => <GameGrid label="Slots" count={9} gameAt={known} />;
  const { rerender } = render(games(), {
    wrapper: ({ children }) => <FoundationContext value={foundation}>{children}</FoundationContext>,
  });
  const grid = screen.getByRole('list', { name: 'Slots' });
  expect(within(grid).getAllByRole('listitem')).toHaveLength(9);
  expect(within(grid).queryAllByRole('link')).toEqual([]);
  layout = { ...layout, cardHeight: 190 };
  known = (at) => game(String(at));
  rerender(games());
  expect(within(grid).getAllByRole('link')).toHaveLength(9);
  expect(grid.style.getPropertyValue('block-size')).toBe(`${3 * 200}px`);
});
it('LOBBY-05, LOBBY-04 pictures and hearts come when nothing flies past', async () => {
  const { grid } = await show(301, { session: {} });
  await waitFor(() => expect(grid.querySelectorAll('img').length).toBe(24));
  expect(within(grid).getAllByRole('button', { name: /^Favourite/ })).toHaveLength(24);
  await act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  vi.useFakeTimers();
  vi.advanceTimersByTime(16);
  scrollTo(gridTop + 50 * 160);
  act(() => void vi.advanceTimersByTime(100));
  expect(grid.querySelectorAll('img')).toHaveLength(0);
  expect(within(grid).queryAllByRole('button', { name: /^Favourite/ })).toEqual([]);
  expect(within(grid).getAllByRole('link')).toHaveLength(24);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(grid.querySelectorAll('img')).toHaveLength(24);
});
it('LOBBY-05 a grid that is left listens to nothing any more', async () => {
  const { need } = await show(301);
  cleanup();
  need.mockClear();
  scrollTo(gridTop + 50 * 160);
  layOut({ columns: 4, width: 410 });
  expect(window.scrollY).toBe(gridTop + 50 * 160);
  expect(need).not.toHaveBeenCalled();
});
