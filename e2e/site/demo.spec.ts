// Captchas, passkeys and identities of other services in the demo as a new user sees them, and hasty presses.
import type { Locator, Page } from '@playwright/test';
import { test } from '../own/own-profile.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import { enterDemo, expect, expectHome, hydrated, merchantUrl } from '../page/site.ts';

const press = (page: Page) => page.getByRole('button', { name: 'Tap to verify you’re human' });
const solve = (page: Page) =>
  page.frameLocator('iframe').getByRole('button', { name: 'Solve', exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

/** Fills in the first step of the registration, and opens the second, which asks for the number. */
async function openNumber(page: Page): Promise<void> {
  const password = 'seven-green-Kettles';
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('Username').fill(`luna${Date.now() % 1e9}`);
  await box('Password').fill(password);
  await box('Confirm password').fill(password);
  await goOn(page).click();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
}

test('IDP-01, PASSKEY-01, CAP-02 Lumen’s login shows both, and fetches no passkey, captcha, country or script of others before somebody begins', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(merchantUrl('lumen', '/m/login'));
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  await untilQuiet(page);
  const { host } = new URL(page.url());
  expect(asked.filter((url) => new URL(url).host !== host)).toEqual([]);
  expect(asked.filter((url) => /captcha|passkey|country|firebase|service-/.test(url))).toEqual([]);
  await page.getByLabel('Username', { exact: true }).focus();
  await expect.poll(() => asked.some((url) => url.includes('/passkey/login/options'))).toBe(true);
});

test(
  'IDP-03 two quick taps on an answer of the choice are one',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 400/);
    await page.goto(merchantUrl('lumen', '/m/login'));
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const account = await opened;
    await account.getByLabel('Name').fill(`Mira ${Date.now()}`);
    await account.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Log in to an existing account' }).dblclick();
    await expect(page.getByText('and we’ll connect Google.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/login$/);
  },
);

test('CAP-01 Marigold’s registration keeps its place while the box comes', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/captcha-field-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(merchantUrl('marigold', '/m/register'));
  await hydrated(page);
  await openNumber(page);
  const submit = page.getByRole('button', { name: 'Send code', exact: true });
  await expect(submit).toBeEnabled();
  const before = await submit.boundingBox();
  await expect(press(page)).toHaveCount(0);
  held.resolve();
  await expect(press(page)).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);
});

test(
  'CAP-05 the way back closes the box, it opens again, and back leads to the step and the page before',
  nightly,
  async ({ page }) => {
    await page.goto(merchantUrl('marigold', '/m/home'));
    await page.goto(merchantUrl('marigold', '/m/register'));
    await hydrated(page);
    await openNumber(page);
    await press(page).click();
    await expect(solve(page)).toBeVisible();
    await page.goBack();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/register$/);
    await press(page).click();
    await solve(page).click();
    await expect(page.getByRole('button', { name: 'Verified' })).toBeVisible();
    // Back is the step before, and then the page before.
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Username', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/home$/);
  },
);

const living: [path: string, shows: (page: Page) => Locator][] = [
  ['/m/voucherCenter', (page) => page.getByRole('list', { name: /^Available \(\d+\)/ })],
  ['/m/leaderBoard', (page) => page.getByText(/^[a-z]•+\w+$/)],
  ['/m/member/benefits', (page) => page.getByRole('heading', { name: 'Gold' })],
  ['/m/inviteFriends', (page) => page.getByText(/^Joined /)],
  ['/m/rewardCenter', (page) => page.getByRole('list', { name: 'Ready to claim' })],
  ['/m/activity/noviceTask', (page) => page.getByRole('list', { name: 'Daily tasks' })],
  ['/m/activity', (page) => page.getByRole('link', { name: /Weekly leaderboard/ })],
];
for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `MEMBER-07, PROMO-06 every page of a member of ${merchant} has life in the first minute`,
    gateIf(merchant === 'marigold'),
    async ({ page }) => {
      await enterDemo(page, merchant);
      await expectHome(page);
      for (const [path, shows] of living) {
        await page.goto(merchantUrl(merchant, path));
        await expect(shows(page).first(), path).toBeVisible();
      }
    },
  );
}
