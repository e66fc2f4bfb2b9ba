// The draw as a player sees it, and the questions, vibrations and texts around a purchase.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { Page } from '@playwright/test';
import { buy, order, putTogether } from './lottery-board.ts';
import { enterWithMoney, isInGame } from '../own/own-member.ts';
import { nightly } from '../page/pairs.ts';
import { expect, pressLogOut, merchantUrl, ownTab, test } from '../page/site.ts';

const lottery = `/m/launchGame?vendor=${lotteryVendors.vietnam}&code=minute-six`;

async function enterLottery(page: Page): Promise<void> {
  await enterWithMoney(page, 'lumen');
  await page.goto(merchantUrl('lumen', lottery));
  await isInGame(page);
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
/** Eight tickets that cover all 45 numbers, so that one of them has any drawn number. */
const everyNumber = places(8).map((ticket) =>
  places(6).map((place) => ((ticket * 6 + place) % 45) + 1),
);

// A press may arrive while sales close: the studio refuses it, and the next one is for the next draw.
test.beforeEach(({ trouble }) => trouble.expect(/slips/));

type BallLight = { number: string; isOnStage: boolean; at: number };
/** Records in the page when each ball turns gold. */
const noteLights = (page: Page) =>
  page.evaluate(() => {
    const lit: BallLight[] = [];
    Object.assign(window, { lit });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || !target.classList.contains('ball--m')) continue;
        const isOnStage = target.closest('.stage') !== null;
        lit.push({ number: target.innerText, isOnStage, at: performance.now() });
      }
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
/** Returns the first light of each number, in order. */
async function firstLights(page: Page): Promise<BallLight[]> {
  const lit = await page.evaluate(() => (window as unknown as { lit: BallLight[] }).lit);
  expect(lit.filter(({ isOnStage }) => isOnStage)).toEqual([]);
  return lit.filter(({ number }, at) => lit.findIndex((each) => each.number === number) === at);
}
const isSeen = (page: Page) => page.locator('.winners').waitFor({ timeout: 15_000 });
const onStage = (page: Page) => page.locator('.tray .ball').allInnerTexts();

test(
  'LAUNCH-04, G2 a draw is looked forward to with the own tickets in view, and comes ball by ball at one pace, each match gold on its ticket',
  nightly,
  async ({ page }) => {
    await enterLottery(page);
    await putTogether(page, everyNumber, 1);
    await buy(page);
    await noteLights(page);
    await expect(page.locator('.stage-count')).toHaveText(/^[1-5]$/, { timeout: 20_000 });
    await expect(page.locator('.draw .list-row')).toHaveCount(8);
    await expect(page.locator('.draw .list-row').first()).toBeInViewport();
    await isSeen(page);
    const lit = await firstLights(page);
    expect(lit.map(({ number }) => number)).toEqual(await onStage(page));
    const pace = ((lit.at(-1)?.at ?? 0) - (lit[0]?.at ?? 0)) / 5;
    expect(pace).toBeGreaterThan(700);
    expect(pace).toBeLessThan(900);
    // A losing slip shows how many of its numbers were right; the stage never suggests a near miss.
    await expect(page.locator('.draw .list-row').last()).toContainText(/matched$/);
  },
);

test('LAUNCH-04 one tap shows all balls', nightly, async ({ page }) => {
  await enterLottery(page);
  await putTogether(page, everyNumber, 1);
  await buy(page);
  await noteLights(page);
  await page.locator('.draw .ball--m').first().waitFor({ timeout: 25_000 });
  await page.locator('.stage').click();
  await expect(page.locator('.winners')).toBeVisible({ timeout: 1_500 });
  expect(await firstLights(page)).toHaveLength(6);
});

test('HOUSE who wants nothing to move sees all balls at once', nightly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterLottery(page);
  await putTogether(page, everyNumber, 1);
  await buy(page);
  await noteLights(page);
  await page.locator('.winners').waitFor({ timeout: 25_000 });
  const lit = await firstLights(page);
  expect((lit.at(-1)?.at ?? 0) - (lit[0]?.at ?? 0)).toBeLessThan(100);
});

test('LAUNCH-04 a purchase above the merchant’s sum is asked about once, and none is made without a yes', async ({
  page,
}) => {
  await enterLottery(page);
  const bought: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/lottery/slips')) bought.push(request.method());
  });
  await putTogether(page, everyNumber.slice(0, 6), 10);
  const question = page.getByRole('dialog', { name: 'Buy 60 tickets for ₱1,200?' });
  await order(page).click({ timeout: 20_000 });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await order(page).click({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(bought).toEqual([]);
  await order(page).click({ timeout: 20_000 });
  await question.getByRole('button', { name: 'Buy 60 tickets' }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => bought).toEqual(['POST']);
});

test(
  'LAUNCH-04 what was bought is said where the price stood: nothing lies over the new ticket, and the tabs stand clear of the bar',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await enterLottery(page);
    await putTogether(page, everyNumber, 1);
    // Sales have just begun, so there is no draw in between.
    await page.locator('.dock .btn--primary[aria-disabled=true]').waitFor({ timeout: 20_000 });
    await order(page).waitFor({ timeout: 20_000 });
    // With this many tickets the tabs are out of view.
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(100);
    await buy(page);
    await expect(page.locator('.dock .is-bought')).toHaveText('8 tickets bought');
    // Checked at once, because a toast would disappear.
    expect(await page.locator('.toast').count()).toBe(0);
    expect(await page.locator('.tk--new').count()).toBe(8);
    await expect.poll(() => page.evaluate('window.scrollY'), { timeout: 3_000 }).toBe(0);
    const covering = await page.getByRole('tab', { name: 'Play' }).evaluate((tab) => {
      const { left, top, width, height } = tab.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return tab.contains(above) ? null : above?.outerHTML.slice(0, 80);
    });
    expect(covering).toBeNull();
  },
);

test(
  'LAUNCH-04 the hand feels a pick and a purchase unless its owner turns that off on this device',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => {
      const felt: unknown[] = [];
      Object.assign(window, { felt });
      Object.defineProperty(navigator, 'vibrate', {
        value: (pattern: unknown) => felt.push(pattern),
      });
    });
    const felt = () => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length);
    const settings = page.getByRole('button', { name: 'Settings' });
    const vibration = page.getByRole('switch', { name: 'Vibration' });
    /** Picks numbers once the board is open; it is closed before a draw. */
    const pick = async () => {
      await expect(page.locator('.nb .wide:not([aria-disabled=true])')).toBeVisible({
        timeout: 15_000,
      });
      await page.getByRole('button', { name: 'Quick pick' }).click();
    };
    await enterLottery(page);
    await pick();
    expect(await felt()).toBe(1);
    await settings.click();
    await expect(vibration).toBeChecked();
    await vibration.click();
    await page.reload();
    await pick();
    expect(await felt()).toBe(0);
    await settings.click();
    await expect(vibration).not.toBeChecked();
    // Turning it on vibrates once.
    await vibration.click();
    await page.keyboard.press('Escape');
    await buy(page);
    await expect.poll(felt).toBe(2);
  },
);

test('S2, G4 a game ends with the member’s session, says so, and leads back', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/status of (401|409|410)/);
  test.setTimeout(90_000);
  await enterLottery(page);
  const game = await context.newPage();
  await game.goto(page.url());
  await putTogether(game, everyNumber.slice(0, 1), 1);
  await page.goto(merchantUrl('lumen'));
  await ownTab(page).click();
  await pressLogOut(page);
  await page.waitForURL(/\/m\/login/);
  const ended = game.getByRole('heading', { name: 'This game has ended' });
  // A press while sales close calls no wallet, so it is repeated.
  await expect(async () => {
    await order(game)
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect(ended).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 45_000 });
  await game.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(game).toHaveURL(/\/m\/(login|home)/);
});
