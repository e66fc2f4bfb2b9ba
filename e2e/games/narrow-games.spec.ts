// Every game on the narrowest phone, also with large text, with its results and rules: nothing is cut off or overlaps, and no control is too small for a finger.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { Page } from '@playwright/test';
import { findCrowding, textSizeOf } from '../page/crowding.ts';
import { enterWithMoney, isInGame } from '../own/own-member.ts';
import { gateIf } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import { expect, merchantUrl, test, type Merchant } from '../page/site.ts';
import { findSmallTargets } from '../page/small-targets.ts';

/** A title of each engine but the lottery's. */
const titles = [
  ['TIDEPOOL', 'harbour-lights'],
  ['TIDEPOOL', 'tide-and-pearl'],
  ['TIDEPOOL', 'pearl-diver'],
  ['PAPERFOX', 'gold-leaf'],
  ['PAPERFOX', 'paper-kite'],
] as const;
/** A lottery of each look. */
const lotteries = [
  'lucky-six',
  'minute-three',
  'five-minute-five',
  'minute-keno',
  'minute-dice',
  'ten-boats',
] as const;

async function expectRoom(page: Page, name: string): Promise<void> {
  expect.soft(await findSmallTargets(page), `${name}, targets`).toEqual([]);
  const setTextSize = await textSizeOf(page);
  for (const percent of [100, 160]) {
    await setTextSize(percent);
    expect.soft(await findCrowding(page), `${name}, text at ${percent} %`).toEqual([]);
  }
  await setTextSize(100);
}

async function play(page: Page, merchant: Merchant, address: string): Promise<void> {
  await page.goto(merchantUrl(merchant, `/m/launchGame?${address}&backUrl=/m/home`));
  await isInGame(page);
  await expect(page.locator('[data-balance]')).toContainText(/\d/);
  await expect(page.locator('main, .dock').first()).toBeVisible();
}

/** Expects room on the board of each kind of bet but the first, which the game opens with. */
async function expectRoomForKinds(page: Page, code: string): Promise<void> {
  const kinds = page.getByRole('radiogroup').first().getByRole('radio');
  for (const kind of (await kinds.all()).slice(1)) {
    await kind.click();
    await expectRoom(page, `${code}, ${await kind.innerText()}`);
  }
}

/** Expects room among the results, as draws and as numbers. A lottery whose draws are rare may have none yet. */
async function expectRoomForResults(page: Page, code: string): Promise<void> {
  await page.locator('#tab-results').click();
  await page.locator('.results-choice').waitFor();
  await untilQuiet(page);
  await expectRoom(page, `${code}, results`);
  await page.locator('.results-choice > button').last().click();
  await expectRoom(page, `${code}, numbers`);
}

async function expectRoomForRules(page: Page, code: string): Promise<void> {
  await page.locator('.game-tools button').last().click();
  await page.locator('dialog[open] .rule-notes').waitFor();
  await expectRoom(page, `${code}, rules`);
}

for (const [merchant, language] of [
  ['lumen', 'EN'],
  ['marigold', 'UR'],
] as const) {
  test(
    `HOUSE, LANG-04 every game has room at 320 px and with text at 160 %, and no control is under 44 px: ${merchant}, ${language}`,
    gateIf(merchant === 'marigold'),
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await enterWithMoney(page, merchant);
      for (const [vendor, code] of titles) {
        await play(page, merchant, `vendor=${vendor}&code=${code}&language=${language}`);
        await expectRoom(page, code);
        await expectRoomForRules(page, code);
      }
      for (const code of lotteries) {
        const vendor = lotteryVendors.common;
        await play(page, merchant, `vendor=${vendor}&code=${code}&language=${language}`);
        await expectRoom(page, code);
        await expectRoomForKinds(page, code);
        await expectRoomForResults(page, code);
        await expectRoomForRules(page, code);
      }
    },
  );
}

test('GAME-11 pick five fits one screen of 390 x 844: its last control ends above the dock, and nothing is scrolled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterWithMoney(page, 'lumen');
  await play(page, 'lumen', `vendor=${lotteryVendors.common}&code=five-minute-five`);
  await page.evaluate(async () => void (await document.fonts.ready));
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  const [quick, dock] = [await edges('.quick'), await edges('.dock')];
  expect(quick.top).toBeGreaterThan(0);
  expect(quick.bottom).toBeLessThanOrEqual(dock.top);
  expect(dock.bottom).toBeLessThanOrEqual(844);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
