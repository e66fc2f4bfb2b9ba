// Announcements that open over home (POP).
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { announcement, announcementOf, openAnnouncing } from '../own/own-announcements.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { expect, hydrated, test } from '../page/site.ts';

const two = [announcement('one'), announcement('two')];
const slide = (page: Page, id: string): Locator =>
  page.getByRole('dialog').getByRole('heading', { name: `About ${id}`, exact: true });
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' });
const next = (page: Page) => page.getByRole('button', { name: 'Next announcement' });
const box = (page: Page, name = 'Don’t show again today') => page.getByRole('checkbox', { name });

/** Expects home without a popup after everything late has happened: the call is answered, and the popups' queue was checked. */
async function expectQuietHome(page: Page, goHome: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(/MCSFE_getListAnnouncements\?.*types=PU/);
  await goHome();
  await (await answered).finished();
  // The queue is checked twice a second.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_200)));
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('POP-01, POP-02, POP-03, POP-06 a member reads what is meant for members, one after the other, and closes it', async ({
  page,
}) => {
  const { enter } = await openAnnouncing(page, {
    announcements: [
      announcement('guests', { audience: 'guests' }),
      announcement('one'),
      announcement('two', { goTo: '/m/activity', promotionType: 'LOGIN' }),
    ],
  });
  await enter();
  const dialog = announcementOf(page);
  await expect(dialog).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/has-announcement/);
  await expect(slide(page, 'one')).toBeVisible();
  await expect(slide(page, 'two')).toBeHidden();
  await expect(dialog.getByRole('link', { name: 'View offer' })).toBeHidden();
  await next(page).click();
  await expect(slide(page, 'two')).toBeVisible();
  await expect(dialog.getByText('All of two.')).toBeVisible();
  await expect(dialog.getByText('About guests')).toBeHidden();
  await expect(dialog.getByRole('link', { name: 'View offer' })).toBeVisible();
  // The last one leads to the first.
  await next(page).click();
  await expect(slide(page, 'one')).toBeVisible();
  await page.getByRole('button', { name: 'Previous announcement' }).click();
  await expect(slide(page, 'two')).toBeVisible();
  await expect(box(page)).toBeChecked();
  await close(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toHaveClass(/has-announcement/);
});

test('POP-02 a guest who looks around reads what is meant for guests, and a newcomer what is for the first login', async ({
  page,
}) => {
  const { enter, merchant } = await openAnnouncing(page, {
    announcements: [
      announcement('first', { audience: 'firstLogin' }),
      announcement('member'),
      announcement('guest', { audience: 'guests' }),
    ],
  });
  await page.goto(merchant.url('/m/home'));
  await expect(slide(page, 'guest')).toBeVisible();
  await expect(next(page)).toBeHidden();
  await close(page).click();
  await enter({ firstLoginAt: null });
  await expect(slide(page, 'first')).toBeVisible();
  await next(page).click();
  await expect(slide(page, 'member')).toBeVisible();
});

test(
  'POP-01 it moves on by itself every five seconds, until somebody touches it',
  nightly,
  async ({ page }) => {
    const { enter } = await openAnnouncing(page, { announcements: two });
    await enter();
    await expect(slide(page, 'one')).toBeVisible();
    const begun = Date.now();
    await expect(slide(page, 'two')).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThan(3_500);
    await expect(slide(page, 'one')).toBeVisible();
    // Tapped at rest, because the position is undefined while a slide moves.
    await slide(page, 'one').tap();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 6_500)));
    await expect(slide(page, 'one')).toBeVisible();
  },
);

test('POP-01 a finger moves it on and back', async ({ page }) => {
  const { enter } = await openAnnouncing(page, { announcements: [...two, announcement('three')] });
  await enter();
  await expect(slide(page, 'one')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 420 }],
      });
    await touch('touchStart', from);
    await touch('touchMove', (from + to) / 2);
    await touch('touchMove', to);
    await touch('touchEnd');
  };
  await swipe(300, 120);
  await expect(slide(page, 'two')).toBeVisible();
  await swipe(120, 300);
  await expect(slide(page, 'one')).toBeVisible();
  await swipe(120, 300);
  await expect(slide(page, 'three')).toBeVisible();
});

test('POP-04, POP-03 a link to a page closes it and goes there, one out of the site opens beside, the activity is a page of the site', async ({
  page,
}) => {
  const content =
    '<p><a href="https://rules.example/">Rules</a> <a href="http://plain.example/">A partner</a> <a href="/m/feedback">Write to us</a> <a href="/wps/session">Nowhere</a></p>';
  const { enter, announce } = await openAnnouncing(page, {
    announcements: [announcement('links', { texts: { EN: { title: 'About links', content } } })],
  });
  await page
    .context()
    .route('https://rules.example/**', (route) => route.fulfill({ body: 'Rules' }));
  const referrers: (string | undefined)[] = [];
  await page.context().route('http://plain.example/**', (route) => {
    referrers.push(route.request().headers()['referer']);
    return route.fulfill({ body: 'A partner' });
  });
  await enter();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(request.url());
  });
  const dialog = announcementOf(page);
  await dialog.getByText('Nowhere').click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  const beside = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Rules' }).click();
  const opened = await beside;
  await expect(opened).toHaveURL('https://rules.example/');
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  await opened.close();
  const plain = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'A partner' }).click();
  await expect(await plain).toHaveURL('http://plain.example/');
  expect(await (await plain).evaluate(() => window.opener as unknown)).toBeNull();
  expect(referrers[0]).toBeUndefined();
  await (await plain).close();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/m\/feedback$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(loads).toEqual([]);
  await announce({ announcements: [announcement('new', { goTo: '/m/feedback' })] });
  await page.reload();
  await page.getByRole('link', { name: 'View offer' }).click();
  await expect(page).toHaveURL(/\/m\/feedback$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('POP-05 what has to be read shows its last one before it closes, by every way of closing', async ({
  page,
}) => {
  const { enter, merchant } = await openAnnouncing(page, {
    checkbox: 'none',
    announcements: [announcement('one', { forcedRead: true }), ...two.slice(1)],
  });
  await enter();
  await expect(slide(page, 'one')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeHidden();
  await close(page).click();
  await expect(slide(page, 'two')).toBeVisible();
  await close(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Got it' }).click(),
  ]) {
    await page.evaluate(() => sessionStorage.removeItem('popups'));
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        if (key.includes('.popup.')) sessionStorage.removeItem(key);
      }
    });
    await page.goto(merchant.url('/m/home'));
    await expect(slide(page, 'one')).toBeVisible();
    await leave();
    await expect(slide(page, 'two')).toBeVisible();
    await leave();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test(
  'POP-06 closed for today it comes again after midnight in another session, unticked in the next session, never in this one',
  nightly,
  async ({ page, context, browser }) => {
    // Opens home six times and waits each time.
    test.slow();
    const { merchant } = await openAnnouncing(page, {
      announcements: [announcement('one', { audience: 'guests' })],
    });
    const home = merchant.url('/m/home');
    await page.clock.install({ time: new Date('2026-11-10T21:00:00') });
    await page.goto(home);
    await expect(box(page)).toBeChecked();
    await close(page).click();
    await expectQuietHome(page, () => page.reload());
    /** Storage of the device for the next session: local storage stays, the tab's is gone. */
    let device = await context.storageState();
    const openAt = async (time: string) => {
      const later = await browser.newContext({ storageState: device });
      const tab = await later.newPage();
      await tab.clock.install({ time: new Date(time) });
      return {
        tab,
        end: async () => {
          device = await later.storageState();
          await later.close();
        },
      };
    };
    const late = await openAt('2026-11-10T23:55:00');
    await expectQuietHome(late.tab, () => late.tab.goto(home));
    await late.end();
    const tomorrow = await openAt('2026-11-11T00:00:01');
    await tomorrow.tab.goto(home);
    await expect(slide(tomorrow.tab, 'one')).toBeVisible();
    await tomorrow.tab.getByText('Don’t show again today').click();
    await expect(box(tomorrow.tab)).not.toBeChecked();
    await close(tomorrow.tab).click();
    await expectQuietHome(tomorrow.tab, () => tomorrow.tab.reload());
    await tomorrow.end();
    const again = await openAt('2026-11-11T00:05:00');
    await again.tab.goto(home);
    await expect(slide(again.tab, 'one')).toBeVisible();
    await again.end();
  },
);

test('POP-07, POP-06 closed for good it comes again only with something new, and guests have a group of their own', async ({
  page,
}) => {
  const items = [announcement('one'), announcement('guest', { audience: 'guests' })];
  const { enter, announce, merchant } = await openAnnouncing(page, {
    checkbox: 'never',
    announcements: items,
  });
  await page.goto(merchant.url('/m/home'));
  await expect(slide(page, 'guest')).toBeVisible();
  await expect(box(page, 'Don’t show this again')).toBeChecked();
  await close(page).click();
  await enter();
  await expect(slide(page, 'one')).toBeVisible();
  await close(page).click();
  await expectQuietHome(page, async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        if (key.includes('.popup.')) sessionStorage.removeItem(key);
      }
    });
    await page.reload();
  });
  await announce({ checkbox: 'never', announcements: [...items, announcement('new')] });
  await page.reload();
  await expect(slide(page, 'one')).toBeVisible();
  await next(page).click();
  await expect(slide(page, 'new')).toBeVisible();
});

test('POP-09 it waits for an open sheet, and comes when that is closed', async ({ page }) => {
  const { merchant } = await openAnnouncing(page, {
    announcements: [announcement('one', { audience: 'guests' })],
  });
  await page.goto(merchant.url('/m/home'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('popups')))
    .toContain('"why":"dialog"');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(slide(page, 'one')).toBeVisible();
});

test('HOUSE, POP-01 by keys alone: the focus stays in it, moves it on, and goes back where it was', async ({
  page,
}) => {
  const { enter } = await openAnnouncing(page, { announcements: two });
  await enter();
  const dialog = announcementOf(page);
  await expect(dialog).toBeVisible();
  await expect(close(page)).toBeFocused();
  const order: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest('dialog') ? (at.getAttribute('aria-label') ?? at.textContent ?? '') : '';
      }),
    );
  }
  expect(order).toEqual(expect.arrayContaining(['1 of 2', 'Next announcement', 'Got it']));
  expect(order).not.toContain('2 of 2');
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(slide(page, 'two')).toBeVisible();
  await box(page).focus();
  await page.keyboard.press('Space');
  await expect(box(page)).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'POP-01 beside a long announcement a short one has a taller picture, and no empty block',
  nightly,
  async ({ page }) => {
    const long = `<p>${'A text of several lines. '.repeat(16)}</p>`;
    const { enter } = await openAnnouncing(page, {
      announcements: [
        announcement('short'),
        announcement('long', { texts: { EN: { title: 'About long', content: long } } }),
      ],
    });
    await enter();
    await expect(slide(page, 'short')).toBeVisible();
    const dialog = announcementOf(page);
    const edge = async (shown: Locator) => {
      const frame = await shown.boundingBox();
      return { top: frame?.y ?? 0, bottom: (frame?.y ?? 0) + (frame?.height ?? 0) };
    };
    const words = await edge(dialog.getByText('All of short.'));
    const foot = await edge(next(page));
    expect(foot.top - words.bottom).toBeLessThan(32);
    const drawn = await edge(dialog.locator('img').first());
    expect(words.top - drawn.bottom).toBeLessThan(72);
  },
);

for (const [language, direction] of [
  ['EN', 'ltr'],
  ['UR', 'rtl'],
] as const) {
  test(
    `HOUSE, POP-01 it is clean to axe, and at 320 px with text at 160 % everything has room: ${language}`,
    gateIf(language === 'UR'),
    async ({ page }) => {
      const long = `<p>${'A long text that has to scroll. '.repeat(40)}</p><ul><li>One</li></ul><table><tbody><tr><td>Game</td><td>Twice</td></tr></tbody></table>`;
      const { enter, merchant } = await openAnnouncing(
        page,
        {
          announcements: [
            announcement('one', {
              goTo: '/m/activity',
              texts: { EN: { title: 'Something for you every single day', content: long } },
            }),
            announcement('two'),
          ],
        },
        { languages: 'EN,UR' },
      );
      // Moving content cannot be judged.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await enter();
      await page.goto(merchant.url(`/m/home?language=${language}`));
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, `announcement, ${language}`);
    },
  );
}
