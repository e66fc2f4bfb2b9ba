// Sign-in by redirect (IDP-01), in a browser that partitions frames of other sites: it works if the service's pages are of the same site;
// elsewhere the player gets a message.
import type { Page } from '@playwright/test';
import type { OwnMerchant } from '../own/own-merchant.ts';
import { test } from '../own/own-profile.ts';
import {
  choice,
  choose,
  go,
  identitySettings,
  newPerson,
  openIdentitySite,
  openNoWindows,
  openRedirectSite,
  sandbox,
  way,
} from './signing-in-elsewhere.ts';
import { expectAccessible } from '../page/accessible.ts';
import { nightly } from '../page/pairs.ts';
import { expect } from '../page/site.ts';

test.use({ blocksThirdParties: true });
test.beforeEach(({ trouble }) => trouble.expect(/status of 400/));

const accountPage = /\/emulator\/auth\/handler/;

test('IDP-01 where no window opens and the service is of another site, the player finds the address at which it works', async ({
  page,
}) => {
  const site = await openIdentitySite(page);
  const origin = await site.addOrigin('sandbox.localhost');
  await openNoWindows(page);
  await page.goto(site.url('/m/login'));
  await way(page, 'Google').click();
  await go(page, 'Google').click();
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the window.');
  await expect(page.getByText('Allow pop-ups for this site')).toBeVisible();
  await expectAccessible(page, 'no window');
  await expect(page.getByText(`at our other address, ${new URL(origin).hostname}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue there' }).click();
  await expect(page).toHaveURL(`${origin}/m/identity?with=google`);
  await go(page, 'Google').click();
  await page.waitForURL(accountPage);
  await choose(page, newPerson());
  await expect(choice(page)).toBeVisible();
});

test(
  'IDP-01 where no other address works either, the player may still log in another way',
  nightly,
  async ({ page }) => {
    const site = await openIdentitySite(page);
    await openNoWindows(page);
    await page.goto(site.url('/m/identity?with=google'));
    await go(page, 'Google').click();
    await expect(page.getByRole('alert')).toContainText('Your browser blocked the window.');
    await expect(page.getByRole('link', { name: 'Continue there' })).toHaveCount(0);
    // The player may have allowed the window meanwhile.
    await expect(go(page, 'Google')).toBeEnabled();
    await page.getByRole('link', { name: 'Back to log in' }).last().click();
    await expect(page).toHaveURL(site.url('/m/login'));
  },
);

/** Signs in by redirect like the service's code, from a page that does not check its address. */
async function redirectBlindly(page: Page, site: OwnMerchant): Promise<void> {
  await page.goto(site.url('/m/identity?with=google'));
  await expect(go(page, 'Google')).toBeEnabled();
  const key = `${String(identitySettings()['firebase.apiKey'])}:[DEFAULT]`;
  await page.evaluate((name) => {
    sessionStorage.setItem(`firebase:pendingRedirect:${name}`, '"true"');
    sessionStorage.setItem('identityLeft', `google ${Date.now()}`);
  }, key);
  const [apiKey = '', appName = ''] = key.split(':');
  const query = new URLSearchParams({
    apiKey,
    appName,
    authType: 'signInViaRedirect',
    providerId: 'google.com',
    redirectUrl: page.url(),
  });
  await page.goto(`${sandbox()}/emulator/auth/handler?${query}`);
  await choose(page, newPerson());
}

test('IDP-01 this browser gives the answer of a redirect back at an address of the service’s own site alone, and the player is told', async ({
  page,
}) => {
  await redirectBlindly(page, await openRedirectSite(page));
  await expect(choice(page)).toBeVisible();
  const other = await openIdentitySite(page);
  await redirectBlindly(page, other);
  await expect(page).toHaveURL(other.url('/m/identity?with=google'));
  await expect(page.getByRole('alert')).toContainText('We didn’t hear back from Google.');
});

test(
  'IDP-01 whoever comes back from a redirect without an answer is told so',
  nightly,
  async ({ page }) => {
    const site = await openRedirectSite(page);
    await openNoWindows(page);
    await page.goto(site.url('/m/identity?with=google'));
    await go(page, 'Google').click();
    await page.waitForURL(accountPage);
    await page.goto(site.url('/m/identity?with=google'));
    await expect(page.getByRole('alert')).toContainText('We didn’t hear back from Google.');
    await expect(go(page, 'Google')).toBeEnabled();
    await page.reload();
    await expect(go(page, 'Google')).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'IDP-01 by a redirect from the list of all ways the answer is found, too',
  nightly,
  async ({ page }) => {
    const site = await openRedirectSite(page);
    await openNoWindows(page);
    await page.goto(site.url('/m/identity'));
    await go(page, 'Facebook').click();
    await page.waitForURL(accountPage);
    await choose(page, newPerson());
    await expect(choice(page)).toBeVisible();
  },
);

const asHomeScreenApp = () => {
  Object.defineProperty(navigator, 'standalone', { value: true });
};

test(
  'IDP-01 an app on the home screen of iOS goes by redirect without trying',
  nightly,
  async ({ page }) => {
    const site = await openRedirectSite(page);
    await page.addInitScript(asHomeScreenApp);
    await page.goto(site.url('/m/login'));
    await way(page, 'Facebook').click();
    await expect(page.getByText('We’ll take you to Facebook and back.')).toBeVisible();
    await go(page, 'Facebook').click();
    await page.waitForURL(accountPage);
    await choose(page, newPerson());
    await expect(choice(page)).toBeVisible();
  },
);

test(
  'IDP-01 in such an app at an address where a redirect would be lost nothing is tried, and the player is told',
  nightly,
  async ({ page }) => {
    const site = await openIdentitySite(page);
    await page.addInitScript(asHomeScreenApp);
    await page.goto(site.url('/m/identity?with=facebook'));
    await expect(page.getByText('This doesn’t work in the app.')).toBeVisible();
    await expect(go(page, 'Facebook')).toHaveCount(0);
  },
);
