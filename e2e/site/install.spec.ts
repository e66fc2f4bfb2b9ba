// Offers to install on each kind of device, in apps and in a browser without scripts.
import { createBanners } from '@parlour/seed/testing/lobby-fixtures';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { openOwnMerchant, type OwnMerchant } from '../own/own-merchant.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { expect, hydrated, test } from '../page/site.ts';

const ios = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  safari17: ios('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1'),
  safari12: ios('12_1', 'Version/12.0 Mobile/15E148 Safari/604.1'),
  safari11: ios('11_4', 'Version/11.0 Mobile/15E148 Safari/604.1'),
  chromeIos: ios('17_4', 'CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1'),
  line: 'Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 Line/14.5.0/IAB',
  app38: ios('17_4', 'Mobile/15E148 NativeApp/2.4.38'),
  app39: ios('17_4', 'Mobile/15E148 NativeApp/2.4.39'),
};
const apk = 'https://files.example/app.apk';
const ipa = 'https://apps.example/ios';

const settings = {
  name: 'Mango',
  languages: 'EN,UR',
  guestLobby: 'on',
  // The question of consent goes before these bars.
  'consent.ask': 'none',
  'app.androidUrl': apk,
  'app.iosUrl': ipa,
} as const;

/** Opens a phone of this kind with empty storage. */
async function holdPhone(
  browser: Browser,
  agent: keyof typeof agents,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    userAgent: agents[agent],
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    ...options,
  });
  return { page: await context.newPage(), context };
}
async function openHome(page: Page, merchant: OwnMerchant): Promise<void> {
  await page.goto(merchant.url('/m/home'));
  await hydrated(page);
}
/** Expects that axe finds nothing and nothing is crowded, here and on the narrowest phone. */
async function expectUsable(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, `${state} at 320`);
  await page.setViewportSize({ width: 390, height: 844 });
}
const downloadBar = (page: Page) => page.getByRole('region', { name: 'Mango app' });
const homeBar = (page: Page) => page.getByRole('region', { name: 'Add Mango to your home screen' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Install Mango' });

/** Fires the event by which Chromium offers to install the site. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(offer);
  });

test('APP-01, APP-02, SESS-02 on Android the bar leads to the sheet, and stays away once it is closed', async ({
  page: own,
  browser,
}) => {
  const merchant = await openOwnMerchant(own, settings);
  const { page, context } = await holdPhone(browser, 'android');
  await openHome(page, merchant);
  await expect(downloadBar(page)).toContainText('5.0');
  await expectUsable(page, 'download bar');
  await downloadBar(page).getByRole('button', { name: 'Install Mango' }).click();
  await expect(sheet(page).getByRole('radio', { name: /Web app/ })).toBeChecked();
  await expect(sheet(page)).toContainText('Open your browser’s menu.');
  await expectUsable(page, 'install sheet');
  await sheet(page)
    .getByRole('radio', { name: /Android app/ })
    .check();
  const asked = page.waitForRequest(apk);
  await sheet(page).getByRole('button', { name: 'Download app' }).click();
  await asked;
  await openHome(page, merchant);
  await downloadBar(page).getByRole('button', { name: 'Close' }).click();
  await expect(downloadBar(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  // The browser's offer brings the home screen bar, which precedes the download bar.
  await offerInstall(page);
  await expect(homeBar(page)).toBeVisible();
  await homeBar(page).getByRole('button', { name: 'Close' }).click();
  await expect(homeBar(page)).toBeHidden();
  await expect(downloadBar(page)).toBeHidden();
  await context.close();
});

test('APP-04, SESS-02 the browser’s own offer is used by the home-screen bar, and closing it is counted', async ({
  page: own,
  browser,
}) => {
  const merchant = await openOwnMerchant(own, settings);
  const { page, context } = await holdPhone(browser, 'android');
  await openHome(page, merchant);
  await expect(downloadBar(page)).toBeVisible();
  await downloadBar(page).getByRole('button', { name: 'Close' }).click();
  await offerInstall(page);
  await homeBar(page).getByRole('button', { name: /^Add:/ }).click();
  await expect(page.locator('html[data-prompted]')).toBeAttached();
  await expect(homeBar(page)).toBeHidden();
  const told = page.waitForRequest(/collect/);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  expect((await told).postDataJSON()).toMatchObject({ events: [{ eventName: 'a2hsInstalled' }] });
  await context.close();
});

test('APP-03, APP-04, APP-10 Safari on iOS has the guide in two steps and the profile', async ({
  page: own,
  browser,
}) => {
  const merchant = await openOwnMerchant(own, settings);
  const { page, context } = await holdPhone(browser, 'safari17');
  await openHome(page, merchant);
  await homeBar(page)
    .getByRole('button', { name: /^See how/ })
    .click();
  await expect(sheet(page).getByRole('listitem')).toHaveText([
    'Tap Share in Safari’s toolbar.',
    'Choose “Add to Home Screen”, then Add.',
  ]);
  await expectUsable(page, 'guide of iOS');
  const profile = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'Download profile' }).click();
  expect((await profile).suggestedFilename()).toBe('app.mobileconfig');
  await page.keyboard.press('Escape');
  await homeBar(page).getByRole('button', { name: 'Close' }).click();
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('PWA_skipA2hs'),
    sessionStorage.getItem('PWA_a2hsCloseTimes'),
  ]);
  expect(kept).toEqual(['1', '1']);
  await expect(downloadBar(page)).toBeVisible();
  await context.close();
});

test('APP-03 Chrome on iOS is led to Safari', nightly, async ({ page: own, browser }) => {
  const merchant = await openOwnMerchant(own, { ...settings, 'app.iosUrl': 'none' });
  const { page, context } = await holdPhone(browser, 'chromeIos');
  await openHome(page, merchant);
  await downloadBar(page).getByRole('button', { name: 'Install Mango' }).click();
  await expect(sheet(page)).toContainText('Open this page in Safari to download the app.');
  await expect(sheet(page).getByRole('button', { name: 'Not now' })).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: /Add|Download|Got/ })).toHaveCount(0);
  await context.close();
});

for (const agent of ['safari11', 'safari12'] as const) {
  test(
    `APP-03 ${agent} is told without a script how to get to the home screen`,
    gateIf(agent === 'safari12'),
    async ({ page: own, browser }) => {
      const merchant = await openOwnMerchant(own, settings);
      const { page, context } = await holdPhone(browser, agent, { javaScriptEnabled: false });
      await page.goto(merchant.url('/m/home'));
      const tip = page.getByRole('complementary', { name: 'Mango app' });
      await expect(tip).toContainText('tap Share in Safari, then “Add to Home Screen”');
      await expect(tip.getByRole('link', { name: 'Download profile' })).toHaveAttribute(
        'href',
        '/m/webclip.mobileconfig',
      );
      await page.goto(merchant.url('/m/home?language=UR'));
      await expect(page.getByRole('complementary')).toContainText('iOS کے اس ورژن پر');
      await context.close();
    },
  );
}
test(
  'APP-03 no other browser has the tip, and it stands before nothing of the page',
  nightly,
  async ({ page: own, browser }) => {
    const merchant = await openOwnMerchant(own, settings);
    const { page, context } = await holdPhone(browser, 'safari17', { javaScriptEnabled: false });
    await page.goto(merchant.url('/m/home'));
    await expect(page.locator('#root')).toBeAttached();
    await expect(page.locator('.legacy')).toHaveCount(0);
    await context.close();
  },
);

test('APP-07, APP-08, ROUTE-13 an older native app is asked to update by way of the redirect page', async ({
  page: own,
  browser,
}) => {
  const merchant = await openOwnMerchant(own, {
    ...settings,
    'app.iosVersion': '2.6.0',
    'app.tellsUpgrade': 'on',
    'flags.APPFORCEUPDATE3': 'on',
  });
  const { page, context } = await holdPhone(browser, 'app38');
  await openHome(page, merchant);
  const dialog = page.getByRole('dialog', { name: 'Update available' });
  await expect(dialog).toContainText('Version 2.6.0 of Mango is ready. You have 2.4.38.');
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectUsable(page, 'mandatory update');
  await expect(downloadBar(page)).toBeHidden();
  await context.route(ipa, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Update now' }).click();
  await page.waitForURL((url) => url.pathname === '/m/redirect.html');
  await context.close();
});

test(
  'APP-07, APP-08 one that is new enough loads it directly, and may put it off',
  nightly,
  async ({ page: own, browser }) => {
    const merchant = await openOwnMerchant(own, {
      ...settings,
      'app.iosVersion': '2.6.0',
      'app.tellsUpgrade': 'on',
    });
    const { page, context } = await holdPhone(browser, 'app39');
    await openHome(page, merchant);
    const dialog = page.getByRole('dialog', { name: 'Update available' });
    const asked = page.waitForRequest(ipa);
    await dialog.getByRole('button', { name: 'Update now' }).click();
    await asked;
    await openHome(page, merchant);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await context.close();
  },
);

test(
  'ROUTE-13 the redirect page shows its button after two seconds, without a script',
  nightly,
  async ({ page: own, browser }) => {
    const merchant = await openOwnMerchant(own, settings);
    const { page, context } = await holdPhone(browser, 'app38', { javaScriptEnabled: false });
    await context.route(ipa, (route) => route.fulfill({ status: 204 }));
    await page.goto(merchant.url(`/m/redirect.html?url=${encodeURIComponent(ipa)}`));
    const button = page.getByRole('link', { name: 'Open' });
    await expect(button).toBeHidden();
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('href', ipa);
    await context.close();
  },
);

test('APP-06 the page of the app works without a script, in both directions', async ({
  page: own,
  browser,
}) => {
  const merchant = await openOwnMerchant(own, settings);
  const { page, context } = await holdPhone(browser, 'safari11', { javaScriptEnabled: false });
  for (const language of ['EN', 'UR']) {
    await page.goto(merchant.url(`/m/appDownload?language=${language}`));
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/m/webclip.mobileconfig"]')).toBeVisible();
    await expect(main.locator(`a[href="${ipa}"]`)).toBeVisible();
  }
  await context.close();
});
test('APP-11 on Android the Android app comes first, already as the server sends the page, and nothing moves', async ({
  page: own,
  browser,
}) => {
  const merchant = await openOwnMerchant(own, settings);
  const { page, context } = await holdPhone(browser, 'android');
  const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  await page.goto(merchant.url('/m/appDownload'), { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  const sent = await titles();
  expect(sent.slice(0, 2)).toEqual(['Android app', 'Web app']);
  await hydrated(page);
  expect(await titles()).toEqual(sent);
  await expectUsable(page, 'get the app on Android');
  await context.close();
});
test(
  'APP-06 the page of the app can be read by anybody',
  nightly,
  async ({ page: own, browser }) => {
    const merchant = await openOwnMerchant(own, settings);
    const { page, context } = await holdPhone(browser, 'safari17');
    await page.goto(merchant.url('/m/appDownload'));
    await hydrated(page);
    await expectAccessible(page, 'the app');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, 'the app at 320');
    await context.close();
  },
);

test(
  'NET-16 LINE on Android opens the page in a browser outside, by its own word',
  nightly,
  async ({ page: own, browser }) => {
    const merchant = await openOwnMerchant(own, settings);
    const { page, context } = await holdPhone(browser, 'line');
    await openHome(page, merchant);
    await downloadBar(page).getByRole('button', { name: 'Install Mango' }).click();
    await sheet(page).getByRole('button', { name: 'Open in browser' }).click();
    await expect(page).toHaveURL(/\/m\/home\?openExternalBrowser=1$/);
    await context.close();
  },
);

test('WELC-01, WELC-02 after 20 s on home there is a picture to keep, then a second, and neither again', async ({
  page: own,
  browser,
}) => {
  const merchant = await openOwnMerchant(own, settings);
  await createBanners({ ownerUrl: ownerUrlOf(), merchantCode: merchant.code }, [
    { id: 'one', groupName: 'm_popup1', picture: '/m/welcome/card.svg' },
    { id: 'two', groupName: 'm_popup2', picture: '/m/welcome/phone.svg' },
  ]);
  const { page, context } = await holdPhone(browser, 'android');
  await page.clock.install();
  await page.goto(merchant.url('/m/home'));
  await expect(downloadBar(page)).toBeVisible();
  const first = page.getByRole('dialog', { name: 'Save this card' });
  await page.clock.runFor(15_000);
  await expect(first).toBeHidden();
  await page.clock.runFor(8_000);
  await expect(first.getByRole('img', { name: 'Image of Mango' })).toBeVisible();
  await expectUsable(page, 'welcome picture');
  const saved = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Save image' }).click();
  expect((await saved).suggestedFilename()).toBe('Mango.png');
  const second = page.getByRole('dialog', { name: 'Find us in your photos' });
  await expect(second).toBeVisible();
  await expectUsable(page, 'second picture');
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await page.reload();
  await expect(downloadBar(page)).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(first).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('welcome_saved'))).toContain('one ');
  await context.close();
});
