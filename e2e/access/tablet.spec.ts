// The site and the games on tablets, which use the width (design 51).
import { findCrowding } from '../page/crowding.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { enterDemo, expect, expectHome, merchantUrl, test } from '../page/site.ts';
import {
  boxOf,
  expectLanternsOnStrings,
  games,
  lane,
  memberPages,
  merchants,
  open,
  openGame,
  screenOf,
  titleInView,
} from './wide-pages.ts';

test.describe('on a tablet', () => {
  for (const merchant of merchants) {
    test(
      `WIDE-01 the pages of ${merchant} use the width of a tablet, and nothing is cut or lies over another`,
      gateIf(merchant === 'marigold'),
      async ({ page, trouble }) => {
        test.slow();
        trouble.expect(/status of (404|502)/);
        await page.setViewportSize({ width: 768, height: 1024 });
        await open(page, merchantUrl(merchant, '/m/login'));
        expect((await boxOf(page.locator('form'))).width).toBeLessThanOrEqual(520);
        expect(await findCrowding(page)).toEqual([]);
        await enterDemo(page, merchant);
        await expectHome(page);
        for (const path of memberPages) {
          await open(page, merchantUrl(merchant, path));
          expect((await boxOf(screenOf(page))).width).toBe(768);
          expect(await findCrowding(page), path).toEqual([]);
        }
      },
    );
  }

  test(
    'WIDE-01 covers are larger and more of them stand side by side, and a sheet keeps to the middle',
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await open(page, merchantUrl('marigold', '/m/home'));
      const cards = lane(page, 'Slots').getByRole('listitem');
      expect((await boxOf(cards.first())).width).toBe(136);
      await cards.first().scrollIntoViewIfNeeded();
      await expect(cards.nth(5)).toBeInViewport({ ratio: 0.2 });
      await expect(page.locator('.row-arrow')).toHaveCount(0);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const sheet = await boxOf(page.locator('dialog .sheet'));
      expect(sheet.width).toBe(520);
      expect(sheet.left).toBe((1024 - 520) / 2);
    },
  );

  test('WIDE-01 turning keeps the place in the games', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, merchantUrl('marigold', '/m/game'));
    await page.evaluate(() => window.scrollTo(0, 3_000));
    await expect.poll(() => page.locator('main .cover-grid h3').count()).toBeGreaterThan(12);
    const name = await titleInView(page);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  });

  test(
    'WIDE-01 the games use a tablet’s width, and the lanterns hang on their strings',
    nightly,
    async ({ page }) => {
      test.slow();
      await enterDemo(page, 'lumen');
      await expectHome(page);
      for (const path of Object.values(games)) {
        for (const size of [
          { width: 768, height: 1024 },
          { width: 1024, height: 768 },
        ]) {
          await page.setViewportSize(size);
          await openGame(page, 'lumen', path);
          expect((await boxOf(screenOf(page))).width).toBe(size.width);
          expect(await findCrowding(page), path).toEqual([]);
        }
      }
      await expectLanternsOnStrings(page);
    },
  );
});
