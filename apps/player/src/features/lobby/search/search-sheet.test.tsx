// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { game, lanes, lobbyReplies } from '../testing/sample-lobby.ts';
import { Home } from '../home/home.tsx';
import { SearchSheet } from './search-sheet.tsx';

const show = (options: TestOptions = {}) =>
  showInSite(<SearchSheet open onClose={() => undefined} />, {
    replies: lobbyReplies,
    info: { guestLobby: true },
    ...options,
  });
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const found = (names: string[], totalCount = names.length) => ({
  answer: {
    games: names.map((gameName, at) => game(String(at), { gameName })),
    totalPages: 1,
    totalCount,
  },
});

it('LOBBY-04 results follow the typing with one call, in any script', async () => {
  const { server } = await show({ replies: { gameList: found(['ตลาดน้ำ']) } });
  // All changes are within the debounce time.
  for (const value of ['ต', 'ตล', 'ตลาด']) fireEvent.change(field(), { target: { value } });
  expect(await screen.findByRole('link', { name: /^ตลาดน้ำ/ })).toBeDefined();
  expect(screen.getByText('1 game')).toBeDefined();
  const input = { pageNo: '1', pageSize: '60', platform: 'html5', gameName: 'ตลาด' };
  expect(server.calls).toEqual([{ name: 'gameList', token: undefined, input }]);
});
it('LOBBY-04 what is asked is trimmed, and no longer than the server takes', async () => {
  const { server } = await show({ replies: { gameList: found(['One']) } });
  fireEvent.change(field(), { target: { value: `  ${'o'.repeat(70)}` } });
  await screen.findByRole('link', { name: /^One/ });
  expect(server.calls[0]?.input).toMatchObject({ gameName: 'o'.repeat(64) });
});
it('LOBBY-04 a name that nothing has is said as it was typed', async () => {
  await show({ replies: { gameList: found([]) } });
  await user.type(field(), 'lantren');
  expect(await screen.findByText('No games found for “lantren”')).toBeDefined();
});
it('LOBBY-04 a long list shows its beginning and says so', async () => {
  await show({ replies: { gameList: found(['One', 'Two'], 214) } });
  await user.type(field(), 'o');
  expect(await screen.findByText('214 games')).toBeDefined();
  expect(screen.getByText(/Showing the first 2 games/)).toBeDefined();
});
it('LOBBY-04 a search that fails offers another try', async () => {
  const { server } = await show({
    replies: { gameList: { refusal: 'service_unavailable', message: 'Soon.' } },
  });
  await user.type(field(), 'o');
  expect(
    await screen.findByText('This isn’t available right now. Try again in a moment.'),
  ).toBeDefined();
  server.replies = { gameList: found(['One']) };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^One/ })).toBeDefined();
});
it('LOBBY-04 an empty field asks for nothing, also after it was cleared', async () => {
  const { server } = await show({ replies: { gameList: found(['One']) } });
  expect(screen.getByText(/Type a game’s name/)).toBeDefined();
  await user.type(field(), 'o');
  await screen.findByRole('link', { name: /^One/ });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.getByText(/Type a game’s name/)).toBeDefined());
  // Longer than the debounce time.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(server.calls).toHaveLength(1);
});

it('LOBBY-04 before anything is typed it offers what was played last and what many play', async () => {
  await showInSite(<Home />, { path: '/m/home', replies: lobbyReplies, session: {} });
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Search' }));
  expect(await sheet.findByRole('link', { name: /Played before/ })).toBeDefined();
  expect(
    within(sheet.getByRole('list', { name: 'Popular' })).getAllByRole('listitem'),
  ).toHaveLength(3);
});
it('LOBBY-04 where nothing is found it leads on to games', async () => {
  await showInSite(<Home />, {
    path: '/m/home',
    replies: { ...lobbyReplies, gameList: found([]) },
    session: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.type(field(), 'lantren');
  const sheet = within(screen.getByRole('dialog', { name: 'Search' }));
  await sheet.findByText(/lantren/);
  expect(sheet.getByRole('list', { name: 'Popular' })).toBeDefined();
  expect(sheet.getByRole('link', { name: 'Browse games' }).getAttribute('href')).toBe('/m/game');
});

it('LOBBY-04 the first results keep their place while they are on their way', async () => {
  await show({ replies: { gameList: () => new Promise(() => {}) } });
  await user.type(field(), 'o');
  expect(document.querySelectorAll('.skeleton--cover').length).toBeGreaterThan(8);
});
it('LOBBY-04 results of the text before stay, and say that newer ones come', async () => {
  const held = Promise.withResolvers<ReturnType<typeof found>>();
  const { server } = await show({ replies: { gameList: found(['One']) } });
  await user.type(field(), 'o');
  const list = await screen.findByRole('list', { name: 'Games' });
  const results = () => list.closest('[aria-busy]');
  expect(results()?.getAttribute('aria-busy')).toBe('false');
  server.replies = { gameList: () => held.promise };
  await user.type(field(), 'n');
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(screen.getByRole('link', { name: /^One/ })).toBeDefined();
  expect(results()?.getAttribute('aria-busy')).toBe('true');
  await act(async () => held.resolve(found(['Two'])));
  expect(await screen.findByRole('link', { name: /^Two/ })).toBeDefined();
  expect(screen.queryByText(/Showing the first/)).toBeNull();
});
it('LOBBY-04 what was played last is three games at most, and popular ones are others', async () => {
  const recent = ['1', '2', '5', '6'].map((id) => game(id, id === '2' ? { vassalage: 'TCG' } : {}));
  await showInSite(<Home />, {
    path: '/m/home',
    replies: { ...lobbyReplies, recentGames: { answer: { games: recent } } },
    session: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Search' }));
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  expect(names(await sheet.findByRole('list', { name: 'Recently played' }))).toEqual([
    'Game 1',
    'Game 2',
    'Game 5',
  ]);
  expect(names(sheet.getByRole('list', { name: 'Popular' }))).toEqual(['Game 9']);
  expect(sheet.getByText('Veranda Live')).toBeDefined();
});
it('LOBBY-04 of many popular games nine are offered', async () => {
  const games = Array.from({ length: 20 }, (_, at) => game(String(at)));
  const data = { lanes: [{ ...lanes[0], games }] as typeof lanes };
  await showInSite(<Home />, {
    path: '/m/home',
    info: { guestLobby: true },
    replies: { ...lobbyReplies, vendorLanes: { answer: { data } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const list = await screen.findByRole('list', { name: 'Popular' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(9);
  expect(screen.queryByRole('list', { name: 'Recently played' })).toBeNull();
});
