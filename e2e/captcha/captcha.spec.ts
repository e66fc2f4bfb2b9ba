// The picture of digits at a merchant that uses it, at the login and the registration: missing, wrong and right digits; by sight, by ear
// and by keyboard (CAP).
import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { readDigits } from './captcha-digits.ts';
import { login, registration } from './captcha-forms.ts';
import { openOwnMerchant, type OwnMerchant } from '../own/own-merchant.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import {
  expect,
  expectHome,
  fillLogin,
  hydrated,
  logInButton,
  merchantUrl,
  test,
} from '../page/site.ts';

const asking = {
  'register.captcha.enabled': 'on',
  languages: 'EN,TH,UR',
  guestLobby: 'on',
  // Each step of these tests needs a picture, from one address.
  'limits.captchasPerAddress': '1000',
} as const;
const picture = (page: Page) => page.getByRole('img', { name: 'Picture of the digits to enter' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Digits in the picture' });
const newPicture = (page: Page) => page.getByRole('button', { name: 'New picture' });
const listen = (page: Page) => page.getByRole('button', { name: 'Listen to the digits' });

async function openLogin(page: Page): Promise<OwnMerchant> {
  const merchant = await openOwnMerchant(page, asking);
  await page.goto(merchant.url('/m/login'));
  return merchant;
}
/** Expects a different picture. */
async function otherThan(page: Page, source: string | null): Promise<void> {
  await expect(picture(page)).not.toHaveAttribute('src', source ?? '');
}

for (const form of [login, registration]) {
  test(
    `CAP-02, CAP-03, CAP-06 ${form.name}: without the digits, with wrong ones, without a picture nothing is lost; with the right ones it goes through`,
    gateIf(form === login),
    async ({ page, trouble }) => {
      trouble.expect(/status of 400|ERR_FAILED/);
      const merchant = await openOwnMerchant(page, asking);
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().endsWith(form.path)) calls += 1;
      });
      const { send, expectKept, expectThrough } = await form.fill(page, merchant);
      await expect(picture(page)).toBeVisible();

      await send.click();
      const notice = page.getByRole('alertdialog', { name: 'Notice' });
      await expect(notice).toContainText('Please complete verification first.');
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
      await expect(field(page)).toHaveAccessibleDescription('Please complete verification first.');
      await expectKept();
      expect(calls).toBe(0);

      const first = await picture(page).getAttribute('src');
      const digits = await readDigits(page);
      await field(page).fill(digits === '0000' ? '1111' : '0000');
      await send.click();
      await expect(
        page.getByRole('alert').getByText('Enter the digits in the picture.'),
      ).toBeVisible();
      await otherThan(page, first);
      await expect(field(page)).toHaveValue('');
      await expectKept();
      expect(calls).toBe(1);

      await page.route('**/wps/captcha', (route) => route.abort());
      await newPicture(page).click();
      await expect(field(page)).toHaveAccessibleDescription(/We couldn’t load the picture\./);
      await expect(picture(page)).toHaveCount(0);
      await page.unrouteAll();
      // A picture that arrives late.
      const held = Promise.withResolvers<void>();
      await page.route('**/wps/captcha', async (route) => {
        await held.promise;
        await route.continue();
      });
      await newPicture(page).click();
      await expect(field(page)).toHaveAccessibleDescription('');
      await expect(picture(page)).toHaveCount(0);
      held.resolve();
      await expect(picture(page)).toBeVisible();
      await expectKept();

      await field(page).fill(await readDigits(page));
      await send.click();
      await expectThrough();
      expect(calls).toBe(2);
    },
  );
}

test('CAP-03 a registration that is refused gives another picture, and its digits are asked for anew', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  const merchant = await openOwnMerchant(page, asking);
  const { username } = await merchant.createMember();
  const { send } = await registration.fill(page, merchant);
  const name = page.getByRole('textbox', { name: 'Username' });
  const own = await name.inputValue();
  await name.fill(username);
  const first = await picture(page).getAttribute('src');
  await field(page).fill(await readDigits(page));
  await send.click();
  await expect(name).toHaveAccessibleDescription(/This username is taken\./);
  await otherThan(page, first);
  await expect(field(page)).toHaveValue('');
  await expect(picture(page)).toBeVisible();
  await name.fill(own);
  await field(page).fill(await readDigits(page));
  await send.click();
  await expectHome(page, own);
});

test(
  'CAP-03 the wrong password gives another picture, and the digits are asked for anew',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 400/);
    const merchant = await openLogin(page);
    const { username, password } = await merchant.createMember();
    await expect(picture(page)).toBeVisible();
    const first = await picture(page).getAttribute('src');
    await fillLogin(page, username, 'not the password');
    await field(page).fill(await readDigits(page));
    await logInButton(page).click();
    await expect(page.getByRole('alert')).toContainText('That username or password isn’t right.');
    await otherThan(page, first);
    await expect(picture(page)).toBeVisible();
    await fillLogin(page, username, password);
    await field(page).fill(await readDigits(page));
    await logInButton(page).click();
    await expectHome(page, username);
  },
);

test('CAP-03 the form keeps its place while the picture comes, and its digits are played in the language of the page', async ({
  page,
}) => {
  const merchant = await openOwnMerchant(page, asking);
  const held = Promise.withResolvers<void>();
  await page.route('**/wps/captcha', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(merchant.url('/m/login?language=UR'));
  const submit = page.locator('form [type=submit]');
  const before = await submit.boundingBox();
  await hydrated(page);
  held.resolve();
  await expect(page.locator('form img')).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);

  const asked = page.waitForRequest('**/wps/captcha/audio');
  await page.getByRole('button', { name: 'ہندسے سنیں' }).click();
  expect((await asked).headers()['language']).toBe('UR');
  const answer = await (await asked).response();
  expect(answer?.status()).toBe(200);
  const { value = '' } = ((await answer?.json()) ?? {}) as { value?: string };
  expect(Buffer.from(value, 'base64').subarray(8, 12).toString()).toBe('WAVE');
  // No error is shown, so the sound was played.
  await expect(page.locator('form .hint--bad')).toHaveCount(0);
});

test(
  'CAP-02 the login of a merchant that asks for none fetches nothing of it',
  nightly,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(merchantUrl('lumen', '/m/login'));
    await hydrated(page);
    await fillLogin(page, 'demo', 'anything');
    await untilQuiet(page);
    expect(asked.filter((path) => path.includes('captcha'))).toEqual([]);
    expect(asked).toContain('/m/login');
  },
);

test(
  'CAP-03 by keys alone: the digits, the sound and another picture, in this order',
  nightly,
  async ({ page }) => {
    const merchant = await openLogin(page);
    const { username, password } = await merchant.createMember();
    await expect(picture(page)).toBeVisible();
    await fillLogin(page, username, password);
    await page.getByRole('checkbox', { name: 'Remember me' }).focus();
    for (const next of [field(page), listen(page), newPicture(page)]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    const first = await picture(page).getAttribute('src');
    await page.keyboard.press('Enter');
    await otherThan(page, first);
    await expect(picture(page)).toBeVisible();
    await field(page).focus();
    await page.keyboard.type(await readDigits(page));
    await page.keyboard.press('Enter');
    await expectHome(page, username);
  },
);

test(
  'HOUSE axe finds nothing at the picture of digits, and at 320 px and with text at 160 % it has room in each language',
  nightly,
  async ({ page, context }) => {
    const merchant = await openLogin(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['EN', 'TH', 'UR']) {
      await context.addCookies([{ name: 'language', value: language, url: merchant.url('/') }]);
      await page.goto(merchant.url('/m/login'));
      await expect(page.locator('form img')).toBeVisible();
      await expectAccessible(page, language);
    }
  },
);
