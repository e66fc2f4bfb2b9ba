// A game from the lobby and back, with the real wallet: a title of our studio, and the sandbox's game page by a direct link.
import type { Page } from '@playwright/test';
import { noteMessages } from '../page/messages.ts';
import { amountOf, enterWithMoney, isInGame } from '../own/own-member.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { enterDemo, expect, expectHome, hydrated, merchantUrl, test } from '../page/site.ts';

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const balance = (page: Page) => page.getByRole('region', { name: 'Balance', exact: true });

const isInSandbox = (page: Page) => page.waitForURL(/^http:\/\/sandbox\.localhost/);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function stakeAndWin(page: Page): Promise<void> {
  await page.getByLabel('Amount to stake').fill('10.00');
  await button(page, 'Stake').click();
  await expect(button(page, 'Win')).toBeEnabled();
  await page.getByLabel('Amount to win').fill('25.00');
  await button(page, 'Win').click();
  await expect(page.getByText('RS_OK').nth(2)).toBeVisible();
}

type Round = { stake: string; prize: string };

/** Plays one round of an instant title and returns its result in hundredths of the currency. */
async function playRound(page: Page): Promise<number> {
  const answered = page.waitForResponse(/\/instant\/rounds$/);
  await page.getByRole('button', { name: /^Play for / }).click();
  const { round } = (await (await answered).json()) as { round: Round };
  return Number((BigInt(round.prize) - BigInt(round.stake)) / 1_000n);
}

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `LAUNCH-01, LAUNCH-05, LOBBY-04 a member plays at ${merchant} and is back at the same place with the new balance`,
    gateIf(merchant === 'lumen'),
    async ({ page }) => {
      await enterWithMoney(page, merchant);
      const before = await amountOf(balance(page));
      const card = lane(page, 'Slots')
        .getByRole('link', { name: /Three Lanterns/ })
        .first();
      await lane(page, 'Slots').scrollIntoViewIfNeeded();
      const name = await card.getByRole('heading').innerText();
      await card.click();
      await isInGame(page);
      await expect(page.getByText(name).first()).toBeVisible();
      const brought = await playRound(page);
      await expect.poll(() => amountOf(page.locator('[data-balance]'))).toBe(before + brought);

      await page.getByRole('link', { name: 'Lobby' }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(card).toBeInViewport();
      await expect.poll(() => amountOf(balance(page))).toBe(before + brought);

      // Back by the browser's button.
      await card.click();
      await isInGame(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(card).toBeInViewport();
      await page.evaluate('window.scrollTo(0, 0)');
      await expect(lane(page, 'Recently played').getByText(name)).toHaveCount(1);
    },
  );
}

test('LAUNCH-05, LAUNCH-07 a game of the hub opens by its link, moves money, and leads back', async ({
  page,
}) => {
  await enterWithMoney(page, 'plain');
  const before = await amountOf(balance(page));
  await page.goto(merchantUrl('plain', '/m/launchGame?vendor=SANDBOX&code=sbx_game'));
  await isInSandbox(page);
  await stakeAndWin(page);
  await page.getByRole('link', { name: 'Back to lobby' }).click();
  await expect(page).toHaveURL(/\/m\//);
  await page.goto(merchantUrl('plain'));
  await expect.poll(() => amountOf(balance(page))).toBe(before + 1_500);
});

test('LAUNCH-01 a double tap opens one game once', async ({ page }) => {
  await enterDemo(page, 'lumen');
  await expectHome(page);
  const launches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/launchGame')) launches.push(request.url());
  });
  await lane(page, 'Slots').scrollIntoViewIfNeeded();
  await lane(page, 'Slots').getByRole('link').nth(1).dblclick();
  await isInGame(page);
  expect(launches.length).toBe(1);
  await page.goBack();
  await expectHome(page);
});

test(
  'LAUNCH-01 two tabs of one member open two games at once',
  nightly,
  async ({ page, context }) => {
    const said = await noteMessages(context);
    await enterWithMoney(page, 'lumen');
    const other = await context.newPage();
    await other.goto(merchantUrl('lumen'));
    await hydrated(other);
    const tabs = [page, other];
    for (const tab of tabs) await lane(tab, 'Arcade').scrollIntoViewIfNeeded();
    await Promise.all(
      tabs.map((tab, at) =>
        lane(tab, 'Arcade')
          .getByRole('link')
          .nth(at + 1)
          .click(),
      ),
    );
    await Promise.all(tabs.map(isInGame));
    expect(tabs.map(said)).toEqual([[], []]);
  },
);

test.describe('a call that is held', () => {
  // Calls that pass through a service worker cannot be held.
  test.use({ serviceWorkers: 'block' });

  test('LAUNCH-01, NET-11, C3 the network goes in the middle of a launch: said once, and the retry opens it', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    const said = await noteMessages(context);
    await enterWithMoney(page, 'lumen');
    const held = Promise.withResolvers<undefined>();
    await page.route('**/wps/game/launchGame*', async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    await lane(page, 'Arcade').scrollIntoViewIfNeeded();
    await lane(page, 'Arcade').getByRole('link').nth(1).click();
    await expect(page.getByText('Connecting to')).toBeVisible();
    await context.setOffline(true);
    await expect.poll(() => said(page)).toEqual(['No internet connection']);
    held.resolve(undefined);
    const panel = page.getByRole('heading', { name: 'The game didn’t open' });
    await expect(panel).toBeVisible();
    expect(said(page)).toHaveLength(2);
    await context.setOffline(false);
    await button(page, 'Retry').click();
    await isInGame(page);
  });

  test('LAUNCH-01, NET-04 who goes back while a game is asked for stays in the lobby, and the call is given up', async ({
    page,
  }) => {
    await enterDemo(page, 'lumen');
    await expectHome(page);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/wps/game/launchGame*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await lane(page, 'Slots').scrollIntoViewIfNeeded();
    await lane(page, 'Slots').getByRole('link').nth(1).click();
    await expect(page.getByText('Connecting to')).toBeVisible();
    const givenUp = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/wps/game/launchGame'),
    );
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await givenUp;
    await expectHome(page);
    goOn();
    await expectHome(page);
  });
});

test('LAUNCH-07 a direct link opens the game of a member', async ({ page }) => {
  await enterDemo(page, 'lumen');
  await expectHome(page);
  await lane(page, 'Slots').scrollIntoViewIfNeeded();
  const address = await lane(page, 'Slots').getByRole('link').nth(1).getAttribute('href');
  await page.goto(merchantUrl('lumen', address ?? ''));
  await isInGame(page);
});

for (const query of ['vendor=TCG_LOTTO_VN', 'vendor=TCG_SEA', 'prize_mode=LOTT&playType=1']) {
  test(
    `LAUNCH-02, LAUNCH-07 a direct link to a lottery opens it: ${query}`,
    gateIf(query === 'vendor=TCG_SEA'),
    async ({ page }) => {
      await enterDemo(page, 'lumen');
      await expectHome(page);
      await page.goto(merchantUrl('lumen', `/m/launchGame?${query}`));
      await isInGame(page);
    },
  );
}

test('LAUNCH-07, ROUTE-12 a direct link leads a guest to the login', async ({ page }) => {
  await page.goto(merchantUrl('marigold', '/m/launchGame?vendor=PAPERFOX&code=x'));
  await expect(page).toHaveURL(/\/m\/login/);
});

test(
  'LAUNCH-07 a link that names nothing says so and leads to the games',
  nightly,
  async ({ page }) => {
    await enterDemo(page, 'lumen');
    await expectHome(page);
    await page.goto(merchantUrl('lumen', '/m/launchGame'));
    await expect(page).toHaveURL(/\/m\/game$/);
    await expect(page.getByText('That link doesn’t open a game.')).toBeVisible();
  },
);
