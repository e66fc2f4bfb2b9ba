import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFoundation } from '#foundation/foundation.ts';
import { siteStatus } from '#foundation/testing/site-status.ts';
import { pages } from '#pages/pages.ts';
import { noStorage } from '#platform/storage.ts';
import { noTabs } from '#platform/tabs/tab-channel.ts';
import { createLoadedPages, sourcesOf } from './loaded-pages.ts';
import { tabOf, viewOf } from './page-view.ts';

const root = new URL('../../', import.meta.url);
const paths = Object.values(pages).map(({ path }) => path);
const { language } = createFoundation({
  boot: { status: siteStatus(), language: 'EN', painted: {} },
  tabStorage: noStorage,
  deviceStorage: noStorage,
  tabs: noTabs,
  visitor: 'guest',
});

it.each([...paths, '/m/nowhere'])(
  'ROUTE-01 %s has a page, and its record says in which file it stands',
  async (path) => {
    const view = viewOf(path);
    const [source = ''] = sourcesOf(view);
    const file = new URL(source, root);
    expect(existsSync(file)).toBe(true);
    const loaded = createLoadedPages(language);
    await loaded.load(view, null);
    const { Page } = (await import(file.href)) as { Page: unknown };
    expect(loaded.get().pages.get(view.shows)).toEqual({ Page });
  },
);
it('ROUTE-01 no two pages have one path, and each tab leads to one page', () => {
  expect(new Set(paths).size).toBe(paths.length);
  const tabs = paths.map(tabOf).filter((tab) => tab !== null);
  expect(tabs.toSorted()).toEqual(['chat', 'games', 'home', 'me', 'rewards']);
});
