// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { describe, expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { announced, banner, game, lobbyReplies } from '../testing/sample-lobby.ts';
import { GamePage } from './game-page.tsx';

const show = (options: TestOptions = {}) =>
  showInSite(<GamePage />, { path: '/m/game', replies: lobbyReplies, session: {}, ...options });
const address = () => location.pathname + location.search;
const heart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` });
const failing = { refusal: 'service_unavailable', message: 'Soon.' } as const;

describe('the filters', () => {
  it('LOBBY-05 categories show how many games they have', async () => {
    await show();
    const tabs = within(await screen.findByRole('tablist', { name: 'Categories' })).getAllByRole(
      'tab',
    );
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'All132',
      'Slots130',
      'Live2',
      'Favourites',
      'Recently played',
    ]);
  });
  it('LOBBY-05 a category and a vendor are asked for, and stand in the address', async () => {
    const { server } = await show();
    await user.click(await screen.findByRole('tab', { name: 'Slots130' }));
    await user.click(screen.getByRole('tab', { name: 'Originals' }));
    expect(address()).toBe('/m/game?category=RNG&vendor=TCG');
    expect(screen.queryByRole('tab', { name: 'Veranda Live' })).toBeNull();
    const asked = () => server.calls.filter(({ name }) => name === 'gameList');
    await waitFor(() => expect(asked()).toHaveLength(3));
    const page = { pageNo: '1', pageSize: '60', platform: 'html5' };
    expect(asked().map(({ input }) => input)).toEqual([
      page,
      { ...page, gameType: 'RNG' },
      { ...page, gameType: 'RNG', vassalage: 'TCG' },
    ]);
  });
  it.each([
    ['', true],
    ['?category=RNG', true],
    ['?category=RNG&vendor=PAPERFOX', true],
    ['?category=RNG&vendor=TIDEPOOL', false],
    ['?category=LIVE', false],
    ['?category=favourites', false],
  ])('LOBBY-06 a banner of a game stands over %j: %j', async (search, isShown) => {
    const ridge = banner({
      groupName: 'm_game',
      title: 'Moonrise Ridge',
      linkageType: 'G',
      vendor: 'PAPERFOX',
      gameType: 'RNG',
    });
    const replies = {
      ...lobbyReplies,
      announcements: { answer: { ...announced, banners: [ridge] } },
    };
    const { server } = await show({ path: `/m/game${search}`, replies });
    await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('announcements'));
    await screen.findByRole('tab', { name: 'Slots130' });
    await waitFor(() =>
      expect(screen.queryAllByText('Moonrise Ridge')).toHaveLength(isShown ? 1 : 0),
    );
  });
  it('LOBBY-05 an address opens what it names', async () => {
    await show({ path: '/m/game?category=RNG&vendor=TIDEPOOL' });
    expect(await screen.findByRole('tab', { name: 'Slots130', selected: true })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Tidepool Games', selected: true })).toBeDefined();
    expect(await screen.findByRole('list', { name: 'Slots' })).toBeDefined();
  });
  it('LOBBY-05 where there is no game the way leads to all of them', async () => {
    const gameList = { answer: { games: [], totalPages: 0, totalCount: 0 } };
    await show({ path: '/m/game?category=RNG', replies: { ...lobbyReplies, gameList } });
    expect(await screen.findByText('No games here')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Browse games' }).getAttribute('href')).toBe('/m/game');
  });
});

describe('the page', () => {
  const pictureOf = (element: Element) => element.querySelector('path')?.getAttribute('d');

  it('LOBBY-05 has a search over all games', async () => {
    await show();
    await user.click(await screen.findByRole('button', { name: 'Search games' }));
    expect(screen.getByRole('tab', { name: /^All ?132$/, hidden: true })).toBeDefined();
    const sheet = screen.getByRole('dialog', { name: 'Search' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('GAME-12 has two rows before the first game: the categories and the providers', async () => {
    await show();
    await screen.findByRole('tablist', { name: 'Categories' });
    const search = screen.getByRole('button', { name: 'Search games' });
    expect(search.closest('header')).not.toBeNull();
    const main = screen.getByRole('main');
    expect(within(main).queryByRole('button', { name: /Search/ })).toBeNull();
    const games = within(main).getByRole('tabpanel');
    const rows = within(main)
      .getAllByRole('tablist')
      .filter((row) => row.compareDocumentPosition(games) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Categories', 'Providers']);
    expect(within(main).queryByRole('textbox')).toBeNull();
  });
  it('LOBBY-05 before the categories have come their place is kept, and nothing is counted', async () => {
    const never = () => new Promise<never>(() => {});
    await show({ replies: { ...lobbyReplies, vendorLanes: never } });
    expect(document.querySelectorAll('.skeleton--chip')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Search games' })).toBeDefined();
  });
  it('LOBBY-04 its heart leads to the favourites, and is solid there', async () => {
    await show();
    const elsewhere = screen.getByRole('link', { name: 'Favourites' });
    expect(elsewhere.getAttribute('href')).toBe('/m/game?category=favourites');
    const hollow = pictureOf(elsewhere);
    await user.click(await screen.findByRole('tab', { name: 'Favourites' }));
    expect(pictureOf(screen.getByRole('link', { name: 'Favourites' }))).not.toBe(hollow);
  });
  it('LOBBY-05 the ways through the filters: back to all categories and all providers', async () => {
    await show({ path: '/m/game?category=RNG&vendor=TCG' });
    await user.click(await screen.findByRole('tab', { name: 'All providers' }));
    expect(address()).toBe('/m/game?category=RNG');
    await user.click(screen.getByRole('tab', { name: 'All132' }));
    expect(address()).toBe('/m/game');
    expect(screen.getByRole('tab', { name: 'All132', selected: true })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'All providers', selected: true })).toBeDefined();
  });
  it('LOBBY-05 the step back goes to the category before, and not through its providers', async () => {
    await show();
    const before = history.length;
    await user.click(await screen.findByRole('tab', { name: 'Slots130' }));
    await user.click(screen.getByRole('tab', { name: 'Originals' }));
    expect(history.length).toBe(before + 1);
  });
  it('LOBBY-05 the member’s own lists have no providers to choose from', async () => {
    await show({ path: '/m/game?category=favourites' });
    await heart('Game 2');
    expect(screen.queryByRole('tablist', { name: 'Providers' })).toBeNull();
    expect(screen.getByRole('tabpanel').contains(await heart('Game 2'))).toBe(true);
  });
  it('LOBBY-05 each category has a picture, those of the own lists too', async () => {
    await show();
    const tabs = within(await screen.findByRole('tablist', { name: 'Categories' })).getAllByRole(
      'tab',
    );
    expect(new Set(tabs.map(pictureOf)).size).toBe(tabs.length);
    const [all, slots] = tabs.map(pictureOf);
    await user.click(screen.getByRole('tab', { name: 'Slots130' }));
    expect(pictureOf(screen.getByRole('tab', { name: 'Slots130' }))).not.toBe(slots);
    expect(pictureOf(screen.getByRole('tab', { name: 'All132' }))).not.toBe(all);
  });
  it('LOBBY-06 its banner is of its own place, says that it is new, and loads first', async () => {
    const banners = [
      banner({ id: 'elsewhere', title: 'Elsewhere' }),
      banner({ groupName: 'm_game', title: 'Of here' }),
    ];
    await show({
      replies: { ...lobbyReplies, announcements: { answer: { ...announced, banners } } },
    });
    const link = await screen.findByRole('link', { name: /Of here/ });
    expect(link.textContent).toBe('New this weekOf hereOne small task a day');
    expect(link.querySelector('img')?.getAttribute('loading')).toBe('eager');
    expect(screen.queryByText('Elsewhere')).toBeNull();
  });
  it('LOBBY-10 a game tells of itself', async () => {
    await show();
    await user.click(await screen.findByRole('button', { name: 'About Game 1' }));
    expect(await screen.findByRole('dialog', { name: 'Game 1' })).toBeDefined();
  });
});

describe('the games', () => {
  it('LOBBY-05 while they are on their way their place is kept', async () => {
    const never = () => new Promise<never>(() => {});
    await show({ replies: { ...lobbyReplies, gameList: never, favouriteGames: never } });
    await screen.findByRole('tab', { name: 'Slots130' });
    expect(document.querySelectorAll('.skeleton--cover').length).toBeGreaterThan(8);
    await user.click(screen.getByRole('tab', { name: 'Favourites' }));
    expect(document.querySelectorAll('.skeleton--cover').length).toBeGreaterThan(8);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('LOBBY-05 the list that is left is as it was for who comes back: nothing is asked again', async () => {
    const { server } = await show();
    const asked = () => server.calls.filter(({ name }) => name === 'gameList').length;
    await heart('Game 1');
    await user.click(screen.getByRole('tab', { name: 'Slots130' }));
    await heart('Game 1');
    await user.click(screen.getByRole('tab', { name: 'All132' }));
    await heart('Game 1');
    expect(asked()).toBe(2);
  });
  it('LOBBY-05 of 5,000 games only those near the view are in the page', async () => {
    const games = Array.from({ length: 60 }, (_, at) => game(String(at)));
    const gameList = { answer: { games, totalPages: 84, totalCount: 5_000 } };
    await show({ replies: { ...lobbyReplies, gameList } });
    const grid = await screen.findByRole('list', { name: 'Games' });
    expect(within(grid).getAllByRole('listitem').length).toBeLessThan(40);
    expect(document.querySelectorAll('*').length).toBeLessThan(600);
  });
  it('LOBBY-05 that do not come can be asked for again', async () => {
    const { server } = await show({ replies: { ...lobbyReplies, gameList: failing } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = lobbyReplies;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Game 1/ })).toBeDefined();
  });
});

describe('favourites', () => {
  const marked = async (name: string) =>
    waitFor(async () => expect((await heart(name)).getAttribute('aria-pressed')).toBe('true'));

  it('LOBBY-04 a heart marks a game at once and tells the server', async () => {
    const { server } = await show();
    await marked('Game 2');
    const button = await heart('Game 1');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() =>
      expect(server.calls).toContainEqual({
        name: 'addFavouriteGame',
        token: 'tok',
        input: { nodeId: '1', vendor: 'TIDEPOOL', gameType: 'RNG' },
      }),
    );
  });
  it('LOBBY-04 pressed again it takes the mark back', async () => {
    const { server } = await show();
    const button = await heart('Game 2');
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await waitFor(() =>
      expect(server.calls).toContainEqual({
        name: 'removeFavouriteGame',
        token: 'tok',
        input: { nodeId: '2', vendor: 'TCG', gameType: 'RNG' },
      }),
    );
  });
  it('LOBBY-04 a mark that the server refuses goes back and says so', async () => {
    const { foundation } = await show({ replies: { ...lobbyReplies, addFavouriteGame: failing } });
    await marked('Game 2');
    const button = await heart('Game 1');
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    const { t } = foundation.language.get();
    expect(foundation.toasts.get()?.say(t)).toBe('Your favourites weren’t saved. Try again.');
  });
  it('LOBBY-04 quick presses end as the last one said', async () => {
    const held = Promise.withResolvers<{ answer: null }>();
    const { server } = await show({
      replies: { ...lobbyReplies, addFavouriteGame: () => held.promise },
    });
    await marked('Game 2');
    const button = await heart('Game 1');
    await user.click(button);
    await user.click(button);
    await act(async () => held.resolve({ answer: null }));
    const changes = () => server.calls.filter(({ name }) => /^(add|remove)Favourite/.test(name));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes().map(({ name }) => name)).toEqual(['addFavouriteGame', 'removeFavouriteGame']);
    expect(changes()[1]?.input).toEqual(changes()[0]?.input);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });
  it('LOBBY-04 a list that is fetched while a press is on its way does not take it back', async () => {
    const held = Promise.withResolvers<{ answer: null }>();
    const { server } = await show({
      replies: { ...lobbyReplies, addFavouriteGame: () => held.promise },
    });
    await marked('Game 2');
    const [one, two] = [await heart('Game 1'), await heart('Game 2')];
    await user.click(one);
    // The reader returns a minute later; another device has removed the other game meanwhile.
    server.replies = { ...server.replies, favouriteGames: { answer: { games: [] } } };
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(two.getAttribute('aria-pressed')).toBe('false'));
    expect(one.getAttribute('aria-pressed')).toBe('true');
    await act(async () => held.resolve({ answer: null }));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    const changes = server.calls.filter(({ name }) => /^(add|remove)Favourite/.test(name));
    expect(changes.map(({ name }) => name)).toEqual(['addFavouriteGame']);
    expect(one.getAttribute('aria-pressed')).toBe('true');
  });
  it('NET-08, NET-10 who presses it when the session has ended hears only that', async () => {
    const replies = {
      ...lobbyReplies,
      addFavouriteGame: { refusal: 'customer.not.login' },
    } as const;
    const { foundation } = await show({ replies });
    await marked('Game 2');
    await user.click(await heart('Game 1'));
    await waitFor(() => expect(foundation.notices.get()).toHaveLength(1));
    await waitFor(() => expect(foundation.session.get()).toBeNull());
    expect(foundation.toasts.get()).toBeNull();
  });
  it('LOBBY-04, NET-04 pressed before that, it counts also where the page is left', async () => {
    const held = Promise.withResolvers<{ answer: { games: Game[] } }>();
    const { server } = await show({
      replies: { ...lobbyReplies, favouriteGames: () => held.promise },
    });
    await user.click(await heart('Game 1'));
    cleanup();
    await new Promise((resolve) => setTimeout(resolve));
    held.resolve({ answer: { games: [] } });
    await waitFor(() => expect(server.calls.at(-1)?.name).toBe('addFavouriteGame'));
  });
  it('LOBBY-04 pressed before it is known what is marked, a heart counts when it is', async () => {
    const held = Promise.withResolvers<{ answer: { games: Game[] } }>();
    const { server } = await show({
      replies: { ...lobbyReplies, favouriteGames: () => held.promise },
    });
    const [one, two] = [await heart('Game 1'), await heart('Game 2')];
    await user.click(one);
    await user.click(one);
    await user.click(two);
    await act(async () => held.resolve({ answer: { games: [game('2', { vassalage: 'TCG' })] } }));
    await waitFor(() => expect(one.getAttribute('aria-pressed')).toBe('true'));
    expect(two.getAttribute('aria-pressed')).toBe('true');
    const changes = server.calls.filter(({ name }) => /^(add|remove)Favourite/.test(name));
    expect(changes.map(({ name, input }) => ({ name, input }))).toEqual([
      { name: 'addFavouriteGame', input: { nodeId: '1', vendor: 'TIDEPOOL', gameType: 'RNG' } },
    ]);
  });
  it('LOBBY-04 where that never comes, the press is taken back aloud', async () => {
    const { foundation } = await show({ replies: { ...lobbyReplies, favouriteGames: failing } });
    await user.click(await heart('Game 1'));
    const { t } = foundation.language.get();
    await waitFor(() =>
      expect(foundation.toasts.get()?.say(t)).toBe('Your favourites weren’t saved. Try again.'),
    );
    expect((await heart('Game 1')).getAttribute('aria-pressed')).toBe('false');
  });
  it.each([
    ['favourites', 'No favourites yet', 'Tap the heart on a game to keep it here.'],
    ['recent', 'No recent games', 'Games you play will appear here.'],
  ])(
    'LOBBY-04 the member’s %s are a category, and tell when there are none',
    async (category, title, hint) => {
      const none = { answer: { games: [] } };
      await show({
        path: `/m/game?category=${category}`,
        replies: { ...lobbyReplies, favouriteGames: none, recentGames: none },
      });
      expect(await screen.findByRole('heading', { name: title })).toBeDefined();
      expect(screen.getByText(hint)).toBeDefined();
      expect(screen.getByRole('link', { name: 'Browse games' }).getAttribute('href')).toBe(
        '/m/game',
      );
    },
  );
  it.each([
    ['favourites', 'Favourites', 'Game 2'],
    ['recent', 'Recently played', 'Played before'],
  ])('LOBBY-04 the member’s %s stand in a list of that name', async (category, name, first) => {
    await show({ path: `/m/game?category=${category}` });
    const list = await screen.findByRole('list', { name });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list.textContent).toContain(first);
    expect(await screen.findByRole('tab', { name, selected: true })).toBeDefined();
  });
  it('LOBBY-04 an own list that does not come can be asked for again', async () => {
    const { server } = await show({
      path: '/m/game?category=recent',
      replies: { ...lobbyReplies, recentGames: failing },
    });
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('This isn’t available right now. Try again in a moment.');
    expect(screen.getByRole('heading', { name: 'These games didn’t load' })).toBeDefined();
    server.replies = lobbyReplies;
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Played before/ })).toBeDefined();
  });
  it('C4 those of a member are gone with the session, also while the next member’s are on their way', async () => {
    const { foundation, server } = await show({ path: '/m/game?category=favourites' });
    await heart('Game 2');
    act(() => foundation.session.end());
    server.replies = { ...lobbyReplies, favouriteGames: async () => new Promise(() => {}) };
    const next = { token: 'next', id: '8', userName: 'mira', firstTimeLogin: false };
    act(() => foundation.session.start({ ...next, updatePassword: false }));
    await waitFor(() => expect(server.calls.at(-1)?.token).toBe('next'));
    expect(screen.queryByRole('link', { name: /Game/ })).toBeNull();
  });
  it('ROUTE-12 a guest has neither hearts nor lists of the own', async () => {
    const info = { guestLobby: true };
    const guest = { path: '/m/game?category=recent', replies: lobbyReplies, info };
    await showInSite(<GamePage />, guest);
    expect(await screen.findByRole('link', { name: /Game 1/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Favourites' })).toBeNull();
  });
});
