// A failing address: the site finds another one of the merchant and leads the player there.
import type { Page } from '@playwright/test';
import { openOwnMerchant, type OwnMerchant } from '../own/own-merchant.ts';
import { listBrokenRules } from '../page/accessible.ts';
import { nightly } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import { expect, expectMember, fillLogin, hydrated, logInButton, test } from '../page/site.ts';

const help = 'https://help.example/chat';
const campaign = 'affiliateCode=spring&r=42';
const dialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Can’t connect to this address' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh balance' });
const failed = /ERR_CONNECTION_REFUSED|ERR_FAILED|status of 404/;

/** Opens home as a member of a merchant with a second address. */
async function arrive(page: Page): Promise<{ merchant: OwnMerchant; other: string; name: string }> {
  const merchant = await openOwnMerchant(page, { customerService: help });
  const other = await merchant.addOrigin();
  await merchant.set(`domains=${merchant.url('')},${other}`);
  const { username, password } = await merchant.createMember();
  const told = async () => {
    await page.goto(merchant.url('/m/login'));
    return (await page.content()).includes(other);
  };
  await expect.poll(told).toBe(true);
  await fillLogin(page, username, password);
  await logInButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto(merchant.url(`/m/home?${campaign}`));
  await hydrated(page);
  // The code that leads away must be loaded before the address is down: it is loaded when the page is idle.
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map((each) => each.name);
    return names.some((each) => /\/line-dialog-[\w-]+\.js$/.test(each));
  });
  await untilQuiet(page);
  return { merchant, other, name: username };
}

const die = (page: Page, origin: string) =>
  page.route(`${origin}/**`, (route) => route.abort('connectionrefused'));

type Trouble = { expect: (pattern: RegExp) => void };

/** Opens the same, and takes down the page's own address. */
async function arriveAndLose(page: Page, trouble: Trouble) {
  trouble.expect(failed);
  const arrived = await arrive(page);
  await die(page, arrived.merchant.url(''));
  return arrived;
}

test('NET-13, NET-18 a dead address leads to a living one with the campaign, and the member logs in there', async ({
  page,
  trouble,
}) => {
  const { other } = await arriveAndLose(page, trouble);
  // The other address answers only once the dialog was read; otherwise that text would disappear at once.
  await page.route(`${other}/wps/system/test/ping*`, async (route) => {
    await expect(dialog(page)).toContainText('Looking for another address…');
    await route.continue();
  });
  await refresh(page).click();
  await page.waitForURL(`${other}/**`);
  expect(new URL(page.url()).search).toBe(`?${campaign}`);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test(
  'NET-18 the page that stands is not taken away because the next one’s files do not come from a dead address',
  nightly,
  async ({ page, trouble }) => {
    const { other } = await arriveAndLose(page, trouble);
    await die(page, other);
    const begun = await page.evaluate('performance.timeOrigin');
    await page.getByRole('link', { name: 'Notifications' }).click();
    await expect(dialog(page)).toContainText('it didn’t respond');
    expect(await page.evaluate('performance.timeOrigin')).toBe(begun);
  },
);

test('BOOT-11, NET-18 an address that says it is not the site’s any more hands its member over by a code that does not stay in sight', async ({
  page,
  trouble,
}) => {
  trouble.expect(failed);
  const { other, name } = await arrive(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const refusal = { success: false, errorCode: 'domain_not_available', message: 'Moved.' };
  await page.route('**/wps/v2/wallets/balance*', (route) =>
    route.request().url().startsWith(other)
      ? route.continue()
      : route.fulfill({ status: 404, json: refusal }),
  );
  const token = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '');
  await refresh(page).click();
  await page.waitForURL(`${other}/m/index.html?${campaign}`);
  // Members logged in by a link get a message (ROUTE-04).
  await page.getByRole('button', { name: 'Got it' }).click();
  await expectMember(page, name);
  expect(asked.some((url) => url.startsWith(`${other}/m/index.html?${campaign}&token=`))).toBe(
    true,
  );
  const { token: own } = JSON.parse(token) as { token: string };
  expect(asked.some((url) => url.includes(own))).toBe(false);
});

test('BOOT-11, NET-13 where no address answers, the dialog stays, and Retry finds the one that comes back', async ({
  page,
  trouble,
}) => {
  const { other } = await arriveAndLose(page, trouble);
  await die(page, other);
  await refresh(page).click();
  await expect(dialog(page)).toContainText('We tried 1 other address, but it didn’t respond.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Get help' })).toHaveAttribute('href', help);
  expect(await listBrokenRules(page)).toEqual([]);
  await page.unroute(`${other}/**`);
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await page.waitForURL(`${other}/**`);
});

test(
  'NET-13 a captive page in the place of an address is not opened',
  nightly,
  async ({ page, trouble }) => {
    const { merchant, other } = await arriveAndLose(page, trouble);
    await page.route(`${other}/**`, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: {
          success: true,
          value: { host: new URL(other).host, speed: '1', time: 1, signature: '' },
        },
      }),
    );
    await refresh(page).click();
    await expect(dialog(page)).toContainText('We tried 1 other address, but it didn’t respond.');
    expect(page.url()).toContain(merchant.url('/m/home'));
  },
);
