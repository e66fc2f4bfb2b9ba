// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { LogOutButton } from './log-out-button.tsx';

const show = (options: TestOptions = {}) =>
  showInSite(<LogOutButton />, {
    path: '/m/member/changePsw',
    session: {},
    replies: { logOut: { answer: null } },
    ...options,
  });
const button = () => screen.getByRole('button', { name: 'Log out' });

it.each([
  [false, '/m/login'],
  [true, '/m/home'],
])(
  'MEMBER-03 with the lobby open to guests %s, who logs out lands at %s',
  async (guestLobby, path) => {
    const { foundation, server } = await show({ info: { guestLobby } });
    await user.click(button());
    await waitFor(() => expect(location.pathname).toBe(path));
    expect(foundation.session.get()).toBeNull();
    expect(server.calls).toEqual([{ name: 'logOut', token: 'tok', input: {} }]);
  },
);
it('MEMBER-03 a server that fails keeps nobody in', async () => {
  const { foundation } = await show({ replies: { logOut: { refusal: 'service_unavailable' } } });
  await user.click(button());
  await waitFor(() => expect(foundation.session.get()).toBeNull());
  expect(location.pathname).toBe('/m/login');
});
it('MEMBER-03 a second press while the first is on its way does nothing', async () => {
  const held = Promise.withResolvers<{ answer: null }>();
  const { server } = await showInSite(<LogOutButton wide />, {
    path: '/m/member/home',
    session: {},
    replies: { logOut: () => held.promise },
  });
  await user.click(button());
  await user.click(button());
  await act(async () => held.resolve({ answer: null }));
  await waitFor(() => expect(location.pathname).toBe('/m/login'));
  expect(server.calls).toHaveLength(1);
});
it('MEMBER-03 the button says that it is at work', async () => {
  await show({ replies: { logOut: () => new Promise(() => {}) } });
  await user.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
});
