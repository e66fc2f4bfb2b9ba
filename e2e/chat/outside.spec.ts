// Outside chats: the chat's tab opens the provider's page, and links to customer service tell providers who the member is (CHAT-02 to 04).
import type { SettingTexts } from '@parlour/contract/settings.schema';
import type { Page } from '@playwright/test';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { enterAs } from '../page/enter-as.ts';
import { expect, expectHome, hydrated, ownTab, test } from '../page/site.ts';

const sandbox = () => `http://sandbox.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 1}`;
const contact = (csType: string, path: string, over: object = {}): SettingTexts => ({
  customerService: JSON.stringify([{ csType, path: `${sandbox()}/outside-chat/${path}`, ...over }]),
});
const liveChat = 'licence/1001/open_chat.cgi';

async function enter(page: Page, settings: SettingTexts) {
  const merchant = await openOwnMerchant(page, { 'flags.CBS3': 'on', ...settings });
  const member = await merchant.createMember();
  await enterAs(page, merchant.url('/m/home'), member);
  await expectHome(page, member.username);
  return { merchant, member };
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('CHAT-02, CHAT-04 the chat’s tab opens the outside chat, which learns language, colour and name; back skips the way there', async ({
  page,
}) => {
  const { member } = await enter(page, contact('LIVECHAT', liveChat, { csPosition: 'chat' }));
  await page.getByRole('link', { name: /^Chat/ }).click();
  await page.waitForURL(`${sandbox()}/outside-chat/${liveChat}?*`);
  await expect(row(page, 'headerColor')).toContainText(/#[0-9a-f]{6}/);
  await expect(row(page, 'language')).toContainText('EN');
  await expect(page.getByText('The link told who you are.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('name')).toBe(member.username);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('CHAT-04 Contact us tells the provider the member’s name, in a tab of its own', async ({
  page,
}) => {
  const { member } = await enter(page, contact('COMM100', 'chatWindow.aspx?siteId=1001&planId=1'));
  await hydrated(page);
  await ownTab(page).click();
  const help = page.getByRole('link', { name: 'Customer service' });
  /** Opens the link in its tab, and returns what it told. */
  async function openHelp(): Promise<Record<string, string>> {
    const [tab] = await Promise.all([page.waitForEvent('popup'), help.click()]);
    await tab.waitForURL(`${sandbox()}/outside-chat/**`);
    const told = Object.fromEntries(new URL(tab.url()).searchParams);
    await tab.close();
    return told;
  }
  // The code that adds names is loaded after two seconds without a press; before, a link opens without one.
  await expect
    .poll(openHelp, { intervals: [2_500] })
    .toEqual({ siteId: '1001', planId: '1', 'CUSTOM!username': member.username });
});

test('CHAT-01, CHAT-03 a guest has the first link at the login, without a name', async ({
  page,
}) => {
  const merchant = await openOwnMerchant(page, {
    'flags.CBS3': 'on',
    ...contact('AICAN', 'aican', { csPosition: 'chat' }),
  });
  await page.goto(merchant.url('/m/login'));
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Customer service' });
  await expect(link).toHaveAttribute('href', `${sandbox()}/outside-chat/aican`);
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab.getByText('The link told nothing.')).toBeVisible();
});
