// The notice before a link of an announcement leads to another site (REDIR-02, screen 70).
import type { Page } from '@playwright/test';
import { announcement, announcementOf, openAnnouncing } from '../own/own-announcements.ts';
import { expectAccessible } from '../page/accessible.ts';
import { expect, hydrated, test } from '../page/site.ts';

const sandbox = () => `http://sandbox.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 1}`;
const outside = 'http://news.localhost/koi-lagoon/autumn?a=1';
const notice = (page: Page) => page.getByRole('alertdialog', { name: /^You’re leaving / });
const link = (page: Page, name: string) => announcementOf(page).getByRole('link', { name });

async function enter(page: Page) {
  const content = `<p><a href="${outside}">News</a> <a href="${sandbox()}/partner/shelf">Shelf</a></p>`;
  const { merchant, enter: logIn } = await openAnnouncing(
    page,
    {
      announcements: [announcement('links', { texts: { EN: { title: 'About links', content } } })],
    },
    { 'redirect.notice': 'on', 'redirect.targets': sandbox() },
  );
  await logIn();
  await hydrated(page);
  await expect(announcementOf(page)).toBeVisible();
  return merchant;
}

test('REDIR-02 a link to another site asks first: Stay has the focus, and Esc and back are Stay', async ({
  page,
}) => {
  await enter(page);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await link(page, 'News').click();
  await expect(notice(page)).toContainText('news.localhost');
  await expect(notice(page)).toContainText('/koi-lagoon/autumn?a=1');
  await expect(notice(page).getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectAccessible(page, 'leaving');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await expect(announcementOf(page)).toBeVisible();
  await link(page, 'News').click();
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(notice(page)).toHaveCount(0);
  await expect(announcementOf(page)).toBeVisible();
  await link(page, 'News').click();
  await notice(page).getByRole('button', { name: 'Stay' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(asked.filter((url) => url.startsWith('http://news.localhost'))).toEqual([]);
});

test('REDIR-02, REDIR-01 Continue opens it as it is written, without opener and referrer; a listed site opens at once', async ({
  page,
}) => {
  await enter(page);
  const sent: { url: string; referer: string | undefined }[] = [];
  await page.context().route('http://news.localhost/**', (route) => {
    const request = route.request();
    sent.push({ url: request.url(), referer: request.headers()['referer'] });
    return route.fulfill({ body: 'News' });
  });
  await link(page, 'News').click();
  const [news] = await Promise.all([
    page.waitForEvent('popup'),
    notice(page).getByRole('link', { name: 'Continue' }).click(),
  ]);
  await expect(news).toHaveURL(outside);
  expect(await news.evaluate(() => window.opener as unknown)).toBeNull();
  expect(sent).toEqual([{ url: outside, referer: undefined }]);
  await news.close();
  await expect(notice(page)).toHaveCount(0);

  const [shelf] = await Promise.all([page.waitForEvent('popup'), link(page, 'Shelf').click()]);
  await expect(shelf).toHaveURL(`${sandbox()}/partner/shelf`);
  expect(await shelf.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(shelf.getByRole('status')).toHaveText('The token told nothing: no token.');
});
