import { expect, it } from 'vitest';
import { pages } from '#pages/pages.ts';
import { findPage, href, isBuilt, leadsToUnbuilt, type PageName } from './paths.ts';

it.each(Object.entries(pages).map(([name, { path }]) => [name, path]))(
  'ROUTE-01 the page %s is found at %s, also with a slash',
  (name, path) => {
    expect([findPage(path), findPage(`${path}/`), href(name as PageName)]).toEqual([
      name,
      name,
      path,
    ]);
  },
);
it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])(
  'ROUTE-02 %s counts as home',
  (path) => expect(findPage(path)).toBe('home'),
);
it.each(['/m/nowhere', '/m/Home', '/m//home', '/home', '/m/login/x'])(
  'ROUTE-09 %s is no page of ours',
  (path) => expect(findPage(path)).toBeNull(),
);
it.each([
  ['/m/redirect.html', true],
  ['/m/voucherCenter', false],
  ['/m/activity?id=welcome', false],
  ['/m/leaderBoard?id=welcome', false],
  ['/m/redirect.html?id=welcome', true],
  ['/m/inviteFriends#top', false],
  ['/m/redirect.html#top', true],
  ['/m/game?category=RNG', false],
  ['/m/nowhere', false],
  ['https://example.com/m/redirect.html', false],
])('ROUTE-10 that %s leads to what is not built: %s', (address, isSo) =>
  expect(leadsToUnbuilt(address)).toBe(isSo),
);
it('ROUTE-10 a page is shown as coming exactly where its record says what comes', () => {
  const coming = Object.entries(pages).filter(([, { shows }]) => shows === 'coming-soon');
  expect(coming.filter(([name]) => isBuilt(name as PageName))).toEqual([]);
  expect(['home', 'login', 'game', 'memberHome'].every((name) => isBuilt(name as PageName))).toBe(
    true,
  );
});
