// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { measured } from '#foundation/testing/measured.ts';
import { takeReturn } from '#platform/return-point.ts';
import { TrialPage } from './trial-page.tsx';

const jet = '/m/trialGame?vendor=PAPERFOX&code=jet&nodeId=7&gameType=ARCADE';
const game = { name: 'Paper Jet', vendor: 'Paperfox', art: '/m/covers/arcade/7.svg' };
const gameUrl = 'https://games.example/play/1';
const trialGame = { answer: { gameUrl } };
/** The input of the server's call for that address. */
const asked = {
  launchMode: 'GLS',
  accountType: '0',
  vassalage: 'PAPERFOX',
  gameId: 'jet',
  nodeId: '7',
  gameType: 'ARCADE',
  platform: 'html5',
  backUrl: `${location.origin}/m/game`,
};

type OpenOptions = TestOptions & {
  from?: string;
  fromY?: number;
  /** Null for a direct link. */ known?: typeof game | null;
};
async function open({ from, fromY, known = game, ...options }: OpenOptions = {}) {
  const replace = history.replaceState.bind(history);
  const spy = vi
    .spyOn(history, 'replaceState')
    .mockImplementationOnce((_state, title, address) =>
      replace({ game: known, from, fromY }, title, address),
    );
  const shown = await showInSite(<TrialPage />, {
    path: jet,
    replies: { trialGame, ...measured },
    ...options,
  });
  spy.mockRestore();
  return shown;
}
type OpenPage = Awaited<ReturnType<typeof open>>;

const frame = () => document.querySelector('iframe');
const loadingFrame = () =>
  waitFor(() => {
    const found = frame();
    if (!found) throw new Error('no frame yet');
    return found;
  });
const play = async () => {
  const loading = await loadingFrame();
  fireEvent.load(loading);
  return loading;
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const callsOf = ({ server }: OpenPage, name: string) =>
  server.calls.filter((each) => each.name === name);
const say = (source: Window | null, data: unknown, origin = 'https://games.example') =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { source, origin, data })));

it('LAUNCH-04 a guest plays in a frame that fills the screen, with its name and what it is for', async () => {
  const shown = await open();
  const loading = await loadingFrame();
  expect(
    screen.getByText('The game opens here with play money. Your balance isn’t used.'),
  ).toBeDefined();
  fireEvent.load(loading);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Paper Jet');
  expect(screen.getByText('Demo, play money')).toBeDefined();
  expect(frame()).toBe(loading);
  expect(
    Object.fromEntries([...loading.attributes].map(({ name, value }) => [name, value])),
  ).toEqual({
    src: gameUrl,
    name: 'parlour-tools',
    title: 'Paper Jet, demo',
    sandbox:
      'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation',
    allow: '',
    referrerpolicy: 'no-referrer',
  });
  expect(callsOf(shown, 'trialGame')).toEqual([
    { name: 'trialGame', token: undefined, input: asked },
  ]);
  expect(callsOf(shown, 'launchGame')).toEqual([]);
});
it('LAUNCH-04, TRACK-08 startTrial is told once for each game that opened', async () => {
  const shown = await open();
  await play();
  await waitFor(() => expect(callsOf(shown, 'collectEvents').length).toBe(1));
  expect(callsOf(shown, 'collectEvents')[0]?.input).toEqual({
    events: [
      {
        eventName: 'startTrial',
        vendor: 'PAPERFOX',
        gameId: 'jet',
        eventID: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        at: expect.any(Number) as number,
      },
    ],
    visit: expect.objectContaining({ consent: null }) as object,
  });
});
it('LAUNCH-04 a member asks as a member, without money', async () => {
  const launchGame = { answer: { content: { game_url: gameUrl } } };
  const shown = await open({ session: {}, replies: { launchGame, ...measured } });
  await play();
  expect(callsOf(shown, 'launchGame')).toEqual([
    { name: 'launchGame', token: 'tok', input: asked },
  ]);
  expect(callsOf(shown, 'trialGame')).toEqual([]);
});
it('LAUNCH-04 a direct link says the game’s name by what the server calls it, for guests and members', async () => {
  const named = { gameUrl, gameName: 'Paper Plane Crash' };
  await open({ known: null, replies: { trialGame: { answer: named }, ...measured } });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect((await play()).title).toBe('Paper Plane Crash, demo');
  expect(heading()).toBe('Paper Plane Crash');
  cleanup();
  // A server that does not send the name.
  await open({ known: null, replies: { trialGame, ...measured } });
  await play();
  expect(heading()).toBe('Your game');
  cleanup();
  const content = { game_url: gameUrl, game_name: 'Paper Plane Crash' };
  const launchGame = { answer: { content } };
  await open({ known: null, session: {}, replies: { launchGame, ...measured } });
  await play();
  expect(heading()).toBe('Paper Plane Crash');
});
const openMenu = async () => {
  await press('More options');
  return screen.findByRole('dialog', { name: 'Paper Jet' });
};
const rowsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const choose = async (name: string) => {
  const menu = await openMenu();
  await user.click(within(menu).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('GAME-08, LAUNCH-04 under the dots the header can be hidden, which leaves the frame as it is and lasts the session', async () => {
  await open();
  const playing = await play();
  expect(rowsOf(await openMenu())).toEqual(['Hide header']);
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Hide header');
  expect(screen.queryByRole('button', { name: 'Play for real' })).toBeNull();
  expect(frame()).toBe(playing);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More options' }));
  expect(screen.getByRole('button', { name: 'Leave demo' })).toBeDefined();

  cleanup();
  await open();
  await play();
  await choose('Show header');
  expect(screen.getByRole('button', { name: 'Play for real' })).toBeDefined();
});
it('GAME-08, H4 rules and sound of a game that has them are under the dots, and asked for at its origin alone', async () => {
  await open();
  const playing = await play();
  const { contentWindow } = playing;
  if (!contentWindow) throw new Error('the frame has no window');
  const posted = vi.spyOn(contentWindow, 'postMessage').mockReturnValue();
  const tools = { parlour: 'game', type: 'tools' };
  await say(window, tools);
  await say(contentWindow, tools, 'https://elsewhere.example');
  expect(posted.mock.calls).toEqual([]);
  await say(contentWindow, tools);
  expect(rowsOf(await openMenu())).toEqual([
    'Rules and prizes',
    'Sound and vibration',
    'Hide header',
  ]);
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Rules and prizes');
  // The game's own sheet has the focus then.
  expect(document.activeElement).toBe(playing);
  await choose('Sound and vibration');
  await choose('Hide header');
  await choose('Show header');
  // A game that was loaded again learns anew whether the header is hidden.
  await say(contentWindow, tools);
  expect(posted.mock.calls).toEqual(
    ['header-shown', 'rules', 'settings', 'header-hidden', 'header-shown', 'header-shown'].map(
      (type) => [{ parlour: 'site', type }, 'https://games.example'],
    ),
  );
});
it('LAUNCH-04, LAUNCH-05 the arrow leads to where the game was opened, else to the games', async () => {
  await open({ path: `${jet}&backUrl=${encodeURIComponent('/m/home')}` });
  await play();
  await press('Leave demo');
  expect(location.pathname).toBe('/m/home');
});
it('LAUNCH-04 playing for real is the same game, opened from the same place', async () => {
  await open({ from: '/m/game?category=ARCADE' });
  await play();
  await press('Play for real');
  expect(location.pathname + location.search).toBe(jet.replace('trialGame', 'launchGame'));
  expect(history.state).toEqual({ game, from: '/m/game?category=ARCADE' });
});
it('LAUNCH-04, H4 the game itself may ask to be left, and nobody else', async () => {
  await open();
  const { contentWindow } = await play();
  await say(window, { parlour: 'game', type: 'leave' });
  await say(contentWindow, { parlour: 'game', type: 'leave' }, 'https://elsewhere.example');
  expect(location.pathname).toBe('/m/trialGame');
  await say(contentWindow, { parlour: 'game', type: 'leave' });
  expect(location.pathname).toBe('/m/game');
});
it('H4 what nobody reads changes nothing, and is told as a number when the page goes', async () => {
  const shown = await open();
  const playing = await play();
  const before = document.body.innerHTML;
  for (let sent = 0; sent < 500; sent += 1) {
    await say(playing.contentWindow, { parlour: 'game', type: 'reload', sent });
  }
  expect([location.pathname, document.body.innerHTML]).toEqual(['/m/trialGame', before]);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(callsOf(shown, 'collectEvents').length).toBe(2));
  expect(callsOf(shown, 'collectEvents')[1]?.input).toMatchObject({
    events: [{ eventName: 'ignoredMessages', vendor: 'PAPERFOX', gameId: 'jet', count: 500 }],
  });
});
it('LAUNCH-04 a vendor without a trial of it says so, and leads to other games', async () => {
  await open({ replies: { trialGame: { refusal: 'game_not_found' } } });
  await screen.findByText('This game has no demo');
  expect(screen.getByRole('link', { name: 'See similar games' })).toBeDefined();
  expect(frame()).toBeNull();
});
it('LAUNCH-04 a vendor that is late: one message, and the retry opens another frame', async () => {
  const { server, foundation } = await open({
    replies: { trialGame: { refusal: 'vendor_timeout' } },
  });
  await screen.findByText('This is taking longer than usual');
  expect(foundation.notices.get()).toEqual([]);
  server.replies = { trialGame, ...measured };
  await press('Retry');
  await play();
  expect(screen.getByRole('button', { name: 'Leave demo' })).toBeDefined();
});
it('LAUNCH-04 a vendor under maintenance', async () => {
  await open({ replies: { trialGame: { refusal: 'vendor_under_maintenance' } } });
  await screen.findByText('Paperfox is under maintenance');
  expect(screen.getByRole('link', { name: 'See similar games' })).toBeDefined();
  expect(frame()).toBeNull();
});
it('H4 a game at the site’s own origin is framed by nobody', async () => {
  await open({ replies: { trialGame: { answer: { gameUrl: `${location.origin}/m/home` } } } });
  await screen.findByText('The game didn’t open');
  expect(frame()).toBeNull();
});
it('LAUNCH-04 a link that names nothing leads to the games', async () => {
  await open({ path: '/m/trialGame' });
  await waitFor(() => expect(location.pathname).toBe('/m/game'));
});
it('LAUNCH-05 a game that leads back by a link of its own ends where the trial was opened', async () => {
  await open({ path: `${jet}&backUrl=/m/home`, from: '/m/home', fromY: 480 });
  await play();
  history.replaceState(null, '', '/m/home');
  takeReturn();
  expect(history.state).toEqual({ y: 480 });
});
