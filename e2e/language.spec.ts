import { expect, merchantUrl, test } from './site.ts';

for (const { name, lang, dir, letters } of [
  { name: 'ไทย', lang: 'th', dir: 'ltr', letters: /[\u0e00-\u0e7f]/ },
  { name: 'اردو', lang: 'ur', dir: 'rtl', letters: /[\u0600-\u06ff]/ },
]) {
  test(`LANG-04, LANG-05 ${lang} is chosen without a reload and kept after one`, async ({
    page,
  }) => {
    await page.goto(merchantUrl('lumen', '/m/login'));
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'en');
    let reloads = 0;
    page.on('load', () => (reloads += 1));
    await page.getByLabel('Language', { exact: true }).selectOption({ label: name });
    await expect(html).toHaveAttribute('lang', lang);
    expect(reloads).toBe(0);
    await page.reload();
    await expect(html).toHaveAttribute('lang', lang);
    await expect(html).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading').first()).toHaveText(letters);
  });
}

test('LANG-05 the address names the language', async ({ page }) => {
  await page.goto(merchantUrl('lumen', '/m/login?language=UR'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
