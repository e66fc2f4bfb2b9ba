// A member and the merchant's team in the built-in chat (CHAT-05), the team by its command.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createMember, type TestMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { ownerUrlOf } from '../own/own-member.ts';
import { enterAs } from '../page/enter-as.ts';
import { expect, expectHome, pressLogOut, merchantUrl, test } from '../page/site.ts';

async function logInAs(page: Page, member: TestMember): Promise<void> {
  await enterAs(page, merchantUrl('lumen', '/m/home'), member);
  await expectHome(page, member.username);
}
async function enter(page: Page): Promise<TestMember> {
  const member = await createMember(ownerUrlOf(), 'lumen');
  await logInAs(page, member);
  return member;
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });
const chatTab = (page: Page) => page.getByRole('link', { name: /^Chat/ });

/** Runs the team's command, next to the running product. */
async function team(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['PARLOUR_E2E_DATA'] };
  const command = ['scripts/chat/command.ts', ...words];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}
/** Finds the talk of a member in the team's queue. */
async function talkOf({ username }: TestMember): Promise<string> {
  const listed = await team('list', 'lumen');
  return new RegExp(`^(\\S+) \\w+: .* of ${username}\\b`, 'm').exec(listed)?.[1] ?? '';
}
async function begin(page: Page, text: string): Promise<void> {
  await page.goto(merchantUrl('lumen', '/m/chat'));
  await page.getByRole('link', { name: /^(New chat|Leave a message)$/ }).click();
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('A ticket');
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/m\/chat\/talk\?id=/);
  await expect(messages(page)).toContainText(text);
}

test('CHAT-01, CHAT-05 a member and the team write to each other live, on two devices', async ({
  page,
  browser,
}) => {
  const member = await enter(page);
  await begin(page, 'Where is my prize?');
  await expect(messages(page)).toContainText('Sent');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logInAs(other, member);

  const id = await talkOf(member);
  expect(await team('read', 'lumen', id)).toContain('Where is my prize?');
  await expect(messages(page)).toContainText('Seen');
  // The page that is open reads the answer, so it is unread nowhere; what comes while it is closed is.
  await team('answer', 'lumen', id, 'It was paid.', '--name', 'Robin');
  await expect(messages(page)).toContainText('It was paid.');
  await page.goto(merchantUrl('lumen', '/m/home'));
  await team('answer', 'lumen', id, 'Is it there?');
  await expect(chatTab(other).locator('.badge')).toHaveText('1');
  await expect(chatTab(page).locator('.badge')).toHaveText('1');
  await chatTab(other).click();
  await other.getByRole('link', { name: /^A ticket/ }).click();
  await expect(messages(other)).toContainText('Is it there?');
  await expect(chatTab(page).locator('.badge')).toHaveCount(0);
  await team('close', 'lumen', id);
  await other.getByRole('radio', { name: '5 stars' }).check();
  await other.getByRole('button', { name: 'Send rating' }).click();
  await expect(other.getByText('Thank you for your rating.')).toBeVisible();
  await elsewhere.close();
});

test('CHAT-05 each side sees that the other one is writing, for some seconds', async ({ page }) => {
  const member = await enter(page);
  await begin(page, 'Hello');
  const id = await talkOf(member);
  await team('writing', 'lumen', id, '--name', 'Robin');
  const line = page.getByText('Robin is writing…');
  await expect(line).toBeVisible();
  await expect(line).toHaveCount(0);
  // The command begins a moment after the key, so it is pressed before each look.
  await expect
    .poll(async () => {
      await field(page).pressSequentially('a');
      return team('read', 'lumen', id);
    })
    .toContain('The member is writing.');
});

test('CHAT-05 what is written off line arrives once and in order, also after a reload', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
  const member = await enter(page);
  await begin(page, 'On line');
  await context.setOffline(true);
  for (const text of ['One', 'Two', 'Three']) {
    await field(page).fill(text);
    await field(page).press('Enter');
  }
  await expect(page.getByText('Not sent yet')).toHaveCount(3);
  await context.setOffline(false);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  await page.reload();
  await expect(messages(page)).toContainText(/On line.*One.*Two.*Three/);
  const read = await team('read', 'lumen', await talkOf(member));
  expect([...read.matchAll(/^ {2}(\w.*)$/gm)].map(([, text]) => text)).toEqual([
    'On line',
    'One',
    'Two',
    'Three',
  ]);
});

test('CHAT-05, C4 a logout keeps nothing of it on the device', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
  await enter(page);
  await begin(page, 'On line');
  await context.setOffline(true);
  await field(page).fill('Mine alone');
  await field(page).press('Enter');
  await field(page).fill('Half a tho');
  await expect(page.getByText('Not sent yet')).toHaveCount(1);
  const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(await stored()).toContain('Mine alone');
  // The line comes back with the page that logs out, and its calls of the chat do not.
  await page.route('**/wps/chat/**', (route) => route.abort());
  await context.setOffline(false);
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await pressLogOut(page);
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await stored()).not.toMatch(/Mine alone|Half a tho/);
});

test('CHAT-01 a guest is sent to the login', async ({ page }) => {
  await page.goto(merchantUrl('lumen', '/m/chat'));
  await expect(page).toHaveURL(/\/m\/login$/);
});
