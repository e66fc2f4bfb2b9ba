// The back office: somebody joins, logs in, and answers a member from the desk (CHAT-05, STAFF-02 to 04, STAFF-09).
import { createMember, type TestMember } from '@parlour/database/testing/fixtures';
import { devices, type Page } from '@playwright/test';
import { listBrokenRules } from '../page/accessible.ts';
import { readCode } from '../page/read-code.ts';
import { enterAs } from '../page/enter-as.ts';
import { expect, expectHome, merchantUrl, test } from '../page/site.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import {
  chooseApp,
  joinSupport,
  logInDemo,
  officeUrl,
  openDesktop,
  secretOn,
  staffCommand,
  takeInvitation,
} from './staff.ts';

const row = (page: Page, { username }: TestMember) =>
  page.getByRole('tabpanel').getByRole('link', { name: username });
const talkOf = (page: Page, { username }: TestMember) =>
  page.getByRole('region', { name: `Chat with ${username}` });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const ownMessages = (page: Page) => page.getByRole('list', { name: 'Messages' });

/** Logs a new member of Lumen in, who begins a talk. */
async function beginTalk(page: Page, text: string): Promise<TestMember> {
  const member = await createMember(ownerUrlOf(), 'lumen');
  await enterAs(page, merchantUrl('lumen', '/m/home'), member);
  await expectHome(page, member.username);
  await page.goto(merchantUrl('lumen', '/m/chat'));
  await page.getByRole('link', { name: /^(New chat|Leave a message)$/ }).click();
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('A ticket');
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill(text);
  await field.press('Enter');
  await expect(ownMessages(page)).toContainText(text);
  return member;
}

test('CHAT-05, STAFF-03, STAFF-06 support of the demo logs in with the command’s code and answers a member, who sees it', async ({
  page,
  browser,
  trouble,
}) => {
  // A code that another run has used.
  trouble.expect(/status of 40[01]/);
  const member = await beginTalk(page, 'Where is my prize?');
  const office = await openDesktop(browser);
  await office.goto(officeUrl('/'));
  await expect(office).toHaveURL(officeUrl('/login'));
  await logInDemo(office, 'support@parlour.example');
  await press(office, 'Lumen');
  await expect(office).toHaveURL(officeUrl('/chat'));

  await row(office, member).click();
  await expect(talkOf(office, member)).toContainText('Where is my prize?');
  await expect(ownMessages(page)).toContainText('Seen');
  await answer(office).pressSequentially('It was paid ');
  await expect(page.getByText('Writing a reply…')).toBeVisible();
  await answer(office).press('Shift+Enter');
  await answer(office).pressSequentially('at noon.');
  await answer(office).press('Enter');
  await expect(ownMessages(page)).toContainText(/It was paid\s+at noon\./);
  await expect(talkOf(office, member)).toContainText('Read');
  // An answer takes the talk.
  await expect(office.getByRole('tab', { name: /^Mine/, selected: true })).toBeVisible();
  await expect(row(office, member)).toBeVisible();

  await page.getByRole('textbox', { name: 'Your message' }).pressSequentially('Thank');
  await expect(talkOf(office, member)).toContainText('Writing…');
  await press(office, 'Close');
  await expect(office.getByRole('tab', { name: /^Closed/, selected: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeVisible();

  await office.getByRole('button', { name: /^Account of support/ }).click();
  await office.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(office.getByText('You’re logged out.')).toBeVisible();
  await office.goto(officeUrl('/chat'));
  await expect(office).toHaveURL(officeUrl('/login'));
  await office.context().close();
});

test('STAFF-01, STAFF-02, STAFF-09 an invitation is taken in the browser, and its link works once', async ({
  browser,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  const office = await openDesktop(browser);
  const mail = `join-${Date.now()}@example.com`;
  const said = await staffCommand('invite', mail, '--role', 'support', '--merchant', 'lumen');
  const [link = ''] = said.split('\n');
  await office.goto(link);
  await expect(office.getByText(mail)).toBeVisible();
  await chooseApp(office);
  const read = await readCode(office.getByText(/^QR code/).locator('..'));
  expect(read).toContain(`secret=${await secretOn(office)}`);
  await takeInvitation(office);
  const saved = office.waitForEvent('download');
  await office.getByRole('link', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('back-office-recovery-codes.txt');
  await office.getByText('I’ve saved these codes in a safe place').click();
  await press(office, 'Continue');
  // Somebody of one merchant has it chosen.
  await expect(office.getByRole('heading', { name: 'Chats' })).toBeVisible();
  await office.goto(link);
  await office.reload();
  await expect(office.getByText(/^This link was used/)).toBeVisible();
  await office.context().close();
});

test('CHAT-05, STAFF-04 a second person sees who has taken a talk, and gets it handed over, on a phone', async ({
  page,
  browser,
}) => {
  const member = await beginTalk(page, 'ایک سوال: where is it?');
  const first = await openDesktop(browser);
  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage();
  await joinSupport(first, 'lumen');
  const second = await joinSupport(phone, 'lumen');

  await row(first, member).click();
  await press(first, 'Take');
  await phone.getByRole('tab', { name: 'Others' }).tap();
  await expect(
    row(phone, member)
      .getByTitle(/^Taken by .*@example\.com$/)
      .first(),
  ).toBeVisible();
  await row(phone, member).tap();
  await expect(phone.getByText(/only one who can answer/)).toBeVisible();
  await expect(answer(phone)).toHaveCount(0);
  // The list is another page of a phone.
  await expect(row(phone, member)).toHaveCount(0);

  await press(first, 'Hand over');
  await first.getByLabel('Your colleague').selectOption(second);
  await first.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(first.getByText(/only one who can answer/)).toBeVisible();
  await answer(phone).fill('Here I am.');
  await press(phone, 'Send');
  await expect(ownMessages(page)).toContainText('Here I am.');
  await press(phone, 'Back to the list');
  await expect(phone).toHaveURL(officeUrl('/chat'));
  await expect(row(phone, member)).toBeVisible();
  for (const each of [first, phone]) await each.context().close();
});

test('STAFF-09, H1 axe finds nothing on its pages, at no width anything sticks out, and the policy refuses nothing', async ({
  browser,
  page,
}) => {
  const member = await beginTalk(page, 'Hello');
  const office = await openDesktop(browser);
  const said: string[] = [];
  office.on('console', (message) => said.push(message.text()));
  await office.goto(officeUrl('/login'));
  await expect(office.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await listBrokenRules(office)).toEqual([]);
  await joinSupport(office, 'lumen');
  await row(office, member).click();
  await expect(answer(office)).toBeVisible();
  expect(await listBrokenRules(office)).toEqual([]);
  const expectRoom = async () => {
    for (const width of [320, 390, 600, 1024]) {
      await office.setViewportSize({ width, height: 800 });
      const wider = () => office.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([width, await wider()]).toEqual([width, false]);
      expect(await listBrokenRules(office)).toEqual([]);
    }
  };
  await expectRoom();
  await office.goto(officeUrl('/answers'));
  await expect(office.getByRole('heading', { name: 'Prepared answers' })).toBeVisible();
  await expect(office.getByRole('listitem').first()).toBeVisible();
  await expectRoom();
  expect(said.filter((text) => /Content Security Policy|TrustedHTML/.test(text))).toEqual([]);
  await office.context().close();
});
