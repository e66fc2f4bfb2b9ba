// Geetest's box on the login page, at the sandbox's stand-in: each way a check can end, in both versions, and what a hostile script can do.
import { AxeBuilder } from '@axe-core/playwright';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { openOwnMerchant, type OwnMerchant } from './own-merchant.ts';
import { expect, expectHome, fillLogin, hydrated, logInButton, sessionOf, test } from './site.ts';

type Version = 'v3' | 'v4';

/** As the sandbox's page names it. */
const key = 'key-of-every-captcha-in-the-sandbox';
const sandbox = (): string =>
  `http://sandbox.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 1}/geetest`;
const scripts: Record<Version, string> = { v3: '/static/tools/gt.js', v4: '/v4/gt4.js' };

type Wanted = { version: Version; id?: string; settings?: SettingTexts };

async function openMerchant(page: Page, { version, id = 'of-the-test', settings }: Wanted) {
  const merchant = await openOwnMerchant(page, {
    'flags.GEETEST3': 'on',
    'captcha.id': id,
    'captcha.version': version,
    'captcha.apiUrl': sandbox(),
    'captcha.bypassUrl': sandbox(),
    'captcha.scriptUrl': sandbox() + scripts[version],
    'envelope.send': 'plain',
    'envelope.accept': 'plain',
    ...settings,
  });
  // By the product's own key: a secret lies sealed.
  await merchant.set(`captcha.key=${key}`);
  return merchant;
}
async function openLogin(page: Page, merchant: OwnMerchant, language = 'EN'): Promise<void> {
  await page.goto(merchant.url(`/m/login?language=${language}`));
  await hydrated(page);
}
async function openBox(page: Page, wanted: Wanted): Promise<OwnMerchant> {
  const merchant = await openMerchant(page, wanted);
  await openLogin(page, merchant);
  return merchant;
}

const waiting = (page: Page) => page.getByRole('button', { name: 'Tap to verify you’re human' });
const loading = (page: Page) => page.getByRole('button', { name: 'Preparing check…' });
const verified = (page: Page) => page.getByRole('button', { name: 'Verified' });
const failed = (page: Page, problem: string) =>
  page.getByRole('button', { name: `${problem}. Tap to retry` });
const cover = (page: Page) => page.getByRole('dialog', { name: 'Security check' });
const provider = (page: Page): FrameLocator => page.frameLocator('iframe');
const inBox = (page: Page, name: string): Locator =>
  provider(page).getByRole('button', { name, exact: true });
const verifyFirst = (page: Page) => page.getByText('Please complete verification first.');

async function press(page: Page, name: string): Promise<void> {
  await waiting(page).click();
  await inBox(page, name).click();
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

  test(`CAP-01 ${version}: a login that is refused wants another result`, async ({
    page,
    trouble,
  }) => {
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
  });

  test(`CAP-01, CAP-05 ${version}: who closes the box is told to finish, and may go on`, async ({
    page,
  }) => {
    await openBox(page, { version });
    await press(page, 'Close');
    await expect(waiting(page)).toBeFocused();
    await expect(verifyFirst(page)).toBeVisible();
    await waiting(page).click();
    await inBox(page, 'Solve').click();
    await expect(verified(page)).toBeVisible();
    await expect(verifyFirst(page)).toHaveCount(0);
  });

  test(`CAP-01, CAP-09 ${version}: an error stays with its text and code until a press`, async ({
    page,
  }) => {
    await openBox(page, { version });
    await press(page, 'Error');
    const code = { v3: '113', v4: '60500' }[version];
    const box = failed(page, `Request forbidden (${code})`);
    await expect(box).toBeVisible();
    await expect(page.getByText('Still failing? Customer service can help.')).toBeVisible();
    await box.click();
    await inBox(page, 'Solve').click();
    await expect(verified(page)).toBeVisible();
  });

  test(`CAP-05 ${version}: a box that hangs is closed by the player, by button and by Escape`, async ({
    page,
  }) => {
    await openBox(page, { version });
    await press(page, 'Hang');
    await cover(page).getByRole('button', { name: 'Close the check' }).click();
    await expect(verifyFirst(page)).toBeVisible();
    await press(page, 'Hang');
    // The focus is in the provider's document.
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await press(page, 'Solve');
    await expect(verified(page)).toBeVisible();
  });

  test(`CAP-05, CAP-09 ${version}: a captcha that there is not is tried twice, and its error said`, async ({
    page,
  }) => {
    let frames = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/m/captcha')) frames += 1;
    });
    await openBox(page, { version, id: 'very-bad' });
    await waiting(page).click();
    const said = { v3: 'Configuration error (103)', v4: 'Invalid captcha id (60001)' }[version];
    await expect(failed(page, said)).toBeVisible();
    expect(frames).toBe(2);
  });

  test(`CAP-05 ${version}: a setup of more than 10 s is given up; pressed meanwhile, the box says that it is too fast`, async ({
    page,
    trouble,
  }) => {
    // Of v3 the call for its parameters, which waits no longer than five seconds.
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
  });
}

test('CAP-01 v4: a solution that is not taken leads back to waiting', async ({ page }) => {
  await openBox(page, { version: 'v4' });
  await press(page, 'Fail');
  await expect(waiting(page)).toBeFocused();
  await expect(verifyFirst(page)).toBeVisible();
});

test('CAP-01 v3: who fails stays in the provider’s box, and tries again there', async ({
  page,
}) => {
  await openBox(page, { version: 'v3' });
  await press(page, 'Fail');
  await expect(provider(page).getByRole('status')).toHaveText('Not right. Try again.');
  await inBox(page, 'Solve').click();
  await expect(verified(page)).toBeVisible();
});

test('CAP-08 v3: while the provider is down the box does without it', async ({ page }) => {
  await openBox(page, { version: 'v3', id: 'it-is-down' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await press(page, 'Solve');
  await expect(verified(page)).toBeVisible();
  expect(calls).not.toContain('/geetest/get.php');
});

test('CAP-07 the box speaks the browser’s Chinese', async ({ browser }) => {
  for (const [locale, title] of [
    ['zh-TW', '請選擇結果。'],
    ['zh-HK', '請揀結果。'],
    ['zh-CN', 'Press how it shall end.'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const merchant = await openMerchant(page, { version: 'v4' });
    await openLogin(page, merchant);
    await waiting(page).click();
    await expect(provider(page).getByRole('status')).toHaveText(title);
    await context.close();
  }
});

test('CAP-02, CAP-04 a code by text message asks for it, too, and in version 3 says that it does not work', async ({
  page,
}) => {
  const settings: SettingTexts = {
    'flags.GEETEST3': 'off',
    'flags.GEETESTVCODE3': 'on',
    'sms.url': `http://sandbox.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 1}/sms`,
    'sms.accountSid': 'AC1',
    'sms.from': '+15005550006',
    country: 'PH',
  };
  const merchant = await openMerchant(page, { version: 'v3', settings });
  await merchant.set('sms.authToken=nobody');
  const open = async () => {
    await openLogin(page, merchant);
    await page.getByText('SMS code').click();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9170000101');
  };
  await open();
  await page.getByRole('button', { name: 'Send code' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(alert).toContainText('unknown_error: Geetest service not work');
  await merchant.set('captcha.version=v4', `captcha.scriptUrl=${sandbox()}${scripts.v4}`);
  await expect(async () => {
    await open();
    await press(page, 'Solve');
  }).toPass();
  await expect(verified(page)).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/sms/noLogin'));
  await page.getByRole('button', { name: 'Send code' }).click();
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

test('HOUSE each state of the box is accessible', async ({ page }) => {
  await openBox(page, { version: 'v4' });
  const violations = async () =>
    (await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.map(({ id }) => id);
  expect(await violations()).toEqual([]);
  await press(page, 'Error');
  await expect(failed(page, 'Request forbidden (60500)')).toBeVisible();
  expect(await violations()).toEqual([]);
  await failed(page, 'Request forbidden (60500)').click();
  await expect(inBox(page, 'Solve')).toBeVisible();
  expect(await violations()).toEqual([]);
  await inBox(page, 'Solve').click();
  await expect(verified(page)).toBeVisible();
  expect(await violations()).toEqual([]);
});
