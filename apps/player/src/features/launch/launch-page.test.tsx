// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { LaunchPage } from './launch-page.tsx';

afterEach(() => void vi.useRealTimers());

const wheel = '/m/launchGame?vendor=TIDE&code=wheel&nodeId=7&gameType=LIVE';
const game = { name: 'Harvest Wheel', vendor: 'Tidepool', art: '/m/covers/live/7.svg' };
const never = () => new Promise<never>(() => {});

async function open({ state, ...options }: TestOptions & { state?: object } = {}) {
  const path = options.path ?? wheel;
  const page = () => showInSite(<LaunchPage />, { session: {}, ...options, path });
  // The previous page stores the game in the entry of the history.
  const replace = history.replaceState.bind(history);
  const spy = vi
    .spyOn(history, 'replaceState')
    .mockImplementationOnce((_state, title, address) => replace(state ?? null, title, address));
  const shown = await page();
  spy.mockRestore();
  return shown;
}
const heading = () => screen.findByRole('heading', { level: 1 });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

it('LAUNCH-01 it says what opens and whom it asks', async () => {
  const { server } = await open({ replies: { launchGame: never }, state: { game } });
  expect((await heading()).textContent).toBe('Harvest Wheel');
  expect(screen.getByText('Connecting to Tidepool…')).toBeDefined();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/m/covers/live/7.svg');
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]).toEqual({
    name: 'launchGame',
    token: 'tok',
    input: {
      launchMode: 'GLS',
      gameId: 'wheel',
      vassalage: 'TIDE',
      gameType: 'LIVE',
      nodeId: '7',
      accountType: '1',
      platform: 'html5',
      backUrl: `${location.origin}/m/game`,
    },
  });
});
it('LAUNCH-01 at first nothing flashes, then it says how far it is and what comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open({ replies: { launchGame: never } });
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => void vi.advanceTimersByTime(150));
  vi.useRealTimers();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your game');
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toContain('Connecting to the provider…');
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('value')).toBe('1');
  expect(screen.getByText('The game opens here and uses your balance.')).toBeDefined();
});
it('LAUNCH-05 the way back stands in the bar from the beginning', async () => {
  await open({ path: `${wheel}&backUrl=%2Fm%2Fhome`, replies: { launchGame: never } });
  await press('Back');
  expect(location.pathname).toBe('/m/home');
});
it.each([
  [12 * 60_000, 'in 12 min', /^Today, \d\d:\d\d$/],
  [60 * 60_000, 'in 1 h', /^Today, \d\d:\d\d$/],
  [24 * 60 * 60_000, 'in 24 h', /^Tomorrow, \d\d:\d\d$/],
  [72 * 60 * 60_000, 'in 3 days', /^\w{3},? \d+ \w{3},? \d\d:\d\d$/],
])(
  'LAUNCH-10 a maintenance of %i ms more, of a vendor whose name nobody knows',
  async (left, said, end) => {
    const now = new Date(2026, 10, 22, 12).getTime();
    vi.useFakeTimers({ toFake: ['Date'], now });
    await open({
      replies: {
        launchGame: {
          refusal: 'vendor_under_maintenance',
          value: { maintainTime: now - 60_000, endTime: now + left },
        },
      },
    });
    await screen.findByText('This provider is under maintenance');
    vi.useRealTimers();
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByText(end)).toBeDefined();
    expect(screen.getByText('Expected back, your time')).toBeDefined();
    await press('Back to games');
    expect(location.pathname).toBe('/m/game');
  },
);
it('LAUNCH-10 after a direct link the provider has the name that the server knows', async () => {
  const value = { maintainTime: 1, vendorName: 'Tidepool' };
  await open({ replies: { launchGame: { refusal: 'vendor_under_maintenance', value } } });
  expect(await screen.findByText('Tidepool is under maintenance')).toBeDefined();
});
it('LAUNCH-01 of a maintenance without an end no time is said, nor a category of games without one', async () => {
  await open({
    path: '/m/launchGame?vendor=TIDE&code=wheel',
    replies: { launchGame: { refusal: 'vendor_under_maintenance' } },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('are safe and will finish');
  expect(screen.queryByText(/^in |your time/)).toBeNull();
  const others = screen.getByRole('link', { name: 'See similar games' });
  expect(others.getAttribute('href')).toMatch(/^\/m\/game/);
});
it('LAUNCH-01 a balance of which nothing is told is not shown', async () => {
  await open({ replies: { launchGame: { refusal: 'launch_game_balance_not_enough' } } });
  await screen.findByText('Not enough balance');
  expect(screen.getByText(/^Your game needs a little more than your balance/)).toBeDefined();
  expect(screen.queryByText('Your balance')).toBeNull();
});
it('LAUNCH-01 where nothing is missing none is shown, and amounts are in the currency of the answer', async () => {
  await open({
    info: { currency: 'EUR' },
    replies: {
      launchGame: {
        refusal: 'launch_game_balance_not_enough',
        value: { balance: '3.00', least: '2.00', currency: 'USD' },
      },
    },
  });
  await screen.findByText('Not enough balance');
  expect(screen.queryByText('Short by')).toBeNull();
  expect(screen.getByText('US$3.00')).toBeDefined();
  expect(screen.getByText('US$2.00')).toBeDefined();
});
it('LAUNCH-07 a direct link knows no name, and its cover is drawn from its code', async () => {
  await open({ replies: { launchGame: never } });
  expect((await heading()).textContent).toBe('Your game');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/m/covers/live/wheel.svg');
});
it('LAUNCH-01 a vendor under maintenance, with its window and other games', async () => {
  const until = Date.now() + 72 * 60_000;
  await open({
    replies: {
      launchGame: {
        refusal: 'vendor_under_maintenance',
        value: { maintainTime: Date.now() - 60_000, endTime: until },
      },
    },
    state: { game },
  });
  await screen.findByText('Tidepool is under maintenance');
  expect(screen.getByText('in 1 h 12 min')).toBeDefined();
  const others = screen.getByRole('link', { name: 'See similar games' });
  expect(others.getAttribute('href')).toBe('/m/game?category=LIVE');
});
it('LAUNCH-01 a balance that does not do, with what is missing', async () => {
  await open({
    info: { currency: 'EUR' },
    replies: {
      launchGame: {
        refusal: 'launch_game_balance_not_enough',
        value: { balance: '0.85', least: '2.00', gameName: 'Harvest Wheel' },
      },
    },
  });
  await screen.findByText('Not enough balance');
  // After a direct link only the server knows the name.
  expect(screen.getByText(/^Harvest Wheel /)).toBeDefined();
  expect(screen.getByText('€1.15')).toBeDefined();
  expect(screen.getByText('€0.85')).toBeDefined();
  await press('Play demo first');
  expect(location.pathname + location.search).toBe(wheel.replace('launchGame', 'trialGame'));
});
it('LAUNCH-01, NET-17 another failure is said here, without an alert, and can be retried', async () => {
  const { server, foundation } = await open({
    replies: { launchGame: { refusal: 'vendor_unavailable', message: 'Not now.' } },
  });
  await screen.findByText('This game can’t open right now. Try again in a moment.');
  expect(foundation.notices.get()).toEqual([]);
  server.replies = { launchGame: { refusal: 'game_not_found' } };
  await press('Retry');
  await screen.findByText('This game is no longer available');
  expect(server.calls.length).toBe(2);
});
it('NET-17, LAUNCH-01 too many launches: when the next one may be tried', async () => {
  await open({
    replies: { launchGame: { refusal: 'TOO_MANY_REQUEST.launch', value: { retryAfter: 24 } } },
  });
  await screen.findByText('You’re opening games too fast. Try again in 24 seconds.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});
it('MEMBER-01 a member who may not stake is led to the trial, not to a retry that fails again', async () => {
  await open({ replies: { launchGame: { refusal: 'function.not.available' } } });
  await screen.findByText(/Your account can’t play for real money/);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await press('Play demo first');
  expect(location.pathname).toBe('/m/trialGame');
});
it('LAUNCH-03 a vendor that is late: one message with a retry', async () => {
  await open({ replies: { launchGame: { refusal: 'vendor_timeout' } }, state: { game } });
  await screen.findByText('This is taking longer than usual');
  expect(screen.getByText(/Harvest Wheel hasn’t opened/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});
it('LAUNCH-05 the way back is the page where it was opened', async () => {
  await open({
    path: `${wheel}&backUrl=${encodeURIComponent('/m/game?category=LIVE')}`,
    replies: { launchGame: { refusal: 'unknown' } },
  });
  await screen.findByText('The game didn’t open');
  await press('Back to games');
  expect(location.pathname + location.search).toBe('/m/game?category=LIVE');
});
it.each(['vendor_timeout', 'vendor_under_maintenance', 'game_not_found', 'unknown'] as const)(
  'ROUTE-15 after %s the way to customer service is there',
  async (refusal) => {
    const path = 'https://help.example/chat';
    const info = { customerService: [{ title: 'help.example', path }] };
    await open({ info, replies: { launchGame: { refusal } } });
    const help = await screen.findByRole('link', { name: 'Customer service' });
    expect(help.getAttribute('href')).toBe(path);
  },
);
it('LAUNCH-07 a link that names nothing says so and leads to the games', async () => {
  const { foundation, server } = await open({ path: '/m/launchGame' });
  await waitFor(() => expect(location.pathname).toBe('/m/game'));
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  const [notice] = foundation.notices.get();
  expect(notice?.say(foundation.language.get().t)).toMatch(/doesn’t open a game/);
  expect(server.calls).toEqual([]);
});
