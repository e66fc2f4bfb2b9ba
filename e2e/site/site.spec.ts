import type { Page } from '@playwright/test';
import { gateIf, nightly } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import {
  arriveAtHome,
  enterDemo,
  expect,
  expectHome,
  hydrated,
  merchantUrl,
  test,
} from '../page/site.ts';
import { expectToast } from '../page/toasts.ts';

test('BOOT-01 an unknown host gets a plain 404 page and no merchant’s site', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  const answer = await page.goto(merchantUrl('unknown'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(/Lumen|Marigold|Plain\b/)).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('BOOT-01 each host shows its own merchant', async ({ page }) => {
  for (const [merchant, name] of [
    ['lumen', 'Lumen'],
    ['marigold', 'Marigold'],
    ['plain', 'Plain'],
  ] as const) {
    await page.goto(merchantUrl(merchant, '/m/login'));
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  }
});

for (const [merchant, who, arrive] of [
  ['lumen', 'a member', arriveAtHome],
  ['marigold', 'a guest', async () => {}],
] as const) {
  test(
    `ROUTE-06 /m/index.html keeps affiliateCode and r across a reload for ${who}`,
    gateIf(who === 'a guest'),
    async ({ page }) => {
      await arrive(page);
      const asked = merchantUrl(merchant, '/m/index.html?affiliateCode=spring%2024&r=K7');
      await page.goto(asked);
      for (const _time of ['at first', 'after a reload']) {
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page).toHaveURL(asked);
        await page.reload();
      }
    },
  );
}

test('BOOT-03 the login page asks for files and pictures alone, and the call is there for whoever wants the status anew', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/')) calls.push(request.url());
  });
  await page.goto(merchantUrl('lumen', '/m/login'));
  await hydrated(page);
  await untilQuiet(page);
  expect(calls).toEqual([]);
  const status = await page.evaluate(
    async () =>
      (await fetch('/wps/system/status')).json() as Promise<{
        value: { info: { merchantCode: string } };
      }>,
  );
  expect(status.value.info.merchantCode).toBe('lumen');
});

test('ROUTE-11, C1 the service worker has the scope /m/, and keeps files of the build and pages without a query, and no call', async ({
  page,
}) => {
  await enterDemo(page, 'lumen');
  await expectHome(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(merchantUrl('lumen', '/m/'));
  await page.reload();
  await expectHome(page);
  await page.goto(merchantUrl('lumen', '/m/game'));
  await hydrated(page);
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(3);
  for (const path of await kept()) {
    expect(path).toMatch(/^\/m\/(assets\/[^/]+|home|game|login|offline)$/);
  }
});

test('NET-11 a lost line is told in a toast, which goes by itself', async ({
  page,
  context,
  trouble,
}) => {
  // A file that is being prefetched may fail.
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(merchantUrl('lumen', '/m/login'));
  await hydrated(page);
  // The toasts' region is loaded right after the page, so that it is there before its first message.
  await expect(page.locator('output.toasts')).toBeAttached();
  await context.setOffline(true);
  await expectToast(page, 'No internet connection');
  await expect(page.getByText('No internet connection')).toBeHidden();
  await context.setOffline(false);
  await expectToast(page, 'Back online');
});

test(
  'NET-19 a tab that was never opened says that the line is gone, and comes by itself when it is back',
  nightly,
  async ({ page, context, trouble }) => {
    // Errors of the network, or of the service worker without it.
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await enterDemo(page, 'marigold');
    await expectHome(page);
    await context.setOffline(true);
    for (const tab of ['Games', 'Me and my account']) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    }
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'demo', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible();
  },
);

test(
  'POP-09, NET-19 a line that is lost while code of the offline page and of popups is on its way troubles nobody',
  nightly,
  async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    await page.route(/\/assets\/(popup-host|offline-page)-/, async (route) => {
      await lost;
      await route.abort('internetdisconnected');
    });
    await enterDemo(page, 'marigold');
    await expectHome(page);
    await context.setOffline(true);
    lose();
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  },
);

/** Returns the addresses of all links on the page. */
const waysOn = (page: Page) =>
  page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)));

for (const [merchant, who, paths, arrive] of [
  ['lumen', 'a member', ['/m/home', '/m/game', '/m/member/home'], arriveAtHome],
  ['marigold', 'a guest', ['/m/home', '/m/game', '/m/login'], async () => {}],
] as const) {
  test(
    `ROUTE-10 nothing that ${who} sees leads to what is not built`,
    gateIf(who === 'a member'),
    async ({ page }) => {
      await arrive(page);
      const found = new Set<string>();
      for (const path of paths) {
        await page.goto(merchantUrl(merchant, path));
        await hydrated(page);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        for (const way of await waysOn(page)) found.add(way.pathname);
      }
      expect(found.size).toBeGreaterThan(2);
      for (const path of [...found].filter((each) => each.startsWith('/m/'))) {
        await page.goto(merchantUrl(merchant, path));
        await hydrated(page);
        await expect(page.getByText(/^Soon /)).toHaveCount(0);
      }
    },
  );
}

test('HOUSE the board of the kit is no page of a build', async ({ page, trouble }) => {
  trouble.expect(/status of 404/);
  await enterDemo(page, 'lumen');
  await expectHome(page);
  const answer = await page.goto(merchantUrl('lumen', '/m/ui'));
  expect(answer?.status()).toBe(404);
});
