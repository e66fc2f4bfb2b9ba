// A member's message to the team, with a picture, and the answer (MEMBER-12).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createMember, type TestMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { ownerUrlOf } from '../own/own-member.ts';
import { enterAs } from '../page/enter-as.ts';
import { nightly } from '../page/pairs.ts';
import { expect, expectHome, pressLogOut, merchantUrl, test } from '../page/site.ts';

async function enter(page: Page): Promise<TestMember> {
  const member = await createMember(ownerUrlOf(), 'lumen');
  await logInAs(page, member);
  return member;
}
async function logInAs(page: Page, member: TestMember): Promise<void> {
  await enterAs(page, merchantUrl('lumen', '/m/home'), member);
  await expectHome(page, member.username);
}
const openFeedback = async (page: Page) => {
  await page.goto(merchantUrl('lumen', '/m/feedback'));
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
};
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const messages = (page: Page) => page.getByRole('article');
const pictures = (page: Page) => page.getByRole('img', { name: /^Picture \d$/ });

/** Loses answers of the server from now on; returns a function that restores them. */
async function loseAnswer(page: Page, urlPattern: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    void devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  return async () => {
    await devtools.send('Fetch.disable');
  };
}

/** Runs the team's command, next to the running product. */
async function team(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['PARLOUR_E2E_DATA'] };
  const command = ['scripts/feedback/command.ts', ...words];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

/** Makes a phone's photo: all pixels differ from their neighbours, so it has megabytes. */
async function takePhoto(page: Page): Promise<Buffer<ArrayBuffer>> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2_400, 1_800);
    const pen = canvas.getContext('2d');
    const image = new ImageData(canvas.width, canvas.height);
    for (let at = 0; at < image.data.length; at += 4) {
      const value = (Math.imul(at, 2_654_435_761) >>> 24) & 0xff;
      image.data.set([value, (value * 3) & 0xff, (at / 4) & 0xff, 255], at);
    }
    pen?.putImageData(image, 0, 0);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    const bytes = new Uint8Array(await photo.arrayBuffer());
    let letters = '';
    for (let at = 0; at < bytes.length; at += 8_192) {
      letters += String.fromCharCode(...bytes.subarray(at, at + 8_192));
    }
    return btoa(letters);
  });
  return Buffer.from(base64, 'base64');
}
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const addPicture = (page: Page, buffer = dot, mimeType = 'image/png') =>
  page.getByLabel('Add a picture').setInputFiles({ name: 'a', mimeType, buffer });

test('MEMBER-12 a member writes with a picture, the team answers by its command, and the member sees it', async ({
  page,
}) => {
  const { username } = await enter(page);
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await page.getByRole('link', { name: 'Send feedback' }).click();
  await expect(page).toHaveURL(/\/m\/feedback$/);
  const photo = await takePhoto(page);
  expect(photo.length).toBeGreaterThan(1_000_000);
  expect(photo.length).toBeLessThan(5 * 1024 * 1024);
  const sent = page.waitForRequest(/\/wps\/feedback\/picture$/);
  await addPicture(page, photo, 'image/jpeg');
  // The picture is shrunk before it is sent.
  expect((await (await sent).sizes()).requestBodySize).toBeLessThan(photo.length / 2);
  await expect(page.getByText('Picture 1 added')).toBeAttached();
  await page.getByRole('radio', { name: 'Problem' }).check();
  await field(page).fill('The balls are yesterday’s.');
  await sendButton(page).click();
  await expect(page.getByText('Message sent. Thank you.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your messages' })).toBeFocused();
  await expect(messages(page)).toHaveText(/^Problem.*Sent.*yesterday’s\.1 picture$/);
  await expect(field(page)).toHaveValue('');

  const [, id = ''] =
    new RegExp(`(\\S+) sent: problem of ${username}, \\S+, 1 picture`).exec(
      await team('list', 'lumen', '--state', 'sent'),
    ) ?? [];
  expect(await team('read', 'lumen', id)).toContain('The balls are yesterday’s.');
  await page.reload();
  await expect(messages(page)).toContainText('Read');
  await team('answer', 'lumen', id, 'They are today’s now.');
  await page.reload();
  await expect(messages(page)).toContainText('Replied');
  await expect(messages(page)).toContainText(/They are today’s now\..*Lumen team, /);
  await page.getByText('1 picture', { exact: true }).click();
  await expect(pictures(page)).toBeVisible();
  expect(await pictures(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
    1_600,
  );
});

test('MEMBER-12, NET-11 a line that is lost in the middle costs nothing: the text stays, the picture is sent again, the message is one', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
  await enter(page);
  await openFeedback(page);
  await page.getByRole('radio', { name: 'Idea' }).check();
  await field(page).fill('Still here');
  await context.setOffline(true);
  await addPicture(page);
  await expect(page.getByText('Picture 1 didn’t upload')).toBeAttached();
  await sendButton(page).click();
  await expect(page.getByText('A picture didn’t upload.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Upload again' }).click();
  await expect(page.getByText('Picture 1 added')).toBeAttached();
  // The server has the message; its answer is lost.
  const restore = await loseAnswer(page, '*/wps/feedback');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('You’re offline.');
  await expect(field(page)).toHaveValue('Still here');
  await expect(messages(page)).toHaveCount(0);
  await restore();
  await sendButton(page).click();
  await expect(page.getByText('Message sent. Thank you.')).toBeVisible();
  await page.reload();
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText('1 picture');
});

test('MEMBER-12, C4 what is being written is kept on other pages and over a reload, and goes when the member does', async ({
  page,
}) => {
  const member = await enter(page);
  await openFeedback(page);
  await page.getByRole('radio', { name: 'A game' }).check();
  await field(page).fill('Half a tho');
  await addPicture(page);
  await expect(page.getByText('Picture 1 added')).toBeAttached();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await page.getByRole('link', { name: 'Send feedback' }).click();
  await expect(field(page)).toHaveValue('Half a tho');
  await page.reload();
  await expect(field(page)).toHaveValue('Half a tho');
  await expect(page.getByRole('radio', { name: 'A game' })).toBeChecked();
  await expect(pictures(page)).toBeVisible();
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await pressLogOut(page);
  await expect(page).toHaveURL(/\/m\/login$/);
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).not.toContain('Half a tho');
  await logInAs(page, member);
  await openFeedback(page);
  await expect(field(page)).toHaveValue('');
  await expect(pictures(page)).toHaveCount(0);
});

test(
  'MEMBER-12 two taps make one message, and a thousand characters are the end by keys and by paste',
  nightly,
  async ({ page }) => {
    await enter(page);
    await openFeedback(page);
    await page.getByRole('radio', { name: 'Other' }).check();
    await field(page).fill('👨‍👩‍👧‍👦'.repeat(999));
    await expect(page.getByText('999 / 1,000')).toBeVisible();
    await field(page).press('End');
    await page.keyboard.insertText('abc');
    await expect(page.getByText('1,000 / 1,000')).toBeVisible();
    await page.keyboard.type('d');
    await expect(field(page)).toHaveValue(/[^a-z]a$/);
    await sendButton(page).dblclick();
    await expect(messages(page)).toHaveCount(1);
    await page.reload();
    await expect(messages(page)).toHaveCount(1);
  },
);
