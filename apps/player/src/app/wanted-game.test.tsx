// @vitest-environment jsdom
// ROUTE-08: a guest lands in the game that was opened before the login.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Banner, Lane } from '@parlour/contract/lobby/lobby';
import { byName } from '#features/register/testing/settings.ts';
import { replies as registering } from '#features/register/testing/show-form.tsx';
import type { AnsweringServer } from '#foundation/testing/answering-server.ts';
import { user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { replies, signedIn, visit } from './testing/visit.tsx';

const slots: Lane = {
  title: 'RNG',
  gameCount: 1,
  gameClassify: [],
  cards: [{ accountTypeName: 'Tidepool', displayName: 'Tidepool Games' }],
  games: [
    {
      nodeId: '1',
      gameId: 'koi',
      gameName: 'Koi Castle',
      gameType: '',
      vassalage: 'TIDEPOOL',
      iconUrl: '/m/covers/slots/koi.svg',
    },
  ],
};
const splash: Banner = {
  id: 'splash',
  groupName: 'm_home',
  title: 'A splash a day',
  content: null,
  imageUrl: null,
  linkageType: 'G',
  url: null,
  linkage: null,
  vendor: 'TIDEPOOL',
  nodeId: null,
  roomId: null,
  gameType: null,
};
/** Options of a guest who opens a game; the launch stays pending. */
const toPlay = {
  info: { guestLobby: true },
  replies: {
    ...replies,
    vendorLanes: { answer: { data: { lanes: [slots] } } },
    signIn: { answer: signedIn },
    trialGame: { answer: { gameUrl: 'https://games.example/koi', gameName: 'Koi Castle' } },
    collectEvents: { answer: null },
    ...registering,
    launchGame: () => new Promise<never>(() => undefined),
  },
} satisfies TestOptions;
const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => location.pathname + location.search;
async function fillLogin(): Promise<void> {
  await user.type(screen.getByLabelText('Username'), 'demo');
  await user.type(screen.getByLabelText('Password'), 'demo-Pass1{Enter}');
}
async function expectLaunch(
  { calls }: AnsweringServer,
  { code, back }: Record<'code' | 'back', string>,
): Promise<void> {
  const asked = () => calls.find(({ name }) => name === 'launchGame')?.input;
  await waitFor(() => expect(asked()).toBeDefined());
  expect(asked()).toMatchObject({ gameId: code, backUrl: location.origin + back });
}

it('ROUTE-08 who taps a game reads at the login which one, and lands in it', async () => {
  const { server } = await visit('/m/home', toPlay);
  await user.click(await screen.findByRole('link', { name: /^Koi Castle/ }));
  expect(await screen.findByText('Log in to play Koi Castle.')).toBeDefined();
  await fillLogin();
  await expectLaunch(server, { code: 'koi', back: '/m/home' });
  await heading('Koi Castle');
  expect(address()).toBe('/m/launchGame?vendor=TIDEPOOL&nodeId=1&code=koi');
});
it.each<[string, Partial<Banner>, string]>([
  ['of a game that home shows', { nodeId: '1', roomId: 'koi' }, 'play Koi Castle'],
  ['of a game further down', { roomId: 'carp', gameName: 'Carp Lake' }, 'play Carp Lake'],
  ['of a game without a name', { roomId: 'pike' }, 'keep playing'],
])(
  'ROUTE-08, LOBBY-07 who taps a banner %s reads “Log in to $2”, and lands in it',
  async (...row) => {
    const [, of, said] = row;
    const banners = [{ ...splash, ...of }];
    const announcements = { answer: { banners, player: [], popup: [], promotion: [] } };
    const { server } = await visit('/m/home', {
      ...toPlay,
      replies: { ...toPlay.replies, announcements },
    });
    await screen.findByRole('link', { name: /^Koi Castle/ });
    await user.click(await screen.findByRole('link', { name: /^A splash a day/ }));
    expect(await screen.findByText(`Log in to ${said}.`)).toBeDefined();
    await fillLogin();
    await expectLaunch(server, { code: of.roomId ?? '', back: '/m/home' });
  },
);
it('ROUTE-08, LAUNCH-04 who plays for real after a trial by a direct link reads which game, and lands in it', async () => {
  const { server } = await visit('/m/trialGame?vendor=TIDEPOOL&code=koi', toPlay);
  const frame = await screen.findByTitle('Koi Castle, demo');
  fireEvent.load(frame);
  await user.click(screen.getByRole('button', { name: 'Play for real' }));
  expect(await screen.findByText('Log in to play Koi Castle.')).toBeDefined();
  await fillLogin();
  await expectLaunch(server, { code: 'koi', back: '/m/game' });
  await heading('Koi Castle');
});
it('ROUTE-08 whom the guard turned away from a game that was not tapped lands at home', async () => {
  await visit('/m/launchGame?vendor=TIDEPOOL&code=koi', toPlay);
  await screen.findByText('Log in to keep playing.');
  await fillLogin();
  await screen.findByRole('link', { name: 'Me and my account' });
  expect(address()).toBe('/m/home');
});

const press = async (role: 'button' | 'link', name: string) =>
  user.click(await screen.findByRole(role, { name }));

it('ROUTE-08 who goes to the registration and back to the login lands in the game, and it leads back to where it was tapped', async () => {
  const { server } = await visit('/m/home', {
    ...toPlay,
    replies: { ...toPlay.replies, registerSettings: { answer: byName } },
  });
  await press('link', 'Koi Castle Tidepool Games');
  await press('link', 'Create an account');
  await heading('Create an account');
  await press('link', 'Log in');
  expect(await screen.findByText('Log in to play Koi Castle.')).toBeDefined();
  await fillLogin();
  await expectLaunch(server, { code: 'koi', back: '/m/home' });
});
it('ROUTE-08, REG-05 who sets a new password first lands in the game, and it leads back to where it was tapped', async () => {
  const { server } = await visit('/m/home', {
    ...toPlay,
    info: { ...toPlay.info, passwordReset: { sms: false, email: true } },
    replies: {
      ...toPlay.replies,
      sendResetEmail: { answer: { expirationTime: Date.now() + 60_000 } },
      resetPassword: { answer: null },
    },
  });
  await press('link', 'Koi Castle Tidepool Games');
  await press('link', 'Forgot password?');
  await heading('Reset your password');
  await press('link', 'Back');
  expect(await screen.findByText('Log in to play Koi Castle.')).toBeDefined();
  await press('link', 'Forgot password?');
  await user.type(await screen.findByLabelText('Username'), 'demo');
  await user.type(screen.getByLabelText('Email'), 'demo@mail.example');
  await press('button', 'Send code');
  await user.type(await screen.findByLabelText('Verification code'), '660123');
  await user.type(await screen.findByLabelText('New password'), 'seven grey herons');
  await user.type(screen.getByLabelText('Confirm new password'), 'seven grey herons');
  await press('button', 'Save password');
  expect(await screen.findByText('Log in to play Koi Castle.')).toBeDefined();
  await user.type(await screen.findByLabelText('Password'), 'demo-Pass1{Enter}');
  await expectLaunch(server, { code: 'koi', back: '/m/home' });
});
