// The player's notifications: the bell, and the page behind it (MEMBER-14).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { announcement, openAnnouncing } from '../own/own-announcements.ts';
import { nightly } from '../page/pairs.ts';
import { expect, test } from '../page/site.ts';

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ });
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const news = [
  announcement('tickets', {
    goTo: '/m/activity',
    texts: {
      EN: { title: 'Double tickets', content: '<p>From <a href="/m/game">Friday</a> on.</p>' },
      UR: { title: 'دگنے ٹکٹ', content: '<p>جمعہ سے۔</p>' },
    },
  }),
  announcement('rules'),
];

/** Closes the popup over home. */
async function closePopup(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Announcement', exact: true });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** Runs the team's command, next to the running product. */
async function team(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['PARLOUR_E2E_DATA'] };
  const command = ['scripts/feedback/command.ts', ...words];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

test('MEMBER-14 the bell has a dot and says how many; what is opened is read, and then all of it', async ({
  page,
}) => {
  const { enter } = await openAnnouncing(page, { announcements: news });
  await enter();
  await closePopup(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await expect(bell(page).locator('.badge--dot')).toBeVisible();
  await bell(page).click();
  await expect(page).toHaveURL(/\/m\/member\/notifications$/);
  await expect(page.getByRole('tab')).toHaveText(['All2', 'Announcements2', 'For you']);
  await expectAccessible(page, 'notifications');
  await row(page, /Double tickets/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Double tickets' })).toBeVisible();
  const way = page.getByRole('link', { name: 'View offer' });
  await expect(way).toHaveAttribute('href', '/m/activity');
  await expectAccessible(page, 'an announcement');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(row(page, /^Unread/)).toHaveCount(1);
  await row(page, /About rules/).click();
  await expect(page.getByText('All of rules.')).toBeVisible();
  await expect(way).toBeHidden();
  await page.goBack();
  await expect(row(page, /^Unread/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(bell(page).locator('.badge')).toBeHidden();
});

test('MEMBER-14, POP-04 all are read by the checks, on every device, and a link of one leads into the site', async ({
  page,
}) => {
  const { enter, merchant } = await openAnnouncing(page, { announcements: news });
  await enter();
  await page.goto(merchant.url('/m/member/notifications'));
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All marked as read')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await page.reload();
  await expect(row(page, /Double tickets/)).toBeVisible();
  await expect(row(page, /^Unread/)).toHaveCount(0);
  await row(page, /Double tickets/).click();
  await page.getByRole('link', { name: 'Friday' }).click();
  await expect(page).toHaveURL(/\/m\/game$/);
});

test('MEMBER-12, MEMBER-14 an answer of the team reaches the bell, and leads to the message', async ({
  page,
}) => {
  const { enter, merchant } = await openAnnouncing(page, {
    announcements: [announcement('guests', { audience: 'guests' })],
  });
  const { username } = await enter();
  await page.goto(merchant.url('/m/member/notifications'));
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expectAccessible(page, 'no notifications');
  await page.goto(merchant.url('/m/feedback'));
  await page.getByRole('radio', { name: 'Problem' }).check();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Where is my prize?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent. Thank you.')).toBeVisible();
  const [, id = ''] =
    new RegExp(`(\\S+) sent: problem of ${username}`).exec(await team('list', merchant.code)) ?? [];
  await team('answer', merchant.code, id, 'It was paid at 20:47.');
  // The fact is delivered soon, not at once.
  await expect(async () => {
    await page.goto(merchant.url('/m/home'));
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await bell(page).click();
  await row(page, /We replied to your feedback.*It was paid at 20:47\./).click();
  await expect(page).toHaveURL(/\/m\/feedback$/);
  await expect(page.getByText('It was paid at 20:47.')).toBeVisible();
  await page.goBack();
  await expect(row(page, /^Unread/)).toHaveCount(0);
});

test('MEMBER-14 in Urdu, and on a narrow phone, everything has its room', async ({ page }) => {
  const { enter, merchant } = await openAnnouncing(
    page,
    { announcements: news },
    { languages: 'EN,UR' },
  );
  await enter();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(merchant.url('/m/member/notifications?language=UR'));
  await expect(page.getByRole('heading', { level: 1, name: 'اطلاعات' })).toBeVisible();
  await expect(row(page, /دگنے ٹکٹ/)).toBeVisible();
  await expectAccessible(page, 'notifications in Urdu');
  await row(page, /دگنے ٹکٹ/).click();
  await expect(page.getByText('جمعہ سے۔')).toBeVisible();
  await expectAccessible(page, 'an announcement in Urdu');
});

test('MEMBER-14 a guest is asked nothing and led to the login', nightly, async ({ page }) => {
  const { merchant } = await openAnnouncing(page, { announcements: news });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/notification/')) asked.push(request.url());
  });
  await page.goto(merchant.url('/m/home'));
  await page.goto(merchant.url('/m/member/notifications'));
  await expect(page).toHaveURL(/\/m\/login/);
  expect(asked).toEqual([]);
});
