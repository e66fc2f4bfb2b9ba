import { expect, it } from 'vitest';
import { pages } from '#pages/pages.ts';
import { findPage, href, type PageName } from './paths.ts';

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
