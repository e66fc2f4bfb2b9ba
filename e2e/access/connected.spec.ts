// Connected sign-ins for people with poor eyesight or large text. Other screens: access.spec.ts.
import { expectAccessible } from '../page/accessible.ts';
import { enterConnected } from '../own/own-identity.ts';
import { nightly } from '../page/pairs.ts';
import { expect, hydrated, test } from '../page/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'HOUSE, IDP-03 connected sign-ins, and the question before one goes, are clean to axe and have room at 320 px and 160 %',
  nightly,
  async ({ page, context }) => {
    test.slow();
    const url = await enterConnected(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['EN', 'TH', 'UR']) {
      await context.addCookies([{ name: 'language', value: language, url }]);
      await page.goto(url);
      await hydrated(page);
      await expect(page.locator('.list-row')).toHaveCount(6);
      await expectAccessible(page, `${language}, the list`);
      await page.locator('.list-row button').click();
      await page.getByRole('alertdialog').waitFor();
      await expectAccessible(page, `${language}, the question`);
    }
  },
);
