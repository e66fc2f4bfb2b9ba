// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { ComingSoonPage } from './coming-soon-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The texts of the links. The first link, the site's name, is left out. */
const ways = () =>
  screen
    .getAllByRole('link')
    .slice(1)
    .map((link) => [link.textContent, link.getAttribute('href')]);
const toGames = ['See games', '/m/game'];
const open: TestOptions = { info: { guestLobby: true } };

it.each([
  {
    path: '/m/redirect.html',
    title: 'Open in the app',
    text: 'This link will soon open in our app.',
    back: '/m/home',
  },
])(
  'ROUTE-10 $path says what comes there, and leads into the games and back',
  async ({ path, title, text, back }) => {
    await showInSite(<ComingSoonPage />, { path, session: {} });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(ways()).toEqual([toGames, ['Back', back]]);
  },
);
it('ROUTE-10 an address of which nothing is known comes soon', async () => {
  await showInSite(<ComingSoonPage />, { path: '/m/nowhere', session: {} });
  expect(screen.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeDefined();
  expect(ways()).toEqual([toGames, ['Back', '/m/home']]);
});
it('ROUTE-10, ROUTE-12 a guest goes back to home where the lobby is open, else to the login', async () => {
  await showInSite(<ComingSoonPage />, { path: '/m/redirect.html', ...open });
  expect(ways()).toEqual([toGames, ['Back', '/m/home']]);
});
it('ROUTE-10, ROUTE-12 a guest of a closed lobby goes to the login', async () => {
  await showInSite(<ComingSoonPage />, { path: '/m/redirect.html' });
  expect(screen.getByRole('heading', { level: 1, name: 'Open in the app' })).toBeDefined();
  expect(ways()).toEqual([['Log in', '/m/login']]);
});
it.each([
  { lobby: 'closed', options: {}, way: ['Log in', '/m/login'] },
  { lobby: 'open', options: open, way: ['Back to home', '/m/home'] },
])(
  'ROUTE-03, ROUTE-09 a guest of a merchant whose lobby is $lobby goes on from an unknown address',
  async ({ options, way }) => {
    await showInSite(<NotFoundPage />, { path: '/m/nowhere', ...options });
    expect(ways()).toEqual([way]);
  },
);
it('ROUTE-15 an unknown address has the way to customer service, if there is one', async () => {
  const path = 'https://help.example/chat';
  const info = { customerService: [{ title: 'help.example', path }] };
  await showInSite(<NotFoundPage />, { path: '/m/nowhere', info, session: {} });
  expect(ways()).toEqual([
    ['Back to home', '/m/home'],
    ['Customer service', path],
  ]);
});
it('ROUTE-09 an address that we do not have says so, and leads home; the balls are for the eye', async () => {
  await showInSite(<NotFoundPage />, { path: '/m/nowhere', session: {} });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
  expect(screen.getByText('The link may be old or mistyped.')).toBeDefined();
  expect(ways()).toEqual([['Back to home', '/m/home']]);
  const balls = screen.getAllByText('4');
  expect(balls).toHaveLength(2);
  expect(balls.every((ball) => ball.closest('[aria-hidden=true]'))).toBe(true);
});
