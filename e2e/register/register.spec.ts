import { randomInt } from 'node:crypto';
import { registerByMobile } from '@parlour/contract/register/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { codeSentTo } from '../login/inbox.ts';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { expect, expectHome, expectMember, hydrated, merchantUrl, test } from '../page/site.ts';

const newName = (): string => `luna${randomInt(1e9)}`;
let lastMobile = 5_000_000 + 10_000 * Number(process.env['TEST_WORKER_INDEX']);
/** Returns an unused number, also by other workers. */
const newMobile = (): string => `917${(lastMobile += 1)}`;
const password = 'seven-green-Kettles';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const sendCode = (page: Page) => page.getByRole('button', { name: 'Send code', exact: true });

async function fill(page: Page, username: string): Promise<void> {
  await hydrated(page);
  // The login's form has a field of this name, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await box(page, 'Username').fill(username);
  await box(page, 'Password').fill(password);
  await box(page, 'Confirm password').fill(password);
}

/** Fills in a number, accepts the terms, and verifies it by a code, whose last digit sends the form. Marigold has a slide captcha before it. */
async function proveNumber(page: Page): Promise<void> {
  const mobile = newMobile();
  await goOn(page).click();
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Tap to verify you’re human' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Verified' })).toBeVisible();
  await sendCode(page).click();
  // The captcha is gone until another code may be sent.
  await expect(box(page, 'Verification code')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Verified' })).toBeHidden();
  await page.getByText('I’m 18 or older').click();
  await box(page, 'Verification code').fill(await codeSentTo(`+49${mobile}`));
}

type RegistrationRow = Record<string, unknown> & {
  affiliate_code: string | null;
  referral_code: string | null;
  mobile: string | null;
  domain: string | null;
};
/** Reads the registrations of a name at the page's merchant from the database. */
const keptOf = (page: Page, username: string): Promise<RegistrationRow[]> => {
  const [code = ''] = new URL(page.url()).hostname.split('.');
  return forMerchant(ownerUrlOf(), code, (tx) =>
    runStatement<RegistrationRow>(
      tx,
      `select r.affiliate_code, r.referral_code, r.domain, m.mobile
       from member m join registration r on r.member_id = m.id where m.username = '${username}'`,
    ),
  );
};

const open = (page: Page, settings: SettingTexts = {}) => openOwnMerchant(page, settings);

test('REG-01, REG-02, REG-03, TRACK-05 a guest who came by a link registers by name and is at home', async ({
  page,
}) => {
  const { url } = await open(page);
  await page.goto(url('/m/home?affiliateCode=north-77&r=LUNA48'));
  await expect(page).toHaveURL(/\/m\/login\?affiliateCode=north-77&r=LUNA48$/);
  await hydrated(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText('Invited with LUNA48')).toBeVisible();
  const username = newName();
  await fill(page, username);
  await expect(page.getByText('This username is available')).toBeVisible();
  await submit(page).click();
  await expectHome(page, username);
  await expect
    .poll(() => keptOf(page, username))
    .toEqual([
      {
        affiliate_code: 'north-77',
        referral_code: 'LUNA48',
        domain: new URL(url('/')).host,
        mobile: null,
      },
    ]);
  await page.reload();
  await expectMember(page, username);
});

test('REG-01, REG-03, LOGIN-09 at Lumen a number is proven by the code that comes to it', async ({
  page,
}) => {
  await page.goto(merchantUrl('lumen', '/m/register'));
  const username = newName();
  const mobile = newMobile();
  await fill(page, username);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await goOn(page).click();
  await page.getByLabel('Mobile number').fill(mobile);
  await expect(page.getByRole('button', { name: /Philippines/ })).toBeVisible();
  await sendCode(page).click();
  await expect(page.getByText(`+63 ${mobile}`)).toBeVisible();
  await page.getByText('I’m 18 or older').click();
  await box(page, 'Verification code').fill(await codeSentTo(`+63${mobile}`));
  await expectHome(page, username);
  expect(await keptOf(page, username)).toMatchObject([{ mobile: `+63${mobile}` }]);
});

test('ROUTE-08, REG-03, CAP-02 a game that was tapped before opens after the registration', async ({
  page,
  trouble,
}) => {
  // A new member has no money, and the launch is refused.
  trouble.expect(/status of 400 .*launchGame/);
  await page.goto(merchantUrl('marigold', '/m/home'));
  await hydrated(page);
  await page.locator('a[href*="/m/launchGame"]').first().click();
  await expect(page).toHaveURL(/\/m\/login/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  const username = newName();
  await fill(page, username);
  const joined = page.waitForResponse((answer) => answer.url().endsWith(registerByMobile.path));
  // The game's page is opened next, at another address.
  const launched = page.waitForRequest(/\/wps\/game\/launchGame/);
  await proveNumber(page);
  expect(await (await joined).json()).toMatchObject({
    success: true,
    value: { userName: username },
  });
  // The game leads back to where it was tapped, not to the pages before the login.
  const asked = new URL((await launched).url()).searchParams;
  expect(asked.get('backUrl')).toBe(merchantUrl('marigold', '/m/home'));
});

test('NET-17 a reload in the middle keeps what was typed but the passwords', async ({ page }) => {
  const { url } = await open(page, {
    'register.fields.email.enabled': 'on',
    'register.fields.payeeName.enabled': 'on',
  });
  await page.goto(url('/m/register?r=LUNA48'));
  const username = newName();
  await fill(page, username);
  await goOn(page).click();
  await page.getByLabel('Email address').fill('luna@example.test');
  await page.reload();
  await expect(box(page, 'Username')).toHaveValue(username);
  await expect(box(page, 'Password')).toHaveValue('');
  await expect(page.getByText('Invited with LUNA48')).toBeVisible();
  await fill(page, username);
  await goOn(page).click();
  await expect(page.getByLabel('Email address')).toHaveValue('luna@example.test');
});

test(
  'NET-17 without a line in the middle nothing is lost, and with one it goes on',
  nightly,
  async ({ page, context }) => {
    const { url } = await open(page);
    await page.goto(url('/m/register'));
    const username = newName();
    await fill(page, username);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toBeVisible();
    await expect(box(page, 'Password')).toHaveValue(password);
    await context.setOffline(false);
    await submit(page).click();
    await expectHome(page, username);
    expect(await keptOf(page, username)).toHaveLength(1);
  },
);

test('REG-01, TFA-05 the way back from the code, by the page or the browser, loses nothing, and the time goes on', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  await page.goto(merchantUrl('lumen', '/m/login'));
  await page.goto(merchantUrl('lumen', '/m/register'));
  const username = newName();
  const mobile = newMobile();
  await fill(page, username);
  await goOn(page).click();
  await page.getByLabel('Mobile number').fill(mobile);
  await sendCode(page).click();
  const counting = page.getByRole('button', { name: /^Resend code in \d:\d\d$/ });
  await expect(counting).toBeVisible();
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  await page.goBack();
  await expect(box(page, 'Username')).toHaveValue(username);
  await expect(box(page, 'Password')).toHaveValue(password);
  await expect(page).toHaveURL(/\/m\/register$/);
  await goOn(page).click();
  await goOn(page).click();
  await expect(counting).toBeVisible();
  await page.getByText('I’m 18 or older').click();
  const sent = await codeSentTo(`+63${mobile}`);
  const code = box(page, 'Verification code');
  await code.fill(sent === '000000' ? '111111' : '000000');
  await expect(code).toHaveAccessibleDescription(/isn’t right, or it has expired/);
  await expect(code).toBeFocused();
  await expect(counting).toBeVisible();
  await code.fill(sent);
  await expectHome(page, username);
});

test('REG-01, NET-17 an answer that is lost costs nothing: the same press gets in, and there is one member', async ({
  page,
  trouble,
}) => {
  // The check of the name, where it is answered only after the account was created.
  trouble.expect(/status of 400.*\/wps\/check\/username/);
  const { url } = await open(page);
  // The server creates the account; its first answer is lost.
  await page.addInitScript(() => {
    const { fetch } = window;
    let isLost = true;
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (!isLost || !answer.url.endsWith('/wps/member/register')) return answer;
      isLost = false;
      throw new TypeError('lost');
    };
  });
  await page.goto(url('/m/register'));
  const username = newName();
  await fill(page, username);
  await submit(page).click();
  await expect(page.getByText('you’ll get in either way')).toBeVisible();
  await submit(page).click();
  await expectHome(page, username);
  expect(await keptOf(page, username)).toHaveLength(1);
});

test('REG-01 a double tap makes one member', nightly, async ({ page }) => {
  const { url } = await open(page);
  await page.goto(url('/m/register.html'));
  const username = newName();
  await fill(page, username);
  await submit(page).dblclick();
  await expectHome(page, username);
  expect(await keptOf(page, username)).toHaveLength(1);
});

test('REG-01 a taken name is said while it is typed, and again by the server', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  const { url, createMember } = await open(page);
  const { username } = await createMember();
  await page.goto(url('/m/register'));
  await fill(page, username);
  await expect(page.getByText('This username is taken. Try another.')).toBeVisible();
  await submit(page).click();
  await expect(box(page, 'Username')).toBeFocused();
  await expect(box(page, 'Password')).toHaveValue(password);
});

test('REG-01 where registration is closed nothing leads there', async ({ page }) => {
  const { url } = await open(page, { 'register.open': 'off' });
  await page.goto(url('/m/login'));
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await page.goto(url('/m/register'));
  await expect(page.getByText('Sign-up is closed at the moment.')).toBeVisible();
});

const whole: SettingTexts = {
  languages: 'EN,TH,UR',
  'register.captcha.enabled': 'on',
  'register.fields.mobileNum.enabled': 'on',
  'register.fields.email.enabled': 'on',
  'register.fields.payeeName.enabled': 'on',
  'register.fields.referralCode.enabled': 'on',
  'register.leastAge': '18',
  'register.termsUrl': 'https://example.com/terms',
  'register.privacyUrl': 'https://example.com/privacy',
};

for (const language of ['EN', 'TH', 'UR']) {
  test(
    `REG-01 with all fields, in ${language}, narrow and in large text, nothing is cut off and nothing bars anybody`,
    gateIf(language === 'UR'),
    async ({ page }) => {
      const { url } = await open(page, whole);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(url(`/m/register?r=LUNA48&language=${language}`));
      await hydrated(page);
      const onward = page.locator('button[type=submit]');
      const field = (name: string) => page.locator(`[name=${name}]`);
      await onward.click();
      await expect(field('username')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, language);
      await field('username').fill(newName());
      await field('password').fill(password);
      await field('confirmPassword').fill(password);
      await onward.click();
      await expect(field('mobileNum')).toBeFocused();
      await onward.click();
      await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, language);
      await field('mobileNum').fill('9175550142');
      await field('email').fill('luna@example.test');
      await onward.click();
      await expect(field('payeeName')).toBeFocused();
      await onward.click();
      await expect(field('accepted')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('form img[alt]').last()).toBeVisible();
      await expectAccessible(page, language);
    },
  );
}

test('REG-01 the whole form is filled in and sent by the keyboard', nightly, async ({ page }) => {
  const { url } = await open(page, { 'register.leastAge': '18' });
  await page.goto(url('/m/register?r=LUNA48'));
  await hydrated(page);
  const username = newName();
  await box(page, 'Username').focus();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  // The button that shows the password is in between.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expectHome(page, username);
});
