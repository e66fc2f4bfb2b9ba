// Notifications, from the prompt to the page behind a click (PUSH). Headless Chromium has no push service and shows nothing: the sandbox
// makes the subscription, checks and decrypts the server's messages; the real service worker receives them, and its calls are recorded.
import { createMember, type TestMember } from '@parlour/database/testing/fixtures';
import { createPrize } from '@parlour/seed/testing/earned-fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import {
  arrived,
  deliver,
  isBound,
  newId,
  noteShown,
  playBrowser,
  shownBy,
  team,
  workerOf,
} from './push-browser.ts';
import { askSandbox } from '../launch/sandbox.ts';
import { enterAs } from '../page/enter-as.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { expect, expectHome, pressLogOut, merchantUrl, test } from '../page/site.ts';

/** Logs a new member in, who has won a prize: without one notifications are not offered. */
async function logIn(page: Page): Promise<TestMember> {
  const member = await createMember(ownerUrlOf(), 'lumen');
  await createPrize(
    { ownerUrl: ownerUrlOf(), merchantCode: 'lumen' },
    { memberId: member.id, currency: 'PHP', won: 100_000n },
  );
  await enterAs(page, merchantUrl('lumen', '/m/home'), member);
  return member;
}

async function enter(page: Page): Promise<TestMember> {
  const member = await logIn(page);
  await expectHome(page, member.username);
  return member;
}

const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on alerts' });

test('PUSH-02, PUSH-04 agreed to, sent by the server, shown by the service worker, and a click opens its page', async ({
  page,
  context,
}) => {
  const id = newId();
  await playBrowser(page, { first: 'default', answer: 'granted', id });
  const { username } = await enter(page);
  const bound = isBound(page);
  await turnOn(page).click();
  await bound;
  await expect(page.getByText('Alerts are on for this device.')).toBeVisible();
  expect(await team('test', 'lumen', username)).toContain('to 1 device');
  await expect.poll(() => arrived(id)).toHaveLength(1);
  const [data = ''] = await arrived(id);

  const worker = await workerOf(context);
  await noteShown(worker);
  await deliver(page, data);
  await expect
    .poll(() => shownBy(worker))
    .toMatchObject([
      {
        title: 'Lumen',
        body: 'Alerts are working on this device.',
        lang: 'en',
        dir: 'ltr',
        data: { path: '/m/home' },
      },
    ]);

  const click = (path: string) =>
    worker.evaluate(`(() => {
      const event = new ExtendableEvent('notificationclick');
      self.dispatchEvent(Object.assign(event, {
        notification: { close: () => undefined, data: { path: ${JSON.stringify(path)} } },
      }));
    })()`);
  await click('/m/feedback');
  await expect(page).toHaveURL(merchantUrl('lumen', '/m/feedback'));
  // No page of another origin is opened, whatever the message contains.
  await click('https://elsewhere.example/m/feedback');
  await expect(page).toHaveURL(merchantUrl('lumen', '/m/home'));
  await click('/elsewhere');
  await expect(page).toHaveURL(merchantUrl('lumen', '/m/home'));
});

test('PUSH-02, SESS-02 a denial shows where it can be taken back, and the tab is not asked again', async ({
  page,
}) => {
  await playBrowser(page, { first: 'default', answer: 'denied', id: newId() });
  const { username } = await enter(page);
  await turnOn(page).click();
  await expect(
    page.getByRole('heading', { name: 'Alerts are blocked for this site' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('FCM_skipNotification'))).toBe('1');
  expect(await team('test', 'lumen', username)).toContain('No device');
});

test(
  'PUSH-04 a device whose push service knows it no more is removed',
  nightly,
  async ({ page }) => {
    await playBrowser(page, { first: 'granted', answer: 'granted', id: newId('gone') });
    const bound = isBound(page);
    const { username } = await enter(page);
    await bound;
    expect(await team('test', 'lumen', username)).toContain('to 1 device');
    await expect.poll(() => team('test', 'lumen', username)).toContain('No device');
  },
);

test('PUSH-05 a logout unbinds the device', async ({ page }) => {
  await playBrowser(page, { first: 'granted', answer: 'granted', id: newId() });
  const bound = isBound(page);
  const { username } = await enter(page);
  await bound;
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await pressLogOut(page);
  await page.waitForURL(/\/m\/(login|home)/);
  await expect.poll(() => team('test', 'lumen', username)).toContain('No device');
});

test('PUSH-03 a subscription that the browser has ended is bound anew by the service worker', async ({
  page,
  context,
}) => {
  const [ended, next] = [newId(), newId()];
  await playBrowser(page, { first: 'granted', answer: 'granted', id: ended });
  const bound = isBound(page);
  const { username } = await enter(page);
  await bound;
  const hasNote = () => page.evaluate(() => caches.has('parlour-push-1'));
  await expect.poll(hasNote).toBe(true);
  const subscription = await askSandbox('POST', '/push/subscriptions', { id: next });
  const worker = await workerOf(context);
  // A synthetic event does not keep the worker alive, so the test waits for its work.
  await worker.evaluate(`(async () => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => (${subscription}) });
    const event = new ExtendableEvent('pushsubscriptionchange');
    let work;
    event.waitUntil = (begun) => { work = begun; };
    self.dispatchEvent(event);
    await work;
  })()`);
  expect(await team('test', 'lumen', username)).toContain('to 1 device');
  await expect.poll(() => arrived(next)).toHaveLength(1);
  expect(await arrived(ended)).toEqual([]);
});

test('PUSH-01 a guest is asked nothing', nightly, async ({ page }) => {
  await playBrowser(page, { first: 'default', answer: 'granted', id: newId() });
  await page.goto(merchantUrl('lumen', '/m/login'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('FCM_webToken'))).toBeNull();
});

test('PUSH-04 after a plain start the demo’s member has a phone, which the sandbox plays', async () => {
  expect(await team('test', 'lumen', 'demo')).toMatch(/to \d+ devices? of demo/);
  await expect.poll(() => arrived('phone-lumen')).not.toEqual([]);
  const [data = '{}'] = await arrived('phone-lumen');
  expect(JSON.parse(data)).toMatchObject({
    title: 'Lumen',
    body: 'Alerts are working on this device.',
  });
});

for (const language of ['EN', 'UR']) {
  test(
    `HOUSE, PUSH-02 the prompt, a denial and the page of alerts are clean to axe and have room at 320 px: ${language}`,
    gateIf(language === 'UR'),
    async ({ page, context }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await playBrowser(page, { first: 'default', answer: 'denied', id: newId() });
      await context.addCookies([
        { name: 'language', value: language, url: merchantUrl('lumen', '/') },
      ]);
      await logIn(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page, 'prompt');
      await dialog.locator('.btn--primary').click();
      await expect(dialog.getByRole('list')).toBeVisible();
      await expectAccessible(page, 'denial');
      await page.goto(merchantUrl('lumen', '/m/member/alerts'));
      await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
      await expectAccessible(page, 'alerts');
    },
  );
}
