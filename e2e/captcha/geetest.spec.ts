// Geetest's box on the login page, with the sandbox's stand-in: its states in both versions. The forms after a check: geetest-forms.spec.ts.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { textMessage } from './captcha-forms.ts';
import {
  cover,
  failed,
  inBox,
  loaders,
  loading,
  openGeetestMerchant,
  press,
  provider,
  sandbox,
  verified,
  verifyFirst,
  waiting,
  type GeetestOptions,
} from './geetest-box.ts';
import type { OwnMerchant } from '../own/own-merchant.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import {
  expect,
  expectHome,
  fillLogin,
  hydrated,
  logInButton,
  sessionOf,
  test,
} from '../page/site.ts';

async function openLogin(page: Page, merchant: OwnMerchant): Promise<void> {
  await page.goto(merchant.url('/m/login?language=EN'));
  await hydrated(page);
}
async function openBox(page: Page, wanted: GeetestOptions): Promise<OwnMerchant> {
  const merchant = await openGeetestMerchant(page, wanted);
  await openLogin(page, merchant);
  return merchant;
}

for (const version of ['v3', 'v4'] as const) {
  test(`CAP-01, CAP-02, CAP-06, CAP-08 ${version}: nobody logs in unsolved; solved, the result goes with the login`, async ({
    page,
  }) => {
    const merchant = await openBox(page, { version });
    const { username, password } = await merchant.createMember();
    await fillLogin(page, username, password);
    await logInButton(page).click();
    const alert = page.getByRole('alertdialog', { name: 'Notice' });
    await expect(alert).toContainText('Please complete verification first.');
    await alert.getByRole('button', { name: 'Got it' }).click();
    expect(await sessionOf(page)).toBeNull();
    await expect(page.locator('iframe')).toHaveCount(0);
    await press(page, 'Solve');
    await expect(verified(page)).toBeVisible();
    const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'));
    await logInButton(page).click();
    const login = (await sent).postDataJSON() as Record<string, unknown>;
    const fields = {
      v3: {
        geetestChallenge: expect.stringMatching(/^[0-9a-f]{32}k2$/),
        geetestSeccode: expect.stringMatching(/^[0-9a-f]{32}\|jordan$/),
      },
      v4: {
        geetestValidateV4: {
          captcha_id: 'of-the-test',
          lot_number: expect.stringMatching(/^[0-9a-f]{32}$/),
          pass_token: expect.any(String),
          gen_time: expect.stringMatching(/^\d{10}$/),
          captcha_output: expect.any(String),
        },
      },
    }[version];
    expect(login).toMatchObject(fields);
    await expectHome(page, username);
  });

  test(
    `CAP-01 ${version}: a login that is refused wants another result`,
    gateIf(version === 'v4'),
    async ({ page, trouble }) => {
      trouble.expect(/status of 400/);
      const merchant = await openBox(page, { version });
      const { username } = await merchant.createMember();
      await press(page, 'Solve');
      await expect(verified(page)).toBeVisible();
      await fillLogin(page, username, 'wrong');
      await logInButton(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(waiting(page)).toBeVisible();
      await press(page, 'Solve');
      await expect(verified(page)).toBeVisible();
    },
  );

  test(
    `CAP-01, CAP-05 ${version}: who closes the box is told to finish, and may go on`,
    gateIf(version === 'v4'),
    async ({ page }) => {
      await openBox(page, { version });
      await press(page, 'Close');
      await expect(waiting(page)).toBeFocused();
      await expect(verifyFirst(page)).toBeVisible();
      await waiting(page).click();
      await inBox(page, 'Solve').click();
      await expect(verified(page)).toBeVisible();
      await expect(verifyFirst(page)).toHaveCount(0);
    },
  );

  test(
    `CAP-01, CAP-09 ${version}: an error stays with its text and code until a press`,
    gateIf(version === 'v3'),
    async ({ page }) => {
      await openBox(page, { version });
      await press(page, 'Error');
      const code = { v3: '113', v4: '60500' }[version];
      const box = failed(page, `Request forbidden (${code})`);
      await expect(box).toBeVisible();
      await expect(page.getByText('Still failing? Customer service can help.')).toBeVisible();
      await box.click();
      await inBox(page, 'Solve').click();
      await expect(verified(page)).toBeVisible();
    },
  );

  test(
    `CAP-05 ${version}: a box that hangs is closed by the player, by button and by Escape`,
    gateIf(version === 'v3'),
    async ({ page }) => {
      await openBox(page, { version });
      await press(page, 'Hang');
      await cover(page).getByRole('button', { name: 'Close the check' }).click();
      await expect(verifyFirst(page)).toBeVisible();
      await press(page, 'Hang');
      // The provider's document has the focus.
      await page.keyboard.press('Escape');
      await expect(page.locator('iframe')).toHaveCount(0);
      await press(page, 'Solve');
      await expect(verified(page)).toBeVisible();
    },
  );

  test(
    `CAP-05, CAP-09 ${version}: a captcha that there is not is tried twice, and its error said`,
    gateIf(version === 'v4'),
    async ({ page }) => {
      let frames = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/m/captcha')) frames += 1;
      });
      await openBox(page, { version, id: 'very-bad' });
      await waiting(page).click();
      const said = { v3: 'Configuration error (103)', v4: 'Invalid captcha id (60001)' }[version];
      await expect(failed(page, said)).toBeVisible();
      expect(frames).toBe(2);
    },
  );

  test(
    `CAP-05 ${version}: a setup of more than 10 s is given up; pressed meanwhile, the box says that it is too fast`,
    nightly,
    async ({ page, trouble }) => {
      // The call for v3's parameters, which times out after five seconds.
      trouble.expect(/status of 503/);
      await openBox(page, { version, id: 'it-is-slow' });
      const begun = Date.now();
      await waiting(page).click();
      await loading(page).click();
      const alert = page.getByRole('alertdialog', { name: 'Notice' });
      await expect(alert).toContainText('Verify Geetest too fast');
      await alert.getByRole('button', { name: 'Got it' }).click();
      await expect(page.getByRole('button', { name: /Tap to retry/ })).toBeVisible({
        timeout: 20_000,
      });
      expect(Date.now() - begun).toBeGreaterThan(9_000);
    },
  );
}

test('CAP-07 the box speaks the browser’s Chinese', nightly, async ({ browser }) => {
  for (const [locale, title] of [
    ['zh-TW', '請選擇結果。'],
    ['zh-HK', '請揀結果。'],
    ['zh-CN', 'Press how it shall end.'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const merchant = await openGeetestMerchant(page, { version: 'v4' });
    await openLogin(page, merchant);
    await waiting(page).click();
    await expect(provider(page).getByRole('status')).toHaveText(title);
    await context.close();
  }
});

test('CAP-02, CAP-04 a code by text message in version 3 says that it does not work, and in version 4 takes its result along', async ({
  page,
}) => {
  const settings = textMessage.geetest;
  const merchant = await openGeetestMerchant(page, { version: 'v3', settings });
  if (textMessage.secrets) await merchant.set(...textMessage.secrets());
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(textMessage.path)) calls += 1;
  });
  const { send, expectKept } = await textMessage.fill(page, merchant);
  const alert = page.getByRole('alertdialog', { name: 'Notice' });
  for (const pressed of [waiting(page), send]) {
    await pressed.click();
    await expect(alert).toContainText('unknown_error: Geetest service not work');
    await alert.getByRole('button', { name: 'Got it' }).click();
    await expect(alert).toBeHidden();
    await expectKept();
  }
  expect(calls).toBe(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await merchant.set('captcha.version=v4', `captcha.scriptUrl=${sandbox()}${loaders.v4}`);
  // The page that the worker has cached still has version 3, and is replaced while the form is filled in: what was chosen is lost.
  page.setDefaultTimeout(10_000);
  await expect(async () => {
    await textMessage.fill(page, merchant);
    await waiting(page).click();
    await expect(inBox(page, 'Solve')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  page.setDefaultTimeout(0);
  await inBox(page, 'Solve').click();
  await expect(verified(page)).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith(textMessage.path));
  await send.click();
  expect((await sent).postDataJSON()).toHaveProperty('geetestValidateV4.captcha_id', 'of-the-test');
});

test('CAP-01, H4 by keyboard alone, and with the focus where it was', async ({ page }) => {
  await openBox(page, { version: 'v4' });
  await waiting(page).focus();
  await page.keyboard.press('Enter');
  await expect(inBox(page, 'Solve')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(waiting(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(inBox(page, 'Solve')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verified(page)).toBeFocused();
});

for (const language of ['EN', 'TH', 'UR']) {
  test(
    `HOUSE axe finds nothing in any state of the box, and at 320 px with text at 160 % it has room: ${language}`,
    gateIf(language === 'UR'),
    async ({ page }) => {
      test.slow();
      const settings = { languages: 'EN,TH,UR' };
      const merchant = await openGeetestMerchant(page, { version: 'v4', settings });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(merchant.url(`/m/login?language=${language}`));
      await hydrated(page);
      // The last button of the form before the submit button; its text depends on the language.
      const box = page.locator('form button[aria-disabled]');
      await expectAccessible(page, 'waiting');
      await box.click();
      await inBox(page, 'Close').click();
      await expect(page.locator('iframe')).toBeHidden();
      await expectAccessible(page, 'closed');
      await box.click();
      await inBox(page, 'Error').click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectAccessible(page, 'in error');
      await box.click();
      await expect(inBox(page, 'Solve')).toBeVisible();
      await expectAccessible(page, 'open');
      await inBox(page, 'Solve').click();
      await expect(box).toHaveAttribute('aria-disabled', 'true');
      await expectAccessible(page, 'solved');
    },
  );
}
