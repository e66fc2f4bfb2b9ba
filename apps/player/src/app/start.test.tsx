// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { siteStatus } from '@parlour/contract/site/calls';
import { siteStatus as statusOf } from '#foundation/testing/site-status.ts';
import { storeSession, user } from '#foundation/testing/test-site.tsx';
import { openTabChannel, tabChannelName } from '#platform/tabs/tab-channel.ts';
import { demo, replies, signedIn, visit } from './testing/visit.tsx';

const heading = (name: string) => screen.findByRole('heading', { name });
const loginPage = async () => {
  await heading('Welcome back');
  expect(screen.getByText('Log in to keep playing.')).toBeDefined();
};
/** Waits for the tab bar's link to the member's page; a guest has a link to the login there. */
const memberPlaces = () => screen.findByRole('link', { name: 'Me and my account' });
const guestPlaces = () => screen.findByRole('link', { name: 'Me: log in' });
const address = () => location.pathname + location.search;

describe('a guest', () => {
  it('BOOT-03 sees the login page from the server, and it comes to life unchanged', async () => {
    const { painted, server, site } = await visit('/m/login');
    expect(painted).toContain('Log in to keep playing.');
    await loginPage();
    server.replies = { siteStatus: { answer: statusOf() } };
    await site.foundation.api(siteStatus, {});
    // Earlier calls would have arrived by now.
    expect(server.calls.map(({ name }) => name)).toEqual(['siteStatus']);
    expect(document.title).toBe('Log in · Lumen');
    expect(performance.getEntriesByName('usable')).toHaveLength(1);
  });
  it('ROUTE-03 ends at the login page, and the query goes along', async () => {
    await visit('/m/member/home?r=1');
    await loginPage();
    expect(address()).toBe('/m/login?r=1');
  });
  it('ROUTE-03, ROUTE-09 at an unknown path reads that it is not found, and can go to the login', async () => {
    const { page, painted } = await visit('/m/nowhere?r=1');
    expect(page.status).toBe(404);
    expect(painted).toContain('Page not found');
    await heading('Page not found');
    expect(address()).toBe('/m/nowhere?r=1');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await loginPage();
  });
  it('ROUTE-05 at the feedback page ends at the login page', async () => {
    await visit('/m/feedback');
    await loginPage();
    expect(address()).toBe('/m/login');
  });
  it('ROUTE-12 sees home where the lobby is open, and goes to the login page from there', async () => {
    const { painted } = await visit('/m/home', { info: { guestLobby: true } });
    expect(painted).toContain('Games');
    expect(painted).not.toContain('Rewards');
    expect(painted).toContain('Register');
    await user.click(await guestPlaces());
    await loginPage();
  });
  it('ROUTE-10 reads at a page to come what comes there, and can look at the games or go back', async () => {
    await visit('/m/redirect.html', { info: { guestLobby: true } });
    await heading('Open in the app');
    expect(screen.getByText('This link will soon open in our app.')).toBeDefined();
    const games = screen.getByRole('link', { name: 'See games' });
    expect(games.getAttribute('href')).toBe('/m/game');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await guestPlaces();
    expect(address()).toBe('/m/home');
  });
  it('ROUTE-10 of a closed lobby is led on to the login', async () => {
    await visit('/m/redirect.html');
    await heading('Open in the app');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await loginPage();
    expect(address()).toBe('/m/login');
  });
  it('LANG-03 reads Urdu', async () => {
    await visit('/m/login', { language: 'UR' });
    await heading('خوش آمدید');
    expect(screen.getByText('کھیلنے کے لیے لاگ اِن کریں۔')).toBeDefined();
  });
  it('ROUTE-03 with a cookie but without a token sees nothing before the login page', async () => {
    const { painted, server } = await visit('/m/home', { hasCookie: true });
    expect(painted).not.toContain('demo');
    await loginPage();
    // ROUTE-12: the closed lobby is not called either, so no message says that a session ended.
    expect(server.calls).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  // Last in this block: the tests' sessions answer later tests that request one (SESS-07), as a session with a cookie does.
  it.each([
    ['the page, by a cookie that outlived its session,', true],
    ['the server', false],
  ])(
    'ROUTE-08 whom %s turned away from a game that was not tapped lands at home',
    async (_by, hasCookie) => {
      await visit('/m/launchGame?vendor=TIDEPOOL&code=koi', {
        hasCookie,
        replies: { ...replies, signIn: { answer: signedIn } },
      });
      await loginPage();
      await user.type(screen.getByLabelText('Username'), 'demo');
      await user.type(screen.getByLabelText('Password'), 'demo-Pass1{Enter}');
      await memberPlaces();
      expect(address()).toBe('/m/home');
    },
  );
});

describe('a member', () => {
  it('MEMBER-03 comes to home, and from there to the own page', async () => {
    const { painted, server } = await visit('/m/home', { session: {} });
    expect(painted).not.toContain('Log in');
    await user.click(await memberPlaces());
    await heading('demo');
    expect(screen.getByText('Gold')).toBeDefined();
    expect(await screen.findByText('₱10.00')).toBeDefined();
    expect(server.calls).toContainEqual({ name: 'memberInfo', token: 'tok', input: {} });
    expect(document.title).toBe('My account · Lumen');
  });
  it('ROUTE-03 who opens the login page goes home', async () => {
    await visit('/m/login', { session: {} });
    await memberPlaces();
    expect(address()).toBe('/m/home');
  });
  it('ROUTE-09 at an unknown path sees the not-found page, with a way home', async () => {
    const { page } = await visit('/m/nowhere', { session: {} });
    expect(page.status).toBe(404);
    await heading('Page not found');
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await memberPlaces();
  });
  it('MEMBER-01 whose details do not come can ask again', async () => {
    const failing = { refusal: 'service_unavailable', message: 'Soon.' } as const;
    const { server } = await visit('/m/member/home', {
      session: {},
      replies: { ...replies, memberInfo: failing },
    });
    expect(
      await screen.findByText('This isn’t available right now. Try again in a moment.'),
    ).toBeDefined();
    server.replies = replies;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('demo');
  });
  it.each([
    [false, '/m/login', loginPage],
    [true, '/m/home', guestPlaces],
  ])('SESS-05 logging out ends the session (open lobby %s): %s', async (open, path, lands) => {
    const options = { session: {}, info: { guestLobby: open } };
    const { server } = await visit('/m/member/home', options);
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await lands();
    expect([address(), sessionStorage.getItem('MC_SESSION_INFO')]).toEqual([path, null]);
    expect(server.calls).toContainEqual({ name: 'logOut', token: 'tok', input: {} });
  });
  it('SESS-05 is out also when the server cannot be reached', async () => {
    const { server } = await visit('/m/member/home', { session: {} });
    await heading('demo');
    server.close();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await loginPage();
    expect([address(), sessionStorage.getItem('MC_SESSION_INFO')]).toEqual(['/m/login', null]);
  });
  it('SESS-05 a page that comes back from the browser’s cache does not show the member again', async () => {
    await visit('/m/home', { session: {} });
    await memberPlaces();
    sessionStorage.clear();
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await loginPage();
    expect(screen.queryByRole('link', { name: 'Me and my account' })).toBeNull();
  });
  it('NET-08 whose session has ended reads so and lands at the login page', async () => {
    const refused = { refusal: 'customer.not.login' } as const;
    const { server } = await visit('/m/member/home', {
      session: {},
      replies: { memberInfo: refused, playerRankProgress: refused, walletBalance: refused },
    });
    await loginPage();
    const notice = await screen.findByRole('alertdialog');
    expect(notice.textContent).toContain('Please log in.');
    expect(server.calls).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });
  it('SESS-01 of another merchant is a guest here', async () => {
    const { server } = await visit('/m/home', { session: { merchantCode: 'marigold' } });
    await loginPage();
    expect(server.calls.filter(({ token }) => token !== undefined)).toEqual([]);
  });
});

/** Another tab of the same browser. */
function openTab() {
  const channel = openTabChannel(tabChannelName('lumen'));
  const heard: string[] = [];
  channel.listen(({ kind }) => heard.push(kind));
  return { ...channel, heard };
}

describe('beside another tab a member', () => {
  it('SESS-07 asks for nothing before it is known who this is, and logs nobody out', async () => {
    const { tell, listen, heard } = openTab();
    const record = { token: 'tok', id: '7', userName: 'demo', merchantCode: 'lumen' };
    listen(({ kind }) => {
      if (kind === 'ask') tell({ kind: 'session', record: JSON.stringify(record) });
    });
    const { server } = await visit('/m/member/home', { hasCookie: true });
    expect(server.calls).toEqual([]);
    await heading('demo');
    expect(new Set(server.calls.map(({ token }) => token))).toEqual(new Set(['tok']));
    expect(heard).toEqual(['ask']);
  });
  it('C4 becomes the one who logs in there', async () => {
    const { server } = await visit('/m/member/home', { session: {} });
    await heading('demo');
    server.replies = { ...replies, memberInfo: { answer: { ...demo, id: '8', userName: 'mira' } } };
    const record = { token: 'other', id: '8', userName: 'mira', merchantCode: 'lumen' };
    openTab().tell({ kind: 'login', record: JSON.stringify(record) });
    await heading('mira');
    expect(document.body.textContent).not.toContain('demo');
  });
  it('NET-08 hears from it that the session has ended, reads so once and lands at the login page', async () => {
    await visit('/m/home', { session: {}, replies });
    await memberPlaces();
    const { tell } = openTab();
    tell({ kind: 'logout', isLost: true });
    tell({ kind: 'logout', isLost: true });
    await loginPage();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Please log in.');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toBe('/m/login');
  });
});

describe('a limited member', () => {
  it('LOGIN-04 has only the change-password page, and can log out there', async () => {
    await visit('/m/home', { session: { updatePassword: true } });
    await heading('Set a new password');
    expect(address()).toBe('/m/changePsw');
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await loginPage();
  });
  it('LOGIN-04 becomes one by the server’s word', async () => {
    storeSession({});
    const refused = { refusal: 'password_change_required' } as const;
    await visit('/m/member/home', {
      session: {},
      replies: { memberInfo: refused, playerRankProgress: refused },
    });
    await heading('Set a new password');
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toContain('"updatePassword":true');
  });
  it('LOGIN-04 comes there from a login page on which a sheet was open, whose history entry is stepped over first', async () => {
    await visit('/m/login', {
      replies: { ...replies, signIn: { answer: signedIn } },
    });
    await loginPage();
    await user.click(screen.getByRole('button', { name: /^Language/ }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.type(screen.getByLabelText('Username'), 'demo');
    await user.type(screen.getByLabelText('Password'), '{{secret}{Enter}');
    await heading('Set a new password');
    expect(address()).toBe('/m/changePsw');
  });
});

it('ROUTE-15 a page that breaks has the way to customer service', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const path = 'https://help.example/chat';
  await visit('/m/member/home', {
    session: {},
    info: { customerService: [{ title: 'help.example', path }] },
    replies: { ...replies, memberInfo: { broken: { ...demo, id: null } } },
  });
  await heading('Something went wrong');
  const help = await screen.findByRole('link', { name: 'Customer service' });
  expect(help.getAttribute('href')).toBe(path);
});
it('ROUTE-09 a page that breaks leaves the rest standing and offers a reload', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await visit('/m/member/home', {
    session: {},
    // The answer violates its schema, so that the page throws while it renders.
    replies: { ...replies, memberInfo: { broken: { ...demo, id: null } } },
  });
  await heading('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lumen' })).toBeDefined();
  // React reports the error, the component and the boundary.
  const [, error, where, caught] = said.mock.calls[0] ?? [];
  expect(error).toBeInstanceOf(TypeError);
  expect([where, caught]).toEqual([
    expect.stringContaining('<ProfileHead>'),
    expect.stringContaining('RouteBoundary'),
  ]);
});
