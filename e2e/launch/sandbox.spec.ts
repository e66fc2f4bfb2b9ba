// The sandbox's pages: its home, an inbox of messages, and a game for play money. Its wallet calls: launch.spec.ts.
import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listBrokenRules } from '../page/accessible.ts';
import { findCrowding } from '../page/crowding.ts';
import { gateIf } from '../page/pairs.ts';
import { expect, merchantUrl, test } from '../page/site.ts';

const port = Number(process.env['PARLOUR_E2E_PORT']) + 1;
const host = `sandbox.localhost:${port}`;
const home = `http://${host}/`;

/** Calls the hub as Lumen's operator, with the key that `npm start` made. */
function askForTrial(): Promise<string> {
  const file = join(process.env['PARLOUR_E2E_DATA'] ?? '', 'keys/hub-operator.private.pem');
  const body = JSON.stringify({
    operator_id: 1001,
    platform: 'GPL_MOBILE',
    game_code: 'sbx_game',
    currency: 'XXX',
    country: 'PH',
    lang: 'en',
    ip: '203.0.113.7',
    lobby_url: merchantUrl('lumen', '/m/login'),
  });
  const signature = sign('RSA-SHA256', Buffer.from(body), createPrivateKey(readFileSync(file)));
  const headers = {
    host,
    'content-type': 'application/json',
    'x-hub88-signature': signature.toString('base64'),
  };
  const path = '/hub/operator/generic/v2/game/url';
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve((JSON.parse(text) as { url: string }).url));
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends a message as a demo merchant, with the account that `npm start` made. */
async function sendSms(to: string, text: string): Promise<void> {
  const file = join(process.env['PARLOUR_E2E_DATA'] ?? '', 'keys/messages.json');
  const { sms } = JSON.parse(readFileSync(file, 'utf8')) as { sms: Record<string, string> };
  const credentials = Buffer.from(`${sms['accountSid']}:${sms['authToken']}`).toString('base64');
  const path = `/sms/2010-04-01/Accounts/${sms['accountSid']}/Messages.json`;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ To: to, From: '+15005551001', Body: text }),
  });
  expect(answer.status).toBe(201);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectRoomAndAccess(page: Page): Promise<void> {
  expect(await findCrowding(page)).toEqual([]);
  expect(await listBrokenRules(page)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(
      `R4 the sandbox’s home shows stand-ins, triggers and inbox: ${colorScheme}`,
      gateIf(colorScheme === 'dark'),
      async ({ page }) => {
        await page.goto(home);
        await expect(page.getByRole('link', { name: 'Inbox of Games' })).toBeVisible();
        await expect(page.getByRole('cell', { name: 'sbx_slow8' })).toBeVisible();
        await expectRoomAndAccess(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectRoomAndAccess(page);
        await page.getByRole('link', { name: 'Inbox of Games' }).click();
        await expect(page.getByRole('heading', { name: 'Games inbox' })).toBeVisible();
        await expectRoomAndAccess(page);
      },
    );

    test(
      `R4 a message that was sent is found in its inbox: ${colorScheme}`,
      gateIf(colorScheme === 'dark'),
      async ({ page }) => {
        const to = `+63917555${colorScheme === 'dark' ? '0142' : '0143'}`;
        await sendSms(to, 'Lumen: 482193 is your code.');
        await page.goto(`${home}sms`);
        await expect(page.getByRole('cell', { name: '+15005550001' })).toBeVisible();
        await expect(page.getByText(to)).toBeVisible();
        await expectRoomAndAccess(page);
        await page.getByLabel('Number, address or text').fill(to);
        await button(page, 'Search').click();
        await expect(page.getByRole('listitem')).toHaveCount(1);
        await expect(page.locator('.code', { hasText: '482 193' })).toBeVisible();
        await page.setViewportSize({ width: 320, height: 640 });
        await expectRoomAndAccess(page);
      },
    );

    test(
      `G4 a game for play money is staked, won and left, and opens once: ${colorScheme}`,
      gateIf(colorScheme === 'dark'),
      async ({ page, trouble }) => {
        const url = await askForTrial();
        await page.goto(url);
        await expect(page.getByText('1,000.00')).toBeVisible();
        await button(page, 'Stake').click();
        await expect(page.getByText('990.00', { exact: true })).toBeVisible();
        await button(page, 'Win').click();
        await expect(page.getByText('1,010.00', { exact: true })).toBeVisible();
        await button(page, 'Close round').click();
        await expect(page.getByRole('log')).toContainText('Close round');
        await expectRoomAndAccess(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectRoomAndAccess(page);
        trouble.expect(/status of 410/);
        await page.goto(url);
        await expect(
          page.getByRole('heading', { name: 'This address opens no more' }),
        ).toBeVisible();
        await page.getByRole('link', { name: 'Back to lobby' }).click();
        await expect(page).toHaveURL(merchantUrl('lumen', '/m/login'));
      },
    );
  });
}

// Presses the current value, because other tests use the same hub.
test('S5 the fault switch answers to the sandbox’s own page', async ({ page }) => {
  await page.goto(home);
  await button(page, 'None').click();
  await expect(page).toHaveURL(`${home}hub`);
  await expect(button(page, 'None')).toHaveAttribute('aria-pressed', 'true');
});
