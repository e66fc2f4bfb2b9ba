// Pages in front of the site: maintenance and the rules of regions, switched by the operator while visitors use it.
import type { Page } from '@playwright/test';
import { openOwnMerchant, type OwnMerchant } from '../own/own-merchant.ts';
import { listBrokenRules } from '../page/accessible.ts';
import { enterAs } from '../page/enter-as.ts';
import { nightly } from '../page/pairs.ts';
import { expect, fillLogin, hydrated, logInButton, test } from '../page/site.ts';

const help = 'https://help.example/chat';
const look = { languages: 'EN,TH,UR', customerService: help } as const;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true });
/** Marks the document, to detect reloads. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

async function endMaintenance(merchant: OwnMerchant): Promise<void> {
  await merchant.set('maintenance.on=off');
  await expect.poll(() => merchant.statusOf('/m/login')).toBe(200);
}

async function enter(page: Page, merchant: OwnMerchant): Promise<string> {
  const { username, password } = await merchant.createMember();
  await enterAs(page, merchant.url('/m/home'), { username, password });
  await expect(page).toHaveURL(/\/m\/home$/);
  return username;
}

test('BOOT-04, BOOT-05 during maintenance a visitor reads when it is expected to end, reaches customer service, and comes in by Retry', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 503/);
  const merchant = await openOwnMerchant(page, look);
  const until = new Date(Date.now() + 72 * 60_000 - 1_000);
  until.setSeconds(0, 0);
  await merchant.set('maintenance.on=on', `maintenance.until=${until.toISOString()}`);
  await expect.poll(() => merchant.statusOf('/m/home')).toBe(503);
  await page.goto(merchant.url('/m/home'));
  await hydrated(page);
  await expect(heading(page, 'System maintenance')).toBeVisible();
  const time = page.getByRole('time');
  await expect(time).toHaveAttribute('datetime', until.toISOString());
  const hours = await page.evaluate(
    (at) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    until.getTime(),
  );
  await expect(time).toContainText(hours);
  await expect(page.getByText(/^in 1 h 1[12] min$/)).toBeVisible();
  const contact = page.getByRole('link', { name: 'Contact us' });
  await expect(contact).toHaveAttribute('href', help);
  await expect(contact).toHaveAttribute('target', '_blank');
  expect(await listBrokenRules(page)).toEqual([]);
  await mark(page);
  await retry(page).click();
  await expect(page.locator('main').getByRole('status')).toHaveText(/^We’re not back yet/);
  await endMaintenance(merchant);
  await retry(page).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveURL(/\/m\/login$/);
});

test(
  'BOOT-04, BOOT-05 of a maintenance without an end no time is said, and Retry leads back to the page that was asked for',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 503/);
    const merchant = await openOwnMerchant(page, {
      ...look,
      guestLobby: 'on',
      'maintenance.on': 'on',
    });
    expect((await page.goto(merchant.url('/m/game')))?.status()).toBe(503);
    await expect(heading(page, 'System maintenance')).toBeVisible();
    await hydrated(page);
    await expect(page.getByText('Expected back')).toBeHidden();
    await mark(page);
    await endMaintenance(merchant);
    await retry(page).click();
    await expect(heading(page, 'Games')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveURL(/\/m\/game$/);
  },
);

test('BOOT-04, BOOT-13 a member in the middle of the site is told by the next call, and is still logged in afterwards', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 503/);
  const merchant = await openOwnMerchant(page, look);
  const username = await enter(page, merchant);
  await hydrated(page);
  await mark(page);
  await merchant.set('maintenance.on=on');
  // A call that the page makes itself may have come first.
  const me = page.getByRole('link', { name: 'Me and my account' });
  await me.or(heading(page, 'System maintenance')).first().click();
  await expect(heading(page, 'System maintenance')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await endMaintenance(merchant);
  await retry(page).click();
  await expect(heading(page, 'System maintenance')).toBeHidden();
  expect(await isMarked(page)).toBe(true);
  // Where a call of the page itself came first, the link was not followed.
  await me.click();
  await expect(heading(page, username)).toBeVisible();
});

test('BOOT-06, BOOT-07 whom the rules keep out reads in Thai and in English why, copies the address that was seen, and can ask for help', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/status of 403/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const merchant = await openOwnMerchant(page, { ...look, 'theme.scheme': 'light' });
  await merchant.set('region.deny.cidrs=127.0.0.0/8');
  await expect.poll(() => merchant.statusOf('/m/home')).toBe(403);
  await page.goto(merchant.url('/m/home?language=TH'));
  await hydrated(page);
  await expect(heading(page, 'ไม่สามารถเข้าใช้งานได้')).toBeVisible();
  const copy = page.locator('section[lang=en]');
  await expect(copy.getByRole('heading', { level: 2 })).toHaveText('Access denied');
  await expect(copy).toContainText('isn’t available from your location or IP address');
  await expect(copy).toContainText('Contact us and include your IP address');
  await expect(page.getByText('127.0.0.1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'คัดลอกที่อยู่ IP' }).click();
  await expect(page.locator('main').getByRole('status')).toContainText('คัดลอกแล้ว');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('127.0.0.1');
  await expect(page.getByRole('link', { name: 'ติดต่อเรา' })).toHaveAttribute('href', help);
  await expect(page.locator('body')).toHaveClass('error-limit');
  expect(await listBrokenRules(page)).toEqual([]);
  await merchant.set('region.allow.cidrs=127.0.0.1');
  await expect.poll(() => merchant.statusOf('/m/login')).toBe(200);
  await page.goto(merchant.url('/m/login'));
  await expect(page.locator('body')).not.toHaveClass('error-limit');
});

test('BOOT-06, BOOT-09 a rule that begins while somebody logs in is told by that call', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 403/);
  const merchant = await openOwnMerchant(page, look);
  const { username, password } = await merchant.createMember();
  await page.goto(merchant.url('/m/login'));
  await hydrated(page);
  await fillLogin(page, username, password);
  await merchant.set('region.allow.countries=PH');
  await expect.poll(() => merchant.statusOf('/m/login')).toBe(403);
  await logInButton(page).click();
  await expect(heading(page, 'Access denied')).toBeVisible();
  await expect(page.locator('section[lang=en]')).toBeHidden();
  await expect(page.locator('body')).toHaveClass('error-limit');
  await expect(page.getByText('127.0.0.1', { exact: true })).toBeVisible();
});
