// A login with a second factor: each kind, wrong then right, and every way to leave the sheet (TFA, LOGIN-05).
import { createMember } from '@parlour/database/testing/fixtures';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { Page } from '@playwright/test';
import { codeNow } from './authenticator-code.ts';
import { beginAuthenticator } from './begin-authenticator.ts';
import { codeSentTo } from './inbox.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { forgetSession } from '../page/forget-session.ts';
import { nightly } from '../page/pairs.ts';
import {
  expect,
  expectHome,
  fillLogin,
  logInButton,
  merchantUrl,
  passwordOf,
  pressLogOut,
  sessionOf,
  test,
  type Merchant,
} from '../page/site.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });
const tab = (page: Page, name: string) => sheet(page).getByRole('tab', { name });
const field = (page: Page, name: string) => sheet(page).getByRole('textbox', { name });
const verify = (page: Page) => sheet(page).getByRole('button', { name: 'Confirm' });
const send = (page: Page) => sheet(page).getByRole('button', { name: 'Send code', exact: true });
const counting = (page: Page) =>
  sheet(page).getByRole('button', { name: /^Resend code in \d:\d\d$/ });
const wrong = (page: Page) => sheet(page).getByRole('alert');

let lastNumber = 0;
/** Returns a number that no other test of this run uses, because limits are counted by number. */
const newNumber = () =>
  `917${String(Date.now()).slice(-5)}${String((lastNumber += 1)).padStart(2, '0')}`;

type GuardedMember = { username: string; password: string; number: string; email: string };

/** Creates a member whose login requires these factors. */
async function newGuarded(secondFactors: SecondFactor[], merchant: Merchant = 'lumen') {
  const number = newNumber();
  const email = `m${number}@example.test`;
  const { username, password } = await createMember(ownerUrlOf(), merchant, {
    secondFactors,
    mobile: `+63${number}`,
    email,
    payeeName: 'Anna Example',
  });
  return { username, password, number, email };
}
async function beginLogin(
  page: Page,
  { username, password }: GuardedMember,
  merchant: Merchant = 'lumen',
) {
  await page.goto(merchantUrl(merchant, '/m/login'));
  await fillLogin(page, username, password);
  await logInButton(page).click();
  await expect(sheet(page)).toBeVisible();
}
async function expectPassed(page: Page, { username }: GuardedMember): Promise<void> {
  await expect(page.getByRole('status').getByText('Confirmed. Logging you in…')).toBeVisible();
  await expectHome(page, username);
}
const all: SecondFactor[] = ['sms', 'email', 'payeeName'];

test.beforeEach(({ trouble }) => trouble.expect(/status of 400/));

test('TFA-01, TFA-02, TFA-07, LOGIN-05 the sheet offers what the server names, in its order, and is gone when it is closed', async ({
  page,
}) => {
  const member = await newGuarded(['payeeName', 'email', 'sms']);
  await beginLogin(page, member);
  await expect(sheet(page)).toContainText('Confirm it’s you in any one way');
  await expect(sheet(page).getByRole('tab')).toHaveText(['SMS', 'Email', /^Payee/]);
  await expect(tab(page, 'SMS')).toHaveAttribute('aria-selected', 'true');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await sessionOf(page)).toBeNull();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(member.password);

  await logInButton(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/login$/);

  await logInButton(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'TFA-01 the sheet has one height for all methods, before and after a code is sent, and each keeps what was typed',
  nightly,
  async ({ page }) => {
    await beginLogin(page, await newGuarded(all));
    const heights: (number | undefined)[] = [];
    const measure = async () => heights.push((await page.locator('.sheet').boundingBox())?.height);
    for (const name of ['SMS', 'Email', 'Payee name']) {
      await tab(page, name).click();
      await measure();
    }
    // Nor does it jump when the cells come.
    await tab(page, 'SMS').click();
    await field(page, 'Mobile number').fill(newNumber());
    await send(page).click();
    await expect(counting(page)).toBeVisible();
    await measure();
    expect(new Set(heights).size).toBe(1);
    await tab(page, 'Payee name').click();
    await field(page, 'Payee name').fill('Anna');
    await tab(page, 'SMS').click();
    await tab(page, 'Payee name').click();
    await expect(field(page, 'Payee name')).toHaveValue('Anna');
  },
);

test('TFA-03, TFA-04, TFA-05, TFA-06, LOGIN-12 a code by text message: missing, wrong, right', async ({
  page,
}) => {
  const member = await newGuarded(all);
  await beginLogin(page, member);
  const number = field(page, 'Mobile number');
  const code = field(page, 'Verification code');
  await expect(number).toHaveAttribute('inputmode', 'tel');
  await expect(code).toHaveCount(0);
  await send(page).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill(member.number);
  await send(page).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(counting(page)).toBeVisible();
  await expect(verify(page)).toBeDisabled();
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  const sent = await codeSentTo(`+63${member.number}`);
  // The last digit sends the form.
  await code.fill(sent === '000000' ? '111111' : '000000');
  await expect(wrong(page)).toContainText('The number or the code isn’t right');
  await expect(code).toHaveValue('');
  await expect(number).toHaveValue('');

  await number.fill(` ${member.number} `);
  await code.fill(sent);
  await expectPassed(page, member);
});

test('TFA-05 the countdown goes on after a reload, and no second code is sent', async ({
  page,
}) => {
  const member = await newGuarded(['sms']);
  await beginLogin(page, member);
  await field(page, 'Mobile number').fill(member.number);
  await send(page).click();
  await expect(counting(page)).toBeVisible();
  await page.reload();
  await beginLogin(page, member);
  await field(page, 'Mobile number').fill(member.number);
  await expect(counting(page)).toBeVisible();
  await expect(send(page)).toHaveCount(0);
});

test(
  'TFA-03, TFA-04, TFA-06, LOGIN-05 a code by e-mail: missing, wrong, right',
  nightly,
  async ({ page }) => {
    const member = await newGuarded(all);
    await beginLogin(page, member);
    await tab(page, 'Email').click();
    const address = field(page, 'Email address');
    const code = field(page, 'Verification code');
    await send(page).click();
    await expect(address).toBeFocused();
    await address.fill(member.email);
    await send(page).click();
    const sent = await codeSentTo(member.email);
    await code.fill(sent === '000000' ? '111111' : '000000');
    await expect(wrong(page)).toContainText('The address or the code isn’t right');
    await expect(address).toHaveValue('');
    await address.fill(member.email);
    await code.fill(sent);
    await expectPassed(page, member);
  },
);

test(
  'TFA-03, TFA-04, TFA-06 the payee’s name: missing, wrong, right, and the address is known from then on',
  nightly,
  async ({ page }) => {
    const member = await newGuarded(['payeeName']);
    await beginLogin(page, member);
    await expect(sheet(page).getByRole('tab')).toHaveCount(0);
    const name = field(page, 'Payee name');
    await verify(page).click();
    await expect(name).toBeFocused();
    await name.fill('Somebody Else');
    await verify(page).click();
    await expect(wrong(page)).toContainText('That isn’t this account’s payee name.');
    await expect(name).toHaveValue('');
    await name.fill('anna  example');
    await verify(page).click();
    await expectPassed(page, member);

    await page.goto(merchantUrl('lumen', '/m/member/home'));
    await pressLogOut(page);
    await page.goto(merchantUrl('lumen', '/m/login'));
    await fillLogin(page, member.username, member.password);
    await logInButton(page).click();
    await expectHome(page, member.username);
  },
);

/** Sets up the member's authenticator and logs out. Returns the secret and a recovery code. */
async function setUpAuthenticator(page: Page, { username, password }: GuardedMember) {
  await page.goto(merchantUrl('lumen', '/m/login'));
  await fillLogin(page, username, password);
  await logInButton(page).click();
  await expectHome(page, username);
  await page.goto(merchantUrl('lumen', '/m/member/authenticator'));
  await beginAuthenticator(page, password);
  const secret = (await page.getByText(/^(\w{4} ){7}\w{4}$/).innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeNow(secret));
  const recovery = await page
    .getByText(/^[A-Z0-9]{4,}(-[A-Z0-9]{4,})+$/)
    .first()
    .innerText();
  await forgetSession(page);
  return { secret, recovery };
}

test('TFA-03, TFA-04, TFA-06, TFA-08 the authenticator’s code: missing, wrong, right', async ({
  page,
}) => {
  const member = await newGuarded([]);
  const { secret } = await setUpAuthenticator(page, member);
  await beginLogin(page, member);
  const code = field(page, 'Code from your authenticator app');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('000000');
  await expect(wrong(page)).toContainText('That code isn’t right.');
  await expect(code).toHaveValue('');
  // The current code was used for the set-up; a phone's clock may be half a minute fast.
  await code.fill(codeNow(secret, Date.now() + 30_000));
  await expectPassed(page, member);
});

test('TFA-06, TFA-08 a code for recovery: wrong, right', nightly, async ({ page }) => {
  const member = await newGuarded([]);
  const { recovery } = await setUpAuthenticator(page, member);
  await beginLogin(page, member);
  await sheet(page).getByRole('button', { name: 'Use a recovery code' }).click();
  const code = field(page, 'Recovery code');
  await code.fill(`${recovery.slice(0, -1)}${recovery.endsWith('A') ? 'B' : 'A'}`);
  await verify(page).click();
  await expect(wrong(page)).toContainText('That recovery code isn’t right');
  await code.fill(recovery.toLowerCase());
  await verify(page).click();
  await expectPassed(page, member);
});

test('LOGIN-02, TFA-06 a double tap verifies once', nightly, async ({ page }) => {
  const member = await newGuarded(['payeeName']);
  await beginLogin(page, member);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/wps/session/login/verification')) calls += 1;
  });
  await field(page, 'Payee name').fill('Anna Example');
  await verify(page).dblclick();
  await expectPassed(page, member);
  expect(calls).toBe(1);
});

test(
  'NET-17, TFA-06 offline in the sheet: it says so, keeps what was typed, and goes on',
  nightly,
  async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    const member = await newGuarded(['payeeName']);
    await beginLogin(page, member);
    const name = field(page, 'Payee name');
    await name.fill('Anna Example');
    await context.setOffline(true);
    await verify(page).click();
    await expect(wrong(page)).toContainText('You’re offline.');
    await expect(name).toHaveValue('Anna Example');
    await context.setOffline(false);
    await verify(page).click();
    await expectPassed(page, member);
  },
);

test('LOGIN-05, A10 half a login is no session: another tab is a guest’s', async ({
  page,
  context,
}) => {
  await beginLogin(page, {
    username: 'twofactor',
    password: passwordOf('twofactor'),
    number: '',
    email: '',
  });
  const other = await context.newPage();
  await other.goto(merchantUrl('lumen', '/m/member/home'));
  await expect(other).toHaveURL(/\/m\/login$/);
  expect(await sessionOf(other)).toBeNull();
});
