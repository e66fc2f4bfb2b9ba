// The list of a member's logins, and ending unknown ones (SESS-05, S4).
import { createMember, type TestMember } from '@parlour/database/testing/fixtures';
import type { Browser, Page } from '@playwright/test';
import { ownerUrlOf } from '../own/own-member.ts';
import { nightly } from '../page/pairs.ts';
import { expect, expectHome, fillLogin, logInButton, merchantUrl, test } from '../page/site.ts';

async function enter(page: Page, member: TestMember): Promise<void> {
  await page.goto(merchantUrl('lumen', '/m/login'));
  await fillLogin(page, member.username, member.password);
  await logInButton(page).click();
  await expectHome(page, member.username);
}
/** Logs the member in with a browser of another kind. */
async function enterElsewhere(browser: Browser, member: TestMember, userAgent: string) {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  await enter(page, member);
  return page;
}
const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
};
const others = (page: Page) => page.getByRole('list', { name: /^Other devices/ });

test('SESS-05, S4 a member ends one device, then all others, and stays logged in', async ({
  page,
  browser,
  trouble,
}) => {
  trouble.expect(/status of 401/);
  const member = await createMember(ownerUrlOf(), 'lumen');
  await enter(page, member);
  const firefox = await enterElsewhere(browser, member, agents.firefox);
  const iPad = await enterElsewhere(browser, member, agents.iPad);

  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await page.getByRole('link', { name: 'Devices' }).click();
  await expect(page).toHaveURL(/\/m\/member\/devices$/);
  await expect(page.getByRole('list', { name: 'This device' })).toContainText('Active');
  await expect(others(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).dblclick();
  await expect(others(page).getByRole('listitem')).toHaveCount(1);
  await firefox.goto(merchantUrl('lumen', '/m/member/home'));
  await expect(firefox).toHaveURL(/\/m\/login$/);

  await page.getByRole('button', { name: 'Log out other devices' }).click();
  await page.getByRole('button', { name: 'Log out others', exact: true }).click();
  await expect(page.getByText('You’re not logged in on any other device.')).toBeVisible();
  await iPad.goto(merchantUrl('lumen', '/m/member/home'));
  await expect(iPad).toHaveURL(/\/m\/login$/);
  await page.reload();
  await expect(page.getByText('You’re not logged in on any other device.')).toBeVisible();
  for (const each of [firefox, iPad]) await each.context().close();
});

test(
  'SESS-05, NET-11 one that has ended already is no mistake, and without a line nothing ends',
  nightly,
  async ({ page, context, browser, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    trouble.expect(/status of 404/);
    const member = await createMember(ownerUrlOf(), 'lumen');
    await enter(page, member);
    const firefox = await enterElsewhere(browser, member, agents.firefox);
    await page.goto(merchantUrl('lumen', '/m/member/devices'));
    const end = page.getByRole('button', { name: 'Log out Firefox on Windows' });
    await expect(end).toBeVisible();
    await context.setOffline(true);
    await end.click();
    await expect(end).toBeVisible();
    await expect(end).not.toHaveAttribute('aria-busy', 'true');
    await context.setOffline(false);
    await firefox.goto(merchantUrl('lumen', '/m/member/home'));
    await firefox.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(firefox).toHaveURL(/\/m\/login$/);
    await end.click();
    await expect(page.getByText('Device logged out')).toBeVisible();
    await expect(page.getByText('You’re not logged in on any other device.')).toBeVisible();
    await firefox.context().close();
  },
);
