// Minute Six from the lobby to the draw and back: opened, bought, watched, settled by the real wallet.
import type { Locator, Page } from '@playwright/test';
import { amountOf, enterWithMoney, isInGame } from '../own/own-member.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { expect, ownTab, test } from '../page/site.ts';

const words = {
  en: {
    balance: 'Balance',
    search: 'Search',
    game: 'Minute Six',
    quick: 'Quick pick',
    buy: 'Buy ticket',
    lobby: 'Lobby',
  },
  ur: {
    balance: 'بیلنس',
    search: 'گیم تلاش کریں',
    game: 'ہر منٹ چھ',
    quick: 'فوری انتخاب',
    buy: 'ٹکٹ خریدیں',
    lobby: 'لابی',
  },
};
type Words = (typeof words)['en'];

const head = (page: Page, { balance }: Words) =>
  page.getByRole('region', { name: balance, exact: true });
const purse = (page: Page) => page.locator('[data-balance]');
const minuteSix = (page: Page | Locator, { game }: Words) =>
  page.getByRole('link', { name: game }).first();

type Slip = {
  issue: string;
  state: string;
  price: string;
  prize: string | null;
  isPaid: boolean;
};

async function lastSlip(page: Page): Promise<Slip | undefined> {
  const { slips } = await page.evaluate<{ slips: Slip[] }>(
    'fetch(`${location.pathname}/lottery/slips`).then((answer) => answer.json())',
  );
  return slips[0];
}

/** Expects the focus to stay when the studio's news update its surroundings. */
async function keepsFocus(page: Page): Promise<void> {
  const verify = page.locator('.fair-act');
  await verify.focus();
  const asked = page.waitForResponse(/\/lottery$/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await (await asked).finished();
  await expect(verify).toBeFocused();
}

/** Buys a slip, watches its draw, and returns the result in hundredths. */
async function playDraw(
  page: Page,
  { quick, buy }: Words,
  meanwhile?: () => Promise<void>,
): Promise<number> {
  await page.getByRole('button', { name: quick, exact: true }).click();
  // Disabled from five seconds before a draw, when sales close.
  const order = page.getByRole('button', { name: buy, exact: true });
  // A press while sales close sends nothing, so it is repeated for the next draw.
  let status = 0;
  await expect(async () => {
    await expect(order).toBeEnabled({ timeout: 20_000 });
    const [answer] = await Promise.all([
      page.waitForResponse(/\/lottery\/slips$/, { timeout: 8_000 }),
      order.click({ timeout: 8_000 }),
    ]);
    status = answer.status();
  }).toPass({ timeout: 50_000 });
  expect(status).toBe(200);
  await meanwhile?.();
  await expect(page.locator('.stage-words > *').first()).toBeVisible({ timeout: 40_000 });
  // The board and its button are gone: the focus is on the draw.
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await keepsFocus(page);
  await expect.poll(async () => (await lastSlip(page))?.state).toMatch(/^(won|lost)$/);
  await expect.poll(async () => (await lastSlip(page))?.isPaid).toBe(true);
  const slip = await lastSlip(page);
  return Number((BigInt(slip?.prize ?? '0') - BigInt(slip?.price ?? '0')) / 1_000n);
}

/** Keeps the page from fetching its draw until another one was drawn. */
async function missDraw(page: Page): Promise<void> {
  const looks = /\/play\/[^/]+\/lottery$/;
  await page.route(looks, (route) => route.abort('internetdisconnected'));
  const awaited = (await lastSlip(page))?.issue ?? '';
  const newest = () =>
    page.evaluate<string>(
      'fetch(`${location.pathname}/lottery/draws`).then((answer) => answer.json()).then(({ draws }) => draws[0].issue)',
    );
  await expect.poll(async () => (await newest()) > awaited, { timeout: 40_000 }).toBe(true);
  await expect(page.locator('.ball--white')).toHaveCount(0);
  await page.unroute(looks);
}

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `LAUNCH-05, LOBBY-05, G2 a member of ${merchant} finds the lottery in its category, plays a draw, and is back where it stood`,
    gateIf(merchant === 'lumen'),
    async ({ page }) => {
      test.setTimeout(90_000);
      await enterWithMoney(page, merchant);
      const before = await amountOf(head(page, words.en));
      await page.getByRole('link', { name: 'Games' }).click();
      await page.getByRole('tab', { name: /^Vietnam draws/ }).click();
      const card = minuteSix(page, words.en);
      await card.scrollIntoViewIfNeeded();
      await card.click();
      await isInGame(page);
      await expect.poll(() => amountOf(purse(page))).toBe(before);
      const brought = await playDraw(page, words.en);
      await expect.poll(() => amountOf(purse(page))).toBe(before + brought);

      await page.getByRole('link', { name: words.en.lobby }).click();
      await expect(page).toHaveURL(/\/m\/game/);
      await expect(card).toBeInViewport();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect.poll(() => amountOf(head(page, words.en))).toBe(before + brought);
    },
  );
}

test(
  'LAUNCH-05, LOBBY-04, LANG-04, G2 a member who reads Urdu finds the lottery by search, plays a draw, loses the line over it, and comes back',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    test.setTimeout(90_000);
    await enterWithMoney(page, 'marigold');
    await ownTab(page).click();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'اردو' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.locator('a[href="/m/home"]').last().click();
    const before = await amountOf(head(page, words.ur));
    await page.getByRole('button', { name: words.ur.search }).first().click();
    const search = page.getByRole('dialog', { name: words.ur.search });
    await search.getByRole('searchbox').fill('minute six');
    await minuteSix(search, words.ur).click();
    await isInGame(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const brought = await playDraw(page, words.ur, () => missDraw(page));
    await expect.poll(() => amountOf(purse(page))).toBe(before + brought);
    await page.getByRole('link', { name: words.ur.lobby }).click();
    await expect(page).toHaveURL(/\/m\//);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  },
);
