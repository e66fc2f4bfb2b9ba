// The service worker: cached pages, an offline start, new versions, and its removal (APP-09, C1 to C3).
import type { Page } from '@playwright/test';
import { openOwnMerchant, type OwnMerchant } from '../own/own-merchant.ts';
import { startReleases, type Releases } from '../product/releases.ts';
import { nightly } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import { enterDemo, expect, expectHome, hydrated, merchantUrl, test } from '../page/site.ts';

type CachedPage = { path: string; text: string };

const pagesKept = (page: Page): Promise<CachedPage[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('parlour-pages-1');
    const requests = await cache.keys();
    return Promise.all(
      requests.map(async (request) => {
        const answer = await cache.match(request, { ignoreVary: true });
        return { path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' };
      }),
    );
  });
const pathsKept = async (page: Page) => (await pagesKept(page)).map(({ path }) => path);
const isOfflineKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await caches.match('/m/offline', { ignoreVary: true })) !== undefined);

/** Waits until the page has all its files and is cached for the next visit, as is the offline page. */
async function settle(page: Page, path: string): Promise<void> {
  await hydrated(page);
  const hasBar = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/version-bar-')),
    );
  await expect.poll(hasBar, { timeout: 20_000 }).toBe(true);
  await untilQuiet(page);
  await expect.poll(() => pathsKept(page), { timeout: 20_000 }).toContain(path);
  await expect.poll(() => isOfflineKept(page)).toBe(true);
}

/* Runs in the page. The states of the workers tell how far a removal came. */
async function workersOf() {
  const registration = await navigator.serviceWorker.getRegistration('/m/');
  return {
    hasController: navigator.serviceWorker.controller !== null,
    active: registration?.active?.state,
    waiting: registration?.waiting?.state,
    installing: registration?.installing?.state,
  };
}

const cameFromWorker = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (entry?.workerStart ?? 0) > 0 && entry?.transferSize === 0;
  });
const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
const offlineTitle = (page: Page) => page.getByRole('heading', { name: 'You’re offline' });
const versionBar = (page: Page) => page.getByText('New version ready');
const wordless = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ERR_EMPTY_RESPONSE/;

test('APP-09, C1 a page that was opened before comes from the worker, and nothing that a member alone sees is kept', async ({
  page,
}) => {
  await enterDemo(page, 'lumen');
  await expectHome(page);
  await settle(page, '/m/home');
  await page.goto(merchantUrl('lumen', '/m/home'));
  await expectHome(page);
  expect(await cameFromWorker(page)).toBe(true);
  for (const { path, text } of await pagesKept(page)) {
    expect(text, path).toContain('data-visitor="member"');
    expect(text, path).toContain('"painted":{}');
  }
});

test('APP-09, ROUTE-04 an address that carries something is neither answered from the worker nor kept', async ({
  page,
  trouble,
}) => {
  // No session has these codes.
  trouble.expect(/status of 400/);
  await page.goto(merchantUrl('marigold', '/m/home'));
  await settle(page, '/m/home');
  for (const query of [
    '?token=abc',
    '?tokens=abc',
    '?code=abc',
    '?affiliateCode=abc',
    '?language=TH',
  ]) {
    await page.goto(merchantUrl('marigold', `/m/home${query}`));
    await hydrated(page);
    expect(await cameFromWorker(page), query).toBe(false);
  }
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  for (const address of addresses) expect(address).not.toMatch(/\?|\/wps\//);
});

test('APP-09 who logs out and opens home is shown a guest’s page', nightly, async ({ page }) => {
  await enterDemo(page, 'marigold');
  await expectHome(page);
  await settle(page, '/m/home');
  await page.getByRole('link', { name: 'Me and my account' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect
    .poll(async () =>
      (await pagesKept(page)).every(({ text }) => text.includes('data-visitor="guest"')),
    )
    .toBe(true);
  await page.goto(merchantUrl('marigold', '/m/home'));
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-visitor', 'guest');
});

test('APP-09, NET-19 without a line any page says so in the last language, and comes by itself when the line is back', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(wordless);
  await page.goto(merchantUrl('marigold', '/m/login'));
  await settle(page, '/m/login');
  await page.getByRole('button', { name: 'Language: English, EN' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'اردو' }).click();
  const offlineText = () =>
    page.evaluate(async () => (await caches.match('/m/offline', { ignoreVary: true }))?.text());
  await expect.poll(offlineText, { timeout: 20_000 }).toContain('lang="ur"');
  await context.setOffline(true);
  for (const path of ['/m/home', '/m/leaderBoard', '/m/activity?id=one']) {
    await page.goto(merchantUrl('marigold', path));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    await expect(page.locator('h1')).toHaveText('آپ آف لائن ہیں');
  }
  await page.goto(merchantUrl('marigold', '/m/home'));
  await context.setOffline(false);
  await hydrated(page);
  await expect(page.getByRole('navigation')).toBeVisible();
});

test(
  'APP-09, BOOT-04 maintenance takes the place of a page that is kept',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 503/);
    const merchant = await openOwnMerchant(page, { guestLobby: 'on' });
    await page.goto(merchant.url('/m/home'));
    await settle(page, '/m/home');
    await merchant.set('maintenance.on=on');
    await expect.poll(() => merchant.statusOf('/m/home')).toBe(503);
    await page.goto(merchant.url('/m/home'));
    await expect(page.getByRole('heading', { name: /maintenance/i })).toBeVisible();
    expect(await pathsKept(page)).toEqual([]);
    await merchant.set('maintenance.on=off');
    await expect.poll(() => merchant.statusOf('/m/home')).toBe(200);
    await page.goto(merchant.url('/m/home'));
    await expect(page.getByRole('navigation')).toBeVisible();
  },
);

test(
  'APP-09, BOOT-06 pages of a merchant with region rules are not kept',
  nightly,
  async ({ page }) => {
    const merchant = await openOwnMerchant(page, { guestLobby: 'on' });
    await page.goto(merchant.url('/m/home'));
    await settle(page, '/m/home');
    await merchant.set('region.deny.cidrs=203.0.113.0/24');
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await fetch('/m/home', { cache: 'no-store' })).headers.get('x-edition'),
        ),
      )
      .toBeNull();
    await page.goto(merchant.url('/m/home'));
    await expect.poll(() => pathsKept(page)).toEqual([]);
    await page.goto(merchant.url('/m/home'));
    await hydrated(page);
    expect(await cameFromWorker(page)).toBe(false);
  },
);

test('C2 a merchant that has no worker any more is without it after one visit: nothing kept, the tab opened anew', async ({
  page,
}) => {
  const merchant = await openOwnMerchant(page, { guestLobby: 'on' });
  await page.goto(merchant.url('/m/home'));
  await settle(page, '/m/home');
  await merchant.set('serviceWorker=off');
  await expect
    .poll(async () => page.evaluate(async () => (await fetch('/m/sw.js')).text()))
    .not.toContain('self.build=');
  await page.goto(merchant.url('/m/home'));
  // The browser looks for another worker when the page is idle, and the tab is opened anew meanwhile.
  await expect(async () => {
    const workers = await page.evaluate(workersOf);
    expect(workers, JSON.stringify(workers)).toMatchObject({ hasController: false });
  }).toPass({ timeout: 60_000 });
  await hydrated(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  // A reload gets a worker that only removes itself, and no tab is reloaded by it.
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.reload();
  await hydrated(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(loads).toBe(1);
});

test.describe('releases', () => {
  let releases: Releases;
  let merchant: OwnMerchant;
  let at: (path: string) => string;
  test.beforeEach(async ({ page }) => {
    merchant = await openOwnMerchant(page, { guestLobby: 'on' });
    const { hostname } = new URL(merchant.url('/'));
    releases = await startReleases(hostname);
    at = (path) => `http://${hostname}:${releases.port}${path}`;
  });
  test.afterEach(() => releases.close());

  /** Checks for an update, as the site does every quarter of an hour. */
  const lookForUpdate = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  /** Checks until the release is found: a check that began before it finds nothing, and the browser joins the next one to it. */
  const hearOfRelease = (page: Page) =>
    expect(async () => {
      await lookForUpdate(page);
      await expect(versionBar(page)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });

  test('APP-09, C1 an open tab is told of two newer versions, mixes none, and Update brings the newest', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 404/);
    await page.goto(at('/m/home'));
    await settle(page, '/m/home');
    const first = await buildOf(page);
    for (const next of [1, 2]) {
      releases.release(next);
      await hearOfRelease(page);
      expect(await buildOf(page)).toBe(next === 1 ? first : `${first}1`);
      await page.getByRole('button', { name: 'Update', exact: true }).click();
      await expect.poll(() => buildOf(page)).toBe(`${first}${next}`);
      await settle(page, '/m/home');
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      const scripts = names.filter((name) => name.endsWith('.js') && name.includes('/m/assets/'));
      expect(scripts.length).toBeGreaterThan(3);
      for (const name of scripts) expect(name).toContain(`.r${next}.js`);
    }
    expect(releases.missed()).toEqual([]);
  });

  test(
    'APP-09 Later hides the bar for this visit, and a next visit has the newer version',
    nightly,
    async ({ page, context }) => {
      await page.goto(at('/m/home'));
      await settle(page, '/m/home');
      const first = await buildOf(page);
      releases.release(1);
      await hearOfRelease(page);
      await page.getByRole('button', { name: 'Later' }).click();
      await expect(versionBar(page)).toBeHidden();
      releases.release(2);
      await lookForUpdate(page);
      const next = await context.newPage();
      await next.goto(at('/m/home'));
      await expect.poll(() => buildOf(next)).toBe(`${first}2`);
      await expect(versionBar(page)).toBeHidden();
    },
  );

  test(
    'C1 a page that was kept before a release gives way to the new one at once, and to the one after it',
    nightly,
    async ({ page }) => {
      await page.goto(at('/m/home'));
      await settle(page, '/m/home');
      const first = await buildOf(page);
      for (const next of [1, 2]) {
        releases.release(next);
        await page.goto(at('/m/home'));
        await expect.poll(() => buildOf(page), { timeout: 20_000 }).toBe(`${first}${next}`);
        await settle(page, '/m/home');
      }
    },
  );

  test(
    'C1 a kept page gives way to another edition while nothing was typed, and keeps what was',
    nightly,
    async ({ page }) => {
      const name = page.getByLabel('Username', { exact: true });
      const isFirstDocument = () => page.evaluate(() => 'isFirst' in window);
      /** Opens the kept page, types, and only then lets the server name another edition. */
      async function openAndType(text: string, look: string): Promise<void> {
        await merchant.set(`name=${look}`);
        releases.holdPages(true);
        await page.goto(at('/m/login'), { waitUntil: 'commit' });
        await page.evaluate(() => Object.assign(window, { isFirst: true }));
        await name.pressSequentially(text);
        releases.holdPages(false);
        // The page may be replaced while it is read.
        await expect(async () => {
          const [stored] = await pagesKept(page);
          expect(stored?.text).toContain(look);
        }).toPass({ timeout: 20_000 });
      }
      await page.goto(at('/m/login'));
      await settle(page, '/m/login');
      await openAndType('ada', 'Second look');
      await settle(page, '/m/login');
      expect(await isFirstDocument()).toBe(true);
      await expect(name).toHaveValue('ada');
      await openAndType('', 'Third look');
      await expect(async () => expect(await isFirstDocument()).toBe(false)).toPass();
    },
  );

  test('C2 a file that is gone opens the page anew once, and it is there', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 404|dynamically imported module|ERR_FAILED/);
    await page.goto(at('/m/home'));
    await settle(page, '/m/home');
    const first = await buildOf(page);
    releases.release(1);
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await expect.poll(() => buildOf(page), { timeout: 20_000 }).toBe(`${first}1`);
    await settle(page, '/m/home');
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/game$/);
    await expect(page.getByRole('searchbox').or(page.getByRole('tablist')).first()).toBeVisible();
    expect(releases.missed().length).toBeGreaterThan(0);
  });

  test('APP-09 a server that is away is no line: the word for it, and the page when it is back', async ({
    page,
    trouble,
  }) => {
    trouble.expect(wordless);
    await page.goto(at('/m/home'));
    await settle(page, '/m/home');
    releases.goDown(true);
    await page.goto(at('/m/leaderBoard'));
    await expect(offlineTitle(page)).toBeVisible();
    releases.goDown(false);
    await expect(offlineTitle(page)).toBeHidden({ timeout: 20_000 });
    await hydrated(page);
  });
});
