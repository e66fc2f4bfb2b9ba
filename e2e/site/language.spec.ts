import type { Locator } from '@playwright/test';
import { gateIf, nightly } from '../page/pairs.ts';
import {
  enterDemo,
  expect,
  expectHome,
  fillLogin,
  hydrated,
  merchantUrl,
  ownTab,
  test,
} from '../page/site.ts';

/** Returns the natural width of each flag in the list; 0 if it did not load. */
const flagsIn = (sheet: Locator) =>
  sheet
    .getByRole('listitem')
    .locator('img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));

for (const { name, lang, dir, letters } of [
  { name: 'ไทย', lang: 'th', dir: 'ltr', letters: /[\u0e00-\u0e7f]/ },
  { name: 'اردو', lang: 'ur', dir: 'rtl', letters: /[\u0600-\u06ff]/ },
]) {
  test(
    `LANG-02, LANG-04, LANG-05 ${lang} is chosen without a reload and kept after one`,
    gateIf(lang === 'ur'),
    async ({ page }) => {
      await page.goto(merchantUrl('lumen', '/m/login'));
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', 'en');
      let reloads = 0;
      page.on('load', () => (reloads += 1));
      await page.getByRole('button', { name: 'Language: English, EN' }).click();
      const sheet = page.getByRole('dialog');
      await expect.poll(() => flagsIn(sheet)).toEqual([24, 24, 24]);
      await sheet.getByRole('button', { name }).click();
      await expect(html).toHaveAttribute('lang', lang);
      expect(reloads).toBe(0);
      await page.reload();
      await expect(html).toHaveAttribute('lang', lang);
      await expect(html).toHaveAttribute('dir', dir);
      await expect(page.getByRole('heading').first()).toHaveText(letters);
      await page.locator('header .btn--mini').click();
      await expect.poll(() => flagsIn(sheet)).toEqual([24, 24, 24]);
    },
  );
}

test('LANG-05 the address names the language', async ({ page }) => {
  await page.goto(merchantUrl('lumen', '/m/login?language=UR'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('LANG-04 a change in the middle of the form keeps what was typed', async ({ page }) => {
  await page.goto(merchantUrl('marigold', '/m/login'));
  await fillLogin(page, 'somebody', 'half a passw');
  await page.getByRole('button', { name: 'Language: English, EN' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('صارف نام')).toHaveValue('somebody');
  await expect(page.getByRole('textbox', { name: 'پاس ورڈ', exact: true })).toHaveValue(
    'half a passw',
  );
});

test('LANG-07 a guest changes the language on home, and finds the switch on the games, get the app and an unknown address', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  await page.goto(merchantUrl('marigold', '/m/home?language=EN'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Language: English, EN' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const path of ['/m/game', '/m/appDownload', '/m/no-such-page']) {
    await page.goto(merchantUrl('marigold', path));
    await expect(page.getByRole('button', { name: 'زبان: اردو, UR' })).toBeVisible();
  }
});

test(
  'LANG-04, MEMBER-03 a member changes the language on the own page',
  nightly,
  async ({ page }) => {
    await enterDemo(page, 'lumen');
    await expectHome(page);
    await ownTab(page).click();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ไทย' }).click();
    await expect(page.getByRole('button', { name: 'ออกจากระบบ' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'ออกจากระบบ' })).toBeVisible();
  },
);
