// Notifications by Firebase Cloud Messaging: its SDK runs in the page, and the sandbox answers for its hosts, whose names it contains
// (PUSH-03, PUSH-04).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrize } from '@parlour/seed/testing/earned-fixtures';
import type { BrowserContext, Page } from '@playwright/test';
import { ownerUrlOf } from '../own/own-member.ts';
import { openOwnMerchant, type OwnMerchant } from '../own/own-merchant.ts';
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
import { askSandbox, sandboxOrigin, sandboxPort } from '../launch/sandbox.ts';
import { enterAs } from '../page/enter-as.ts';
import { nightly } from '../page/pairs.ts';
import { expect, expectHome, test } from '../page/site.ts';

/** Opens a merchant with a separate Firebase project. */
async function openMerchant(page: Page): Promise<OwnMerchant> {
  const project = `p${crypto.randomUUID()}`;
  const own = await openOwnMerchant(page, {
    'push.enabled': 'on',
    'push.hosts': sandboxOrigin,
    'firebase.apiKey': 'key-of-project',
    'firebase.projectId': project,
    'firebase.appId': '1:1:web:1',
    'firebase.messagingSenderId': '1',
    'firebase.vapidKey': `B${'A'.repeat(86)}`,
    'firebase.messagingUrl': `${sandboxOrigin}/push/fcm`,
  });
  const folder = mkdtempSync(join(tmpdir(), 'parlour-fcm-'));
  const file = join(folder, 'account.json');
  writeFileSync(file, await askSandbox('POST', '/push/fcm/accounts', { project }));
  await own.set(`firebase.serviceAccount=@${file}`);
  rmSync(folder, { recursive: true });
  return own;
}

/** Hosts that are constants in the SDK. */
const fcmHosts = /^https:\/\/(firebase\w+|fcmregistrations)\.googleapis\.com\//;

/** Records calls of pages and worker to Google, as they are made. */
function noteFcmCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (fcmHosts.test(request.url()))
      calls.push(`${request.method()} ${new URL(request.url()).host}`);
  });
  return calls;
}

/** Lets the sandbox answer for Google from now on. Not earlier than needed, because with a route every request of the page takes a detour. */
const playFcm = (context: BrowserContext): Promise<unknown> =>
  context.route(fcmHosts, async (route) => {
    const request = route.request();
    const { host, pathname } = new URL(request.url());
    const answer = await context.request.fetch(
      `http://127.0.0.1:${sandboxPort}/push/${host}${pathname}`,
      {
        method: request.method(),
        headers: { ...(await request.allHeaders()), host: `sandbox.localhost:${sandboxPort}` },
        data: request.postDataBuffer() ?? undefined,
      },
    );
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'access-control-allow-origin': '*' },
    });
  });

async function enter(page: Page, own: OwnMerchant): Promise<string> {
  const member = await own.createMember();
  // Without a ticket or a prize notifications are not offered.
  await createPrize(
    { ownerUrl: ownerUrlOf(), merchantCode: own.code },
    { memberId: member.id, currency: 'USD', won: 100_000n },
  );
  await enterAs(page, own.url('/m/home'), member);
  await expectHome(page, member.username);
  return member.username;
}

test('PUSH-03, PUSH-04 its SDK registers this browser once it is agreed, and what comes is shown and leads to its page', async ({
  page,
  context,
}) => {
  const calls = noteFcmCalls(context);
  const own = await openMerchant(page);
  await playBrowser(page, { first: 'default', answer: 'granted', id: newId() });
  const username = await enter(page, own);
  const turnOn = page.getByRole('button', { name: 'Turn on alerts' });
  await expect(turnOn).toBeVisible();
  // No call to Google before the member agrees.
  expect(calls).toEqual([]);
  await playFcm(context);
  const bound = isBound(page);
  await turnOn.click();
  await bound;
  await expect(page.getByText('Alerts are on for this device.')).toBeVisible();
  const fid = await page.evaluate(() => sessionStorage.getItem('FCM_webToken') ?? '');
  expect(fid).toMatch(/^[cdef][\w-]{21}$/);
  expect(calls).toContain('POST firebaseinstallations.googleapis.com');
  expect(calls).toContain('POST fcmregistrations.googleapis.com');

  expect(await team('test', own.code, username)).toContain('to 1 device');
  await expect.poll(() => arrived(fid)).toHaveLength(1);
  const [data = ''] = await arrived(fid);
  const worker = await workerOf(context);
  await noteShown(worker);
  await deliver(page, data);
  await expect
    .poll(() => shownBy(worker))
    .toMatchObject([
      { title: own.code, body: 'Alerts are working on this device.', data: { path: '/m/home' } },
    ]);
});

test(
  'PUSH-03 where FCM cannot be reached the member is told so, and the site goes on',
  nightly,
  async ({ page, context, trouble }) => {
    // Messages of the SDK and of the browser.
    trouble.expect(/firebaseinstallations|TypeError: Failed to fetch/);
    await context.route(/googleapis\.com/, (route) => route.abort());
    const own = await openMerchant(page);
    await playBrowser(page, { first: 'default', answer: 'granted', id: newId() });
    const username = await enter(page, own);
    await page.getByRole('button', { name: 'Turn on alerts' }).click();
    await expect(page.getByText('Your alerts weren’t changed')).toBeVisible({ timeout: 30_000 });
    expect(await team('test', own.code, username)).toContain('No device');
  },
);
