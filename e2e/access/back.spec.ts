// Going back while sheets and dialogs are open, in browsers that close them by a gesture (CloseWatcher) and in others.
import type { Page } from '@playwright/test';
import { announcement, announcementOf, openAnnouncing } from '../own/own-announcements.ts';
import { gateIf } from '../page/pairs.ts';
import { expect, fillLogin, hydrated, logInButton, merchantUrl, test } from '../page/site.ts';

const languageButton = (page: Page) => page.getByRole('button', { name: /^Language/ });

/** Opens the login page from the registration, so that the last step back leads there. */
async function openLoginPage(page: Page): Promise<void> {
  await page.goto(merchantUrl('lumen', '/m/register'));
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await hydrated(page);
}

async function expectStackedToClose(page: Page): Promise<void> {
  await openLoginPage(page);
  const isOpen = Promise.withResolvers<void>();
  await page.route('**/wps/session/login', async (route) => {
    await isOpen.promise;
    const body = { success: false, errorCode: 'not_now', message: 'Not now.' };
    await route.fulfill({ status: 400, json: body });
  });
  await fillLogin(page, 'demo', 'a-wrong-Pass1');
  await logInButton(page).click();
  await languageButton(page).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  isOpen.resolve();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('Not now.');
  await page.goBack();
  await expect(notice).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('demo');
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/register$/);
}

async function expectOpenedBySiteToClose(page: Page): Promise<void> {
  const { enter } = await openAnnouncing(page, { announcements: [announcement('one')] });
  await enter();
  await expect(announcementOf(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function expectStepsWithoutTrace(page: Page): Promise<void> {
  await openLoginPage(page);
  await languageButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/register$/);
}

const ways = {
  'closes the topmost of two that are stacked': expectStackedToClose,
  'closes what the site opened by itself, before anything was touched': expectOpenedBySiteToClose,
  'leaves the page in one step once its sheet was closed in another way': expectStepsWithoutTrace,
};

for (const has of [true, false]) {
  for (const [title, run] of Object.entries(ways)) {
    test(
      `ROUTE-14 ${has ? 'with' : 'without'} CloseWatcher the way back ${title}`,
      gateIf(has),
      async ({ page, trouble }) => {
        trouble.expect(/status of 400/);
        if (!has) {
          await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
        }
        await run(page);
        expect(await page.evaluate(() => 'CloseWatcher' in window)).toBe(has);
      },
    );
  }
}

/* Runs in the page: reports a keyboard, or its end, as iOS 26 does; the offset stays afterwards. */
function tellKeyboard({ height, offsetTop }: { height: number; offsetTop: number }): void {
  const viewport = window.visualViewport;
  if (!viewport) throw new Error('This browser has no visual viewport.');
  Object.defineProperties(viewport, {
    height: { configurable: true, value: height },
    offsetTop: { configurable: true, value: offsetTop },
  });
  viewport.dispatchEvent(new Event('scroll'));
}

test('ROUTE-14 a sheet stands on the keyboard, and after it on the bottom of the window, whatever offset iOS 26 leaves behind', async ({
  page,
}) => {
  await page.goto(merchantUrl('lumen', '/m/login'));
  await hydrated(page);
  await languageButton(page).click();
  const panel = page.locator('dialog .sheet');
  await expect(panel).toBeVisible();
  const bottom = () => panel.evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom));
  const height = await page.evaluate(() => window.innerHeight);
  await expect.poll(bottom).toBe(height);
  await page.evaluate(tellKeyboard, { height: height - 340, offsetTop: 24 });
  await expect.poll(bottom).toBe(height - 340 + 24);
  await page.evaluate(tellKeyboard, { height, offsetTop: 24 });
  await expect.poll(bottom).toBe(height);
  // Some versions also report the window's height without the offset.
  await page.evaluate(tellKeyboard, { height: height - 60, offsetTop: 24 });
  await expect.poll(bottom).toBe(height);
});
