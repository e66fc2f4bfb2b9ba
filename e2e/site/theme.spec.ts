// The colour scheme that a member chooses for the device.
import type { Page } from '@playwright/test';
import { expectAccessible, listBrokenRules } from '../page/accessible.ts';
import { nightly } from '../page/pairs.ts';
import { enterDemo, expect, hydrated, merchantUrl, test, type Merchant } from '../page/site.ts';

const mine = '/m/member/home';
const row = (page: Page) => page.getByRole('button', { name: /^Theme/ });

async function choose(page: Page, name: string): Promise<void> {
  await row(page).click();
  await page.getByRole('dialog', { name: 'Theme' }).getByRole('button', { name }).click();
  await expect(row(page)).toHaveText(`Theme${name}`);
}
/** Whether the page's background is dark, as it is painted. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    if (!brush) return null;
    brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--bg');
    brush.fillRect(0, 0, 1, 1);
    return (brush.getImageData(0, 0, 1, 1).data[0] ?? 0) < 128;
  });
/** Notes the scheme of each frame of later pages, from the first on. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const schemes = new Set<string>();
    const note = () => {
      const { documentElement, body } = document;
      if (body) schemes.add(documentElement.dataset['scheme'] ?? 'none');
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { schemesOfFrames: () => [...schemes] });
  });
const schemesOfFrames = (page: Page) => page.evaluate<string[]>('window.schemesOfFrames()');

test('MEMBER-17 a chosen theme is there at once, on every later page from its first frame, and in games', async ({
  page,
}) => {
  await noteFrames(page);
  await enterDemo(page, 'lumen', { path: mine });
  await expect(row(page)).toHaveText('ThemeDark');
  expect(await isDark(page)).toBe(true);
  await row(page).click();
  await expect(page.getByRole('dialog', { name: 'Theme' })).toBeVisible();
  await expectAccessible(page, 'theme sheet');
  await page.keyboard.press('Escape');
  await choose(page, 'Light');
  expect(await isDark(page)).toBe(false);
  await expectAccessible(page, 'member home in the light theme');
  for (const path of [mine, '/m/home', '/m/offline']) {
    await page.goto(merchantUrl('lumen', path));
    // A page may be asked before its first frame.
    await expect.poll(() => schemesOfFrames(page), path).toEqual(['light']);
    expect(await isDark(page)).toBe(false);
  }
  await page.goto(
    merchantUrl('lumen', '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns&backUrl=/m/home'),
  );
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test('MEMBER-17 the device’s theme is that of the first frame, and followed while a page is open', async ({
  page,
}) => {
  await noteFrames(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterDemo(page, 'marigold', { path: mine });
  await expect(row(page)).toHaveText('ThemeLight');
  await choose(page, 'Same as device');
  expect(await isDark(page)).toBe(true);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => schemesOfFrames(page)).toEqual(['dark']);
  await expect(row(page)).toHaveText('ThemeSame as device');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', /^#f/);
  await choose(page, 'Dark');
  expect(await isDark(page)).toBe(true);
});

const paths = ['/m/home', '/m/game', '/m/rewardCenter', '/m/activity', '/m/voucherCenter', mine];
for (const { merchant, scheme, language } of [
  { merchant: 'lumen', scheme: 'light', language: 'TH' },
  { merchant: 'marigold', scheme: 'dark', language: 'UR' },
] satisfies { merchant: Merchant; scheme: string; language: string }[]) {
  test(
    `MEMBER-17, MEMBER-15 ${merchant} is readable in the ${scheme} theme, and its sheets have room`,
    nightly,
    async ({ page, context }) => {
      test.slow();
      const chosen = { scheme, language };
      for (const [name, value] of Object.entries(chosen)) {
        await context.addCookies([{ name, value, url: merchantUrl(merchant) }]);
      }
      await enterDemo(page, merchant);
      for (const path of paths) {
        await page.goto(merchantUrl(merchant, path));
        await hydrated(page);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await listBrokenRules(page), path).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      // The last buttons in the lists are the theme and what stands behind the site.
      for (const [name, at] of [
        ['theme', -2],
        ['about', -1],
      ] as const) {
        await page.locator('main button.list-row').nth(at).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    },
  );
}
