// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Game } from '@parlour/contract/lobby/lobby';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { Beside } from './beside.tsx';

const six: Game = {
  nodeId: '1',
  gameId: 'six',
  gameName: 'Six',
  gameType: 'LOTT',
  vassalage: 'TCG',
  iconUrl: '/m/covers/lottery/six.svg',
};
const listed = (games: Game[]) => ({ drawList: { answer: { now: 0, games } } });
const member = { session: {}, path: '/m/home' };
const show = (options: TestOptions = {}) => showInSite(<Beside />, options);

it('WIDE-02 beside the column stand the site’s name and a code, which is a picture of the server’s', async () => {
  await show();
  expect(screen.getByRole('complementary', { name: 'About Lumen' }).textContent).toContain('Lumen');
  const code = screen.getByRole('img', { name: 'QR code for this site' });
  expect(code.getAttribute('src')).toBe('/m/phone-code.svg');
});
it('WIDE-02 a guest goes on by phone, and a member is told to log in there', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Prefer your phone?' })).toBeDefined();
  expect(
    screen.getByText('Scan the code with your phone’s camera to continue there.'),
  ).toBeDefined();
  cleanup();
  await show({ ...member, replies: listed([]) });
  expect(screen.getByRole('heading', { name: 'Open on your phone' })).toBeDefined();
  expect(
    screen.getByText('Scan the code with your phone’s camera, then log in there.'),
  ).toBeDefined();
});
it.each<[string, string, TestOptions]>([
  ['a merchant with draws', 'Draws', { ...member, replies: listed([six]) }],
  ['a merchant without any', 'Games', { ...member, replies: listed([]) }],
  ['draws that do not come', 'Games', { ...member, replies: { drawList: { refusal: 'unknown' } } }],
  ['draws that a guest may see', 'Draws', { info: { guestLobby: true }, replies: listed([six]) }],
  ['a guest of a closed lobby', 'Games', {}],
  ['a member who must change the password', 'Games', { session: { updatePassword: true } }],
])('WIDE-02 the claim is true: of %s it is “%s day and night”', async (_case, what, options) => {
  const { server } = await show(options);
  expect(await screen.findByText(`${what} day and night`)).toBeDefined();
  expect(server.calls.length).toBe(options.replies ? 1 : 0);
});
it('WIDE-02 no claim is made before it is known whether it is true', async () => {
  await show({ ...member, replies: { drawList: () => new Promise(() => undefined) } });
  expect(screen.queryByText(/day and night/)).toBeNull();
});
