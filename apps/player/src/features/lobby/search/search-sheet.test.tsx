// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import {
  showInSite,
  teachDialogs,
  user,
  type TestOptions,
} from '#foundation/testing/test-site.tsx';
import { game, lobbyReplies } from '../testing/sample-lobby.ts';
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
  expect(await screen.findByRole('link', { name: /ตลาดน้ำ/ })).toBeDefined();
  expect(screen.getByText('1 game')).toBeDefined();
  const input = { pageNo: '1', pageSize: '60', platform: 'html5', gameName: 'ตลาด' };
  expect(server.calls).toEqual([{ name: 'gameList', token: undefined, input }]);
});
it('LOBBY-04 what is asked is trimmed, and no longer than the server takes', async () => {
  const { server } = await show({ replies: { gameList: found(['One']) } });
  fireEvent.change(field(), { target: { value: `  ${'o'.repeat(70)}` } });
  await screen.findByRole('link', { name: /One/ });
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
  expect(await screen.findByRole('link', { name: /One/ })).toBeDefined();
});
it('LOBBY-04 an empty field asks for nothing, also after it was cleared', async () => {
  const { server } = await show({ replies: { gameList: found(['One']) } });
  expect(screen.getByText(/Type a game’s name/)).toBeDefined();
  await user.type(field(), 'o');
  await screen.findByRole('link', { name: /One/ });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.getByText(/Type a game’s name/)).toBeDefined());
  expect(server.calls).toHaveLength(1);
});
