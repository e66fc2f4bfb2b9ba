// @vitest-environment jsdom
// jsdom has no layout, so the test sets the positions of lanes and cards and reports which are in view.
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { Game, Lane } from '@parlour/contract/lobby/lobby';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { FoundationContext } from '#foundation/use-foundation.ts';
import { announced, game, lanes, lobbyReplies } from '../testing/sample-lobby.ts';
import { Home } from '../home/home.tsx';

const cardWidth = 100;
const laneHeight = 400;
let rowWidth = 590;
let watchers = new Map<Element, (isNear: boolean) => void>();

class TestObserver {
  #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    watchers.set(target, (isIntersecting) => {
      const entry = { target, isIntersecting, boundingClientRect: new DOMRect() };
      this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    });
  }
  unobserve(target: Element): void {
    watchers.delete(target);
  }
  disconnect(): void {}
}

beforeEach(() => {
  rowWidth = 590;
  watchers = new Map();
  vi.stubGlobal('IntersectionObserver', TestObserver);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => rowWidth);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    if (this.matches('li')) return new DOMRect(at * cardWidth, 0, cardWidth, 200);
    const sections = [...document.querySelectorAll('section.lane')];
    return new DOMRect(0, Math.max(0, sections.indexOf(this)) * laneHeight, 390, laneHeight);
  });
});

const manyGames = (count: number, change: Partial<Game> = {}) =>
  Array.from({ length: count }, (_, at) => game(String(at), change));
const laneOf = (title: string, change: Partial<Lane> = {}): Lane =>
  Object.assign({ title, gameCount: 30, gameClassify: [], cards: [] }, change);
const laid = (...all: Lane[]) => ({ vendorLanes: { answer: { data: { lanes: all } } } });
const none = { answer: { games: [] } };
const failing = { refusal: 'service_unavailable', message: 'Soon.' } as const;

const show = (options: TestOptions = {}) =>
  showInSite(<Home />, {
    path: '/m/home',
    info: { guestLobby: true },
    ...options,
    replies: { ...lobbyReplies, ...options.replies },
  });
const region = (name: string) => screen.findByRole('region', { name });
const regions = () => screen.queryAllByRole('region').map((each) => each.textContent);
/** The rendered games of the lane, by their numbers. */
const built = (lane: HTMLElement) =>
  within(lane)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => Number(textContent.replace('Game ', '')));
const from = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, at) => first + at);
function scroll(lane: HTMLElement, x: number): void {
  const row = within(lane).getByRole('list');
  row.scrollLeft = x;
  act(() => void row.dispatchEvent(new Event('scroll')));
}
const rowPlace = (lane: HTMLElement) => within(lane).getByRole('list').scrollLeft;
const move = (lane: HTMLElement, isNear: boolean) => act(() => watchers.get(lane)?.(isNear));

describe('a row of many games', () => {
  const long = laid(laneOf('RNG', { games: manyGames(30) }));

  it('LOBBY-04 holds those in view and two beside them, and keeps the room of all', async () => {
    await show({ replies: long });
    const slots = await region('Slots');
    expect(built(slots)).toEqual(from(0, 8));
    expect(within(slots).getAllByRole('listitem')).toHaveLength(30);
    scroll(slots, 1_000);
    expect(built(slots)).toEqual(from(8, 18));
    scroll(slots, 1_050);
    expect(built(slots)).toEqual(from(8, 19));
    scroll(slots, 150);
    expect(built(slots)).toEqual(from(0, 10));
  });
  it('LOBBY-04, LANG-03 goes by the same way where it counts down from 0', async () => {
    await show({ replies: long, language: 'UR' });
    const [slots] = await screen.findAllByRole('region');
    if (!slots) throw new Error('no lane');
    scroll(slots, -1_000);
    expect(built(slots)).toEqual(from(8, 18));
  });
  it('LOBBY-04 shows more of them in a wider window', async () => {
    await show({ replies: long });
    const slots = await region('Slots');
    rowWidth = 990;
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(built(slots)).toEqual(from(0, 12));
  });
  it('LOBBY-04 of which the browser lays nothing out holds as many as a phone shows', async () => {
    await show({ replies: laid(laneOf('RNG', { games: manyGames(1) })) });
    expect(built(await region('Slots'))).toEqual([0]);
  });
  it('LOBBY-04 is found as it was left, by whoever comes back to it', async () => {
    await show({
      replies: { ...long, ...laid(...lanes, laneOf('FISH', { games: manyGames(30) })) },
    });
    const left = await region('Fishing');
    move(left, true);
    scroll(left, 1_000);
    await user.click(screen.getByRole('tab', { name: 'Live' }));
    expect(screen.queryByRole('region', { name: 'Fishing' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'For you' }));
    const fishing = await region('Fishing');
    move(fishing, true);
    expect(rowPlace(fishing)).toBe(1_000);
    expect(built(fishing)).toEqual(from(8, 18));
    expect(rowPlace(await region('Slots'))).toBe(0);
  });
  it('LOBBY-04 loads the pictures of the first view before all others', async () => {
    await show({
      replies: laid(...['RNG', 'LIVE'].map((title) => laneOf(title, { games: manyGames(6) }))),
    });
    const loading = (lane: HTMLElement) =>
      [...lane.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
    expect(loading(await region('Slots'))).toEqual([...Array(4).fill('eager'), 'lazy', 'lazy']);
    expect(loading(await region('Live'))).toEqual(Array(6).fill('lazy'));
  });
});

describe('lanes far down', () => {
  const four = laid(
    ...['RNG', 'LIVE', 'FISH', 'PVP'].map((title) => laneOf(title, { games: manyGames(30) })),
  );

  it('LOBBY-04 keep their place, are built as they come near, and leave again', async () => {
    await show({ replies: four });
    expect(built(await region('Slots'))).toEqual(from(0, 8));
    expect(built(await region('Live'))).toEqual(from(0, 8));
    const fishing = await region('Fishing');
    expect(built(fishing)).toEqual([]);
    expect(fishing.querySelectorAll('li')).toHaveLength(4);
    move(fishing, true);
    expect(built(fishing)).toEqual(from(0, 8));
    move(fishing, false);
    expect(built(fishing)).toEqual([]);
  });
  it('LOBBY-04 stay while the focus is in them', async () => {
    await show({ replies: four });
    const slots = await region('Slots');
    const [card] = within(slots).getAllByRole('link', { name: /Game 0/ });
    card?.focus();
    move(slots, false);
    expect(document.activeElement).toBe(card);
    expect(built(slots)).toEqual(from(0, 8));
  });
  it('LOBBY-04 are as they were scrolled when they come near again', async () => {
    await show({ replies: four });
    const slots = await region('Slots');
    scroll(slots, 1_000);
    move(slots, false);
    // The row is short without its cards, so the browser scrolls it.
    scroll(slots, 0);
    move(slots, true);
    expect(rowPlace(slots)).toBe(1_000);
    expect(built(slots)).toEqual(from(8, 18));
  });
  it('LOBBY-04 are built at once where the page is gone back to', async () => {
    const { foundation } = await show({ replies: four });
    await region('Slots');
    cleanup();
    await act(async () => {
      render(
        <FoundationContext value={foundation}>
          <Home />
        </FoundationContext>,
      );
    });
    // The observer has not reported the lane as near yet.
    expect(built(await region('Fishing'))).toEqual(from(0, 8));
    expect(built(await region('PVP'))).toEqual([]);
  });
});

describe('what the server painted', () => {
  const painted = (withGames: Lane[], without: string[]) => ({
    lobby: {
      lanes: [...withGames, ...without.map((title) => laneOf(title))],
      announcements: announced,
      draws: [],
    },
  });
  const two = painted([laneOf('RNG', { games: [game('1')] })], ['LIVE']);

  it('LOBBY-04 is there at once; a lane that it left out keeps its place until it comes', async () => {
    const held = Promise.withResolvers<ReturnType<typeof laid>['vendorLanes']>();
    await show({ painted: two, replies: { vendorLanes: () => held.promise } });
    expect(built(await region('Slots'))).toEqual([1]);
    const live = await region('Live');
    expect(live.querySelectorAll('li')).toHaveLength(4);
    expect(built(live)).toEqual([]);
    await act(async () => held.resolve(laid(...lanes).vendorLanes));
    await waitFor(() => expect(built(live)).toEqual([9]));
    expect(within(live).getAllByRole('listitem')).toHaveLength(1);
  });
  it('LOBBY-01 stays where the rest fails, which can be asked for again, but not for ever', async () => {
    const { server } = await show({ painted: two, replies: { vendorLanes: failing } });
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('These games didn’t load');
    expect(failed.textContent).toContain('This isn’t available right now. Try again in a moment.');
    expect(built(await region('Slots'))).toEqual([1]);
    expect(screen.queryByRole('region', { name: 'Live' })).toBeNull();
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(server.calls.filter(({ name }) => name === 'vendorLanes')).toHaveLength(2),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Live' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(built(await region('Slots'))).toEqual([1]);
  });
  it('LOBBY-01 is completed by another try', async () => {
    const { server } = await show({ painted: two, replies: { vendorLanes: failing } });
    const failed = await screen.findByRole('alert');
    const held = Promise.withResolvers<ReturnType<typeof laid>['vendorLanes']>();
    server.replies = { ...lobbyReplies, vendorLanes: () => held.promise };
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect((await region('Live')).querySelectorAll('li')).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => held.resolve(laid(...lanes).vendorLanes));
    await waitFor(async () => expect(built(await region('Live'))).toEqual([9]));
  });
  it('LOBBY-01 whole needs no other try: an answer that fails is not spoken of', async () => {
    const whole = painted([laneOf('RNG', { games: [game('1')] })], []);
    const { server } = await show({ painted: whole, replies: { vendorLanes: failing } });
    await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('vendorLanes'));
    await act(async () => undefined);
    expect(built(await region('Slots'))).toEqual([1]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the member’s own lane', () => {
  const own = (recentGames: TestOptions['replies'], favouriteGames: TestOptions['replies'] = {}) =>
    show({ session: {}, replies: { ...recentGames, ...favouriteGames } });
  const games = (...ids: string[]) => ({ answer: { games: ids.map((id) => game(id)) } });
  const never = () => new Promise<never>(() => {});
  const first = () => screen.getAllByRole('region').find((each) => each.matches('.lane'));

  it('LOBBY-04 holds twelve at most, and leads to all', async () => {
    await own({ recentGames: games(...manyGames(14).map(({ nodeId }) => nodeId)) });
    const recent = await region('Recently played');
    expect(within(recent).getAllByRole('listitem')).toHaveLength(12);
    expect(
      within(recent).getByRole('link', { name: 'See all: Recently played' }).getAttribute('href'),
    ).toBe('/m/game?category=recent');
  });
  it('LOBBY-04 keeps its place while it loads; nobody is told that it failed', async () => {
    await own({ recentGames: never, favouriteGames: games('2') });
    await region('Slots');
    expect(screen.queryByRole('region', { name: /Favourites|Popular|Recently/ })).toBeNull();
    expect(document.querySelectorAll('.lane[aria-hidden=true]')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('LOBBY-04 does not wait for favourites where there are recent games', async () => {
    await own({ recentGames: games('5'), favouriteGames: never });
    expect(built(await region('Recently played'))).toEqual([5]);
    expect(screen.queryByRole('tab', { name: 'Favourites' })).toBeNull();
  });
  it('LOBBY-04 waits for favourites where nothing was played', async () => {
    await own({ recentGames: none, favouriteGames: never });
    await region('Slots');
    await waitFor(() =>
      expect(document.querySelectorAll('.lane[aria-hidden=true]')).toHaveLength(1),
    );
    expect(screen.queryByRole('region', { name: 'Popular' })).toBeNull();
  });
  it('LOBBY-04 shows the recent games where favourites fail', async () => {
    await own({ recentGames: games('5'), favouriteGames: failing });
    expect(built(await region('Recently played'))).toEqual([5]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Favourites' })).toBeNull();
  });
  it('LOBBY-04 offers a retry where nothing was played and favourites fail', async () => {
    const { server } = await own({ recentGames: none, favouriteGames: failing });
    const failed = within(await region('Favourites')).getByRole('alert');
    expect(failed.textContent).toContain('This isn’t available right now. Try again in a moment.');
    server.replies = { ...lobbyReplies, favouriteGames: games('2') };
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(built(await region('Favourites'))).toEqual([2]));
  });
  it('LOBBY-04 gives way to popular games where both fail twice', async () => {
    await own({ recentGames: failing, favouriteGames: failing });
    for (const _ of ['recent', 'favourites']) {
      await user.click(await screen.findByRole('button', { name: 'Retry' }));
    }
    await region('Popular');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('LOBBY-04 is of twelve popular games where there are neither, and stands first', async () => {
    const long = laid(laneOf('RNG', { games: manyGames(30) }));
    await own({ ...long, recentGames: none, favouriteGames: none });
    const popular = await region('Popular');
    expect(within(popular).getAllByRole('listitem')).toHaveLength(12);
    expect(first()).toBe(popular);
    expect(within(popular).queryByRole('link', { name: /See all/ })).toBeNull();
  });
  it('LOBBY-04 keeps its place where there is not even a popular game', async () => {
    const held = Promise.withResolvers<typeof none>();
    await own({
      ...laid(laneOf('RNG', { games: [] })),
      recentGames: none,
      favouriteGames: () => held.promise,
    });
    await region('Slots');
    await act(async () => held.resolve(none));
    await act(async () => undefined);
    expect(document.querySelectorAll('.lane[aria-hidden=true]')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Popular' })).toBeNull();
  });
  it('LOBBY-04 remembers for each of its lists where it was scrolled to', async () => {
    const many = { answer: { games: manyGames(12) } };
    await own({ recentGames: many, favouriteGames: many });
    scroll(await region('Recently played'), 300);
    await user.click(await screen.findByRole('tab', { name: 'Favourites' }));
    expect(rowPlace(await region('Favourites'))).toBe(0);
    await user.click(screen.getByRole('tab', { name: 'Recent' }));
    expect(rowPlace(await region('Recently played'))).toBe(300);
  });
  it('ROUTE-12 is not there for a guest', async () => {
    await show();
    await region('Slots');
    expect(regions().join(' ')).not.toMatch(/Recently played|Favourites|Popular/);
    expect(document.querySelectorAll('.lane[aria-hidden=true]')).toHaveLength(0);
  });
});
