// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import {
  showInSite,
  teachDialogs,
  user,
  type TestOptions,
} from '#foundation/testing/test-site.tsx';
import { game, lobbyReplies } from '../testing/sample-lobby.ts';
import { Home } from '../home/home.tsx';
import { SearchSheet } from './search-sheet.tsx';

beforeAll(teachDialogs);

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
  // All within the moment in which nothing is asked yet.
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
  expect(await screen.findByText('Soon.')).toBeDefined();
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
