// Every game on the narrowest phone, also with large text: nothing is cut off or overlaps, and no control is too small for a finger.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { Page } from '@playwright/test';
import { findCrowding, textSizeOf } from '../page/crowding.ts';
import { enterWithMoney, isInGame } from '../own/own-member.ts';
import { gateIf } from '../page/pairs.ts';
import { expect, merchantUrl, test, type Merchant } from '../page/site.ts';
import { findSmallTargets } from '../page/small-targets.ts';

const titles = [
  ['TIDEPOOL', 'harbour-lights'],
  ['TIDEPOOL', 'tide-and-pearl'],
  ['TIDEPOOL', 'pearl-diver'],
  ['PAPERFOX', 'gold-leaf'],
  ['PAPERFOX', 'paper-kite'],
  [lotteryVendors.common, 'lucky-six'],
  [lotteryVendors.common, 'minute-three'],
  [lotteryVendors.common, 'five-minute-five'],
  [lotteryVendors.common, 'minute-keno'],
  [lotteryVendors.common, 'minute-dice'],
  [lotteryVendors.common, 'ten-boats'],
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

for (const [merchant, language] of [
  ['lumen', 'EN'],
  ['marigold', 'UR'],
] as const) {
  test(
    `HOUSE, LANG-04 every game has room at 320 px and with text at 160 %, and no control is under 44 px: ${merchant}, ${language}`,
    gateIf(merchant === 'marigold'),
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await enterWithMoney(page, merchant);
      for (const [vendor, code] of titles) {
        await play(page, merchant, `vendor=${vendor}&code=${code}&language=${language}`);
        await expectRoom(page, code);
        const kinds = page.getByRole('radiogroup').first().getByRole('radio');
        if (vendor !== lotteryVendors.common) continue;
        for (const kind of (await kinds.all()).slice(1)) {
          await kind.click();
          await expectRoom(page, `${code}, ${await kind.innerText()}`);
        }
      }
    },
  );
}
