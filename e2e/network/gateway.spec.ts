// The site in front of an existing platform: the gateway handles everything that members see and do, in its own envelope.
import type { Page } from '@playwright/test';
import { openOwnMerchant } from '../own/own-merchant.ts';
import {
  expect,
  fillLogin,
  hydrated,
  logInButton,
  pressLogOut,
  ownTab,
  sessionOf,
  test,
} from '../page/site.ts';

const sandbox = () => `http://sandbox.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 1}`;

async function openFront(page: Page) {
  return openOwnMerchant(page, {
    'gateway.url': `${sandbox()}/gateway`,
    'gateway.launchOrigins': sandbox(),
    'images.hosts': sandbox(),
    'envelope.send': 'legacy',
    currency: 'PHP',
  });
}
const balance = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('NET-06, NET-15 through the legacy envelope a member logs in at the gateway, sees its lobby, plays, sees the new balance and logs out', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 40[13]/);
  const merchant = await openFront(page);
  const sent: { encryption: string | undefined; body: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/wps/session/login')) return;
    sent.push({ encryption: request.headers()['encryption'], body: request.postData() ?? '' });
  });
  await page.goto(merchant.url('/m/login'));
  await fillLogin(page, 'demo', 'demo-Pass1');
  await logInButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.encryption).toMatch(/^[0-9a-f]{256}$/);
  expect(sent[0]?.body).not.toContain('demo-Pass1');
  await expect(balance(page, '₱1,000.00')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fishing' })).toBeVisible();
  await expect(page.locator(`img[src^='${sandbox()}/gateway/pictures/']`).first()).toBeVisible();
  const before = await sessionOf(page);
  expect(before?.userName).toBe('demo');

  await page.goto(merchant.url('/m/game?category=RNG'));
  await page.getByText('Garden Gate').first().click();
  await page.waitForURL(`${sandbox()}/gateway/play/**`);
  await page.getByRole('button', { name: /^Stake/ }).click();
  await expect(page.getByText('990.00')).toBeVisible();

  await page.goto(merchant.url('/m/home'));
  await expect(balance(page, '₱990.00')).toBeVisible();
  await hydrated(page);
  await ownTab(page).click();
  await pressLogOut(page);
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await sessionOf(page)).toBeNull();
});

test('NET-10, LOGIN-06 what the gateway refuses the page says in its reader’s language, not in the gateway’s words', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  const merchant = await openFront(page);
  await page.goto(merchant.url('/m/login'));
  await fillLogin(page, 'demo', 'wrong');
  await logInButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('That username or password isn’t right.');
});
