// A forgotten password: a code, a new password, the login with it (REG-05).
import { createMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { codeNow } from '../login/authenticator-code.ts';
import { beginAuthenticator } from '../login/begin-authenticator.ts';
import { codeSentTo } from '../login/inbox.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { forgetSession } from '../page/forget-session.ts';
import { nightly } from '../page/pairs.ts';
import {
  expect,
  expectHome,
  fillLogin,
  logInButton,
  merchantUrl,
  sessionOf,
  test,
  hydrated,
} from '../page/site.ts';

const good = 'seven grey herons';
let lastNumber = 0;
/** Returns a number of a real network's prefix that no other test of this run uses, because limits are counted by number. */
const newNumber = () =>
  `917${String(Date.now()).slice(-5)}${String((lastNumber += 1)).padStart(2, '0')}`;

async function newOwner(traits: Parameters<typeof createMember>[2] = {}) {
  const number = newNumber();
  const email = `m${number}@example.test`;
  const kept = { mobile: `+63${number}`, email, ...traits };
  const member = await createMember(ownerUrlOf(), 'lumen', kept);
  return { ...member, number, email };
}
type Owner = Awaited<ReturnType<typeof newOwner>>;

const name = (page: Page) => page.getByLabel('Username', { exact: true });
const number = (page: Page) => page.getByLabel('Mobile number', { exact: true });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const code = (page: Page) => page.getByLabel('Verification code');
const send = (page: Page) => page.getByRole('button', { name: 'Send code', exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
const save = (page: Page) => page.getByRole('button', { name: 'Save password' });
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const counting = (page: Page) => page.getByRole('button', { name: /^Resend code in \d:\d\d$/ });
const wrongFor = (sent: string): string => (sent === '000000' ? '111111' : '000000');

async function openFromLogin(page: Page): Promise<void> {
  await page.goto(merchantUrl('lumen', '/m/login'));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/m\/forgotPassword$/);
  await expect(heading(page, 'Reset your password')).toBeVisible();
}
async function askBySms(page: Page, { username, number: digits }: Owner): Promise<string> {
  await name(page).fill(username);
  await number(page).fill(digits);
  await send(page).click();
  await expect(code(page)).toBeFocused();
  return codeSentTo(`+63${digits}`);
}
async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(again);
  await save(page).click();
}
async function expectDone(page: Page, { username }: Owner): Promise<void> {
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.getByText('Password changed. Log in with the new one.')).toBeVisible();
  await expect(name(page)).toHaveValue(username);
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  expect(await sessionOf(page)).toBeNull();
}
async function logInWith(page: Page, { username }: Owner, password: string): Promise<void> {
  await fillLogin(page, username, password);
  await logInButton(page).click();
}

test.beforeEach(({ trouble }) => trouble.expect(/status of 40[01]/));

test('REG-05, A13 by text message: a wrong code, then the right one, and other browsers are logged out', async ({
  page,
  browser,
}) => {
  const owner = await newOwner();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(merchantUrl('lumen', '/m/login'));
  await logInWith(elsewhere, owner, owner.password);
  await expectHome(elsewhere, owner.username);

  await openFromLogin(page);
  const sent = await askBySms(page, owner);
  await expect(counting(page)).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await code(page).press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/Enter the six-digit code\./);
  // The last digit leads on.
  await code(page).fill(wrongFor(sent));
  await expect(heading(page, 'Set a new password')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await choose(page, good);
  await expect(heading(page, 'Reset your password')).toBeVisible();
  await expect(code(page)).toHaveAccessibleDescription(/isn’t right, or it has expired/);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveValue('');
  await expect(name(page)).toHaveValue(owner.username);
  await expect(number(page)).toHaveValue(owner.number);

  await code(page).fill(sent);
  // The typed password is still there.
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(good);
  await save(page).click();
  await expectDone(page, owner);

  await elsewhere.goto(merchantUrl('lumen', '/m/member/home'));
  await expect(elsewhere).toHaveURL(/\/m\/login$/);
  await elsewhere.context().close();
  await logInWith(page, owner, owner.password);
  await expect(page.getByRole('alert')).toContainText('That username or password isn’t right.');
  await logInWith(page, owner, good);
  await expectHome(page, owner.username);
});

test(
  'REG-05, A7 by e-mail: weak passwords are refused beside the field, and the way back loses nothing',
  nightly,
  async ({ page }) => {
    const owner = await newOwner();
    await openFromLogin(page);
    await page.getByRole('tab', { name: 'Email' }).click();
    await send(page).click();
    await expect(name(page)).toBeFocused();
    await name(page).fill(owner.username);
    await send(page).click();
    await expect(email(page)).toBeFocused();
    await email(page).fill(owner.email);
    await email(page).press('Enter');
    await code(page).fill(await codeSentTo(owner.email));
    const field = page.getByLabel('New password', { exact: true });
    await choose(page, 'abc');
    await expect(field).toHaveAccessibleDescription('Use at least 8 characters.');
    await choose(page, good, 'something else');
    await expect(page.getByLabel('Confirm new password', { exact: true })).toBeFocused();
    await choose(page, 'password1');
    await expect(field).toHaveAccessibleDescription(/This password is too common/);
    await choose(page, owner.password);
    await expect(field).toHaveAccessibleDescription(/This is your current password/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(email(page)).toHaveValue(owner.email);
    await goOn(page).click();
    await expect(field).toHaveValue(owner.password);
    await choose(page, good);
    await expectDone(page, owner);
    await logInWith(page, owner, good);
    await expectHome(page, owner.username);
  },
);

test('REG-05, A2 a name that nobody has looks the same, up to a code that nobody was sent', async ({
  page,
}) => {
  await openFromLogin(page);
  await name(page).fill('nobody-at-all');
  await number(page).fill(newNumber());
  await send(page).click();
  await expect(code(page)).toBeFocused();
  await expect(counting(page)).toBeVisible();
  await expect(code(page)).toHaveAccessibleDescription(/if it’s on this account\.$/);
  await code(page).fill('123456');
  await choose(page, good);
  await expect(code(page)).toHaveAccessibleDescription(/isn’t right, or it has expired/);
});

test('REG-05 the countdown and what was typed survive a reload, and no second code is sent', async ({
  page,
}) => {
  const owner = await newOwner();
  await openFromLogin(page);
  const sent = await askBySms(page, owner);
  await page.reload();
  await expect(counting(page)).toBeVisible();
  await expect(name(page)).toHaveValue(owner.username);
  await expect(number(page)).toHaveValue(owner.number);
  await expect(send(page)).toHaveCount(0);
  await code(page).fill(sent);
  await choose(page, good);
  await expectDone(page, owner);
});

test(
  'REG-05, A10 an authenticator is asked for at the login with the new password',
  nightly,
  async ({ page }) => {
    const owner = await newOwner();
    await page.goto(merchantUrl('lumen', '/m/login'));
    await logInWith(page, owner, owner.password);
    await expectHome(page, owner.username);
    await page.goto(merchantUrl('lumen', '/m/member/authenticator'));
    await beginAuthenticator(page, owner.password);
    const secret = (await page.getByText(/^(\w{4} ){7}\w{4}$/).innerText()).replaceAll(' ', '');
    await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeNow(secret));
    await expect(page.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/).first()).toBeVisible();
    await forgetSession(page);

    await openFromLogin(page);
    const sent = await askBySms(page, owner);
    await code(page).fill(sent);
    await choose(page, good);
    await expectDone(page, owner);
    await logInWith(page, owner, good);
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  },
);

test(
  'REG-05 a line that is lost loses nothing, and the same press goes through when it is back',
  nightly,
  async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    const owner = await newOwner();
    await openFromLogin(page);
    const sent = await askBySms(page, owner);
    await code(page).fill(sent);
    await expect(heading(page, 'Set a new password')).toBeVisible();
    await context.setOffline(true);
    await choose(page, good);
    await expect(page.getByRole('alert')).toContainText('You’re offline.');
    await context.setOffline(false);
    await save(page).click();
    await expectDone(page, owner);
  },
);

test('REG-05 the keyboard alone does all of it', nightly, async ({ page }) => {
  const owner = await newOwner();
  await page.goto(merchantUrl('lumen', '/m/forgotPassword'));
  await hydrated(page);
  await name(page).focus();
  await page.keyboard.type(owner.username);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(await codeSentTo(owner.email));
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type(good);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(good);
  await page.keyboard.press('Enter');
  await expectDone(page, owner);
});

test('REG-05, ROUTE-03 whoever remembers it goes back to the login, and a member has nothing to do there', async ({
  page,
}) => {
  const owner = await newOwner();
  await openFromLogin(page);
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await logInWith(page, owner, owner.password);
  await expectHome(page, owner.username);
  await page.goto(merchantUrl('lumen', '/m/forgotPassword'));
  await expectHome(page, owner.username);
});
