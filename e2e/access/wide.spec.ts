// The site and the games on desktops: a framed column (designs 52 and 53). Tablets: tablet.spec.ts.
import type { Locator, Page } from '@playwright/test';
import { openLargeLobby } from '../own/large-lobby.ts';
import { findCrowding } from '../page/crowding.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import { readCode } from '../page/read-code.ts';
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
  sizeOf,
  titleInView,
} from './wide-pages.ts';

const column = 480;
const frame = 24;

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Lists elements beyond the sides of the column; rows that scroll sideways are left out. */
const findBeyondColumn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const screen = document.querySelector('.screen');
    if (!screen) return ['no column'];
    const { left, right } = screen.getBoundingClientRect();
    const all = [...screen.querySelectorAll('a, button, input, h1, h2, h3, p, iframe, nav')];
    const seen = all.filter((each) => each.checkVisibility());
    const beyond = seen.filter((each) => {
      const box = each.getBoundingClientRect();
      return each.closest('.scroller') === null && (box.left < left - 1 || box.right > right + 1);
    });
    return beyond.map((each) => `${each.tagName} ${each.className} ${each.textContent}`);
  });

async function expectColumn(page: Page): Promise<void> {
  const { left, width } = await boxOf(screenOf(page));
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width).toBe(column);
  expect(Math.abs(left - (room - column) / 2)).toBeLessThanOrEqual(1);
  expect(await findBeyondColumn(page)).toEqual([]);
}

/** Expects an element to be inside the frame once its animation has ended: sheets rise from below. */
const expectInsideFrame = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    const { height } = sizeOf(page);
    const [box, screen] = [await boxOf(shown), await boxOf(screenOf(page))];
    expect(box.height).toBeGreaterThan(0);
    expect(box.left).toBeGreaterThanOrEqual(screen.left);
    expect(box.right).toBeLessThanOrEqual(screen.right);
    expect(box.top).toBeGreaterThanOrEqual(frame);
    expect(box.bottom).toBeLessThanOrEqual(height - frame);
  }).toPass({ timeout: 5_000 });

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

  for (const merchant of merchants) {
    for (const width of [1024, 1280, 1920]) {
      test(
        `WIDE-02 at ${width} px every page of ${merchant} stands in its column, and nothing is cut or lies over another`,
        gateIf(merchant === 'marigold' && width === 1920),
        async ({ page, trouble }) => {
          test.slow();
          trouble.expect(/status of (404|502)/);
          await page.setViewportSize({ width, height: 800 });
          await open(page, merchantUrl(merchant, '/m/login'));
          await expectColumn(page);
          expect(await findCrowding(page)).toEqual([]);
          await enterDemo(page, merchant);
          await expectHome(page);
          for (const path of memberPages) {
            await open(page, merchantUrl(merchant, path));
            await expectColumn(page);
            expect(await findCrowding(page), path).toEqual([]);
          }
        },
      );
    }

    test(
      `WIDE-02 the games of ${merchant} stand in the same column`,
      gateIf(merchant === 'lumen'),
      async ({ page }) => {
        test.slow();
        await enterDemo(page, merchant);
        await expectHome(page);
        for (const path of Object.values(games)) {
          for (const width of [1024, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            await openGame(page, merchant, path);
            await expectColumn(page);
            expect(await findCrowding(page), path).toEqual([]);
          }
        }
        await expectLanternsOnStrings(page);
      },
    );

    test(
      `WIDE-02 the sides of ${merchant} stay in its games`,
      gateIf(merchant === 'marigold'),
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await enterDemo(page, merchant);
        await expectHome(page);
        await openGame(page, merchant, games.lottery);
        await expectColumn(page);
        const code = page.getByRole('img', { name: /^QR code/ });
        await expect(code).toBeVisible();
        await expect.poll(() => readCode(code)).toBe(merchantUrl(merchant, '/'));
        await expect(page.getByText('Draws day and night')).toBeVisible();
      },
    );

    test(
      `WIDE-02 the code beside ${merchant} is the address of its site and nothing else, and the claim speaks of its draws`,
      gateIf(merchant === 'lumen'),
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await enterDemo(page, merchant);
        await expectHome(page);
        const code = page.getByRole('img', { name: /^QR code/ });
        await expect(code).toBeVisible();
        await expect.poll(() => readCode(code)).toBe(merchantUrl(merchant, '/m/home'));
        await expect(page.getByText('Draws day and night')).toBeVisible();
      },
    );
  }

  test('WIDE-02, LANG-03 at 1280 px pages in Urdu stand in the column, and the sides change places', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const merchant of merchants) {
      await open(page, merchantUrl(merchant, '/m/login?language=UR'));
      await expectColumn(page);
      expect(await findCrowding(page)).toEqual([]);
      const code = await boxOf(page.locator('aside img'));
      expect(code.right).toBeLessThan((await boxOf(screenOf(page))).left);
    }
  });

  test('WIDE-02 what opens over a page stays in the frame: sheets, notices, toasts, bars', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|status of 4/);
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, merchantUrl('lumen', '/m/home?token=used'));
    await expectInsideFrame(page, page.getByRole('alertdialog').locator('.dialog'));
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: /^Language/ }).click();
    await expectInsideFrame(page, page.locator('dialog'));
    await expectInsideFrame(page, page.locator('dialog .sheet'));
    await page.keyboard.press('Escape');
    await enterDemo(page, 'lumen');
    await expectHome(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').fill('a');
    await expectInsideFrame(page, page.locator('dialog .sheet'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    for (const tab of await page.locator('.tabbar > *').all()) {
      const { bottom } = await boxOf(tab);
      expect(bottom).toBeLessThanOrEqual(720 - frame);
    }
    await context.setOffline(true);
    await expect(page.locator('.toast')).toBeVisible();
    await expectInsideFrame(page, page.locator('.toast'));
    await context.setOffline(false);
  });

  test('WIDE-02 nothing is pressed through the frame', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterDemo(page, 'lumen');
    await expectHome(page);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 300);
    // Lanes that load meanwhile do not move the content in view.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(300);
    for (const y of [12, 788]) {
      const pressed = await page.evaluate(
        (at) => document.elementFromPoint(640, at)?.closest('a, button')?.outerHTML ?? null,
        y,
      );
      expect(pressed).toBeNull();
    }
  });

  for (const [language, slots] of [
    ['EN', 'Slots'],
    ['UR', 'سلاٹس'],
  ] as const) {
    test(
      `WIDE-03 in ${language} arrows move a row by mouse and by keys, and none is shown at an end`,
      gateIf(language === 'UR'),
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, merchantUrl('marigold', `/m/home?language=${language}`));
        const row = lane(page, slots);
        const back = row.locator('.row-arrow--back');
        const on = row.locator('.row-arrow--on');
        const gone = () =>
          row.locator('ul').evaluate((each) => Math.round(Math.abs(each.scrollLeft)));
        await row.scrollIntoViewIfNeeded();
        await row.hover();
        await expect(back).toBeHidden();
        await expect(on).toHaveCSS('opacity', '1');
        const [list, arrow] = [await boxOf(row.locator('ul')), await boxOf(on)];
        expect(language === 'UR' ? arrow.left - list.left : list.right - arrow.right).toBeLessThan(
          24,
        );

        await on.click();
        await expect(back).toBeVisible();
        await expect.poll(gone).toBeGreaterThan(200);
        await back.click();
        await expect.poll(gone).toBe(0);
        await expect(back).toBeHidden();

        await on.focus();
        await expect(async () => {
          await page.keyboard.press('Enter');
          await expect(on).toBeHidden({ timeout: 1_000 });
        }).toPass();
        // The focus moves to the other arrow.
        await expect(back).toBeFocused();
      },
    );
  }

  test('WIDE-01, WIDE-02 a window made narrower and wider again keeps its place, and never scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { url } = await openLargeLobby(page);
    await open(page, url('/m/game'));
    await page.mouse.move(640, 400);
    // Scrolls as far as there are games, and further when more are loaded.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 3_000 - (await scrolled(page)));
        return scrolled(page);
      })
      .toBe(3_000);
    const name = await titleInView(page);
    for (const width of [900, 640, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
      const spare = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spare).toBe(0);
    }
  });
});

test('WIDE-04 a phone asks for no art, no code and no arrows, and waits for no further sheet', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enterDemo(page, 'lumen');
  await expectHome(page);
  await untilQuiet(page);
  expect(asked.filter((path) => /sky|phone-code|wide[^/]*\.js/.test(path))).toEqual([]);
  await expect(page.locator('.row-arrow, aside')).toHaveCount(0);
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.css'))
      .map((each) => (each as unknown as { renderBlockingStatus: string }).renderBlockingStatus),
  );
  expect(blocking).not.toContain('blocking');
});
