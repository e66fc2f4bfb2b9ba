// Screens of signing in: each in English in both themes, in Urdu in the dark one and in Thai in the light one.
import type { Page } from '@playwright/test';
import { demoPassword } from '@parlour/seed/demo-facts';
import type { Shot } from './shot.ts';

export type ShotTemplate = Omit<Shot, 'merchant' | 'language'>;

export const inLanguages = (shot: ShotTemplate): Shot[] => [
  { ...shot, merchant: 'lumen' },
  { ...shot, merchant: 'marigold' },
  { ...shot, merchant: 'lumen', language: 'UR' },
  { ...shot, merchant: 'marigold', language: 'TH' },
];

const logInAs = (username: string, password: string) => async (page: Page) => {
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(password);
  await page.locator('form [type=submit]').first().click();
};
const refuse = async (page: Page) => {
  await logInAs('demo', 'a slip')(page);
  await page.getByRole('alert').waitFor();
  // The button stays busy for a moment.
  await page.locator('form [aria-busy=true]').waitFor({ state: 'detached' });
};
export async function openSms(page: Page): Promise<void> {
  await page.locator('fieldset label').last().click();
  await page.locator('[name=mobile]').fill('917 555 0142');
}
async function openCountries(page: Page): Promise<void> {
  await openSms(page);
  await page.locator('.country-code').click();
  await page.getByRole('dialog').waitFor();
}
export const box = (page: Page) => page.locator('form:not([hidden]) button[aria-disabled=false]');
/** Ends the check by a button of the sandbox's box. */
export async function endCheck(page: Page, how: 'Solve' | 'Error'): Promise<void> {
  await box(page).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: how, exact: true }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
}
let lastName = 0;
/** Sends a code to the typed number; one merchant demands a check before each code. */
async function sendCodeTo(page: Page, field: string): Promise<void> {
  await page.locator(`[name=${field}]`).fill(`917 555 0${100 + (lastName += 1)}`);
  const form = page.locator('form:not([hidden])').filter({ has: page.locator(`[name=${field}]`) });
  const hasBox = await box(page)
    .waitFor({ timeout: 3_000 })
    .then(
      () => true,
      () => false,
    );
  if (hasBox) {
    await endCheck(page, 'Solve');
    await form.locator('button[aria-disabled=true]').waitFor();
  }
  await form.locator('[type=submit]').click();
  await form.locator('[autocomplete=one-time-code]').pressSequentially('492');
}
async function openSmsCode(page: Page): Promise<void> {
  await openSms(page);
  await sendCodeTo(page, 'mobile');
}
/** Requests a code for an unknown name, which is answered like a known one. */
async function sendResetCode(page: Page): Promise<void> {
  await page.locator('[name=username]').fill(`mira.santos${(lastName += 1)}`);
  await page.locator('[name=number]').fill(`917 555 0${100 + lastName}`);
  // One merchant demands a check before each code.
  if ((await box(page).count()) > 0) await endCheck(page, 'Solve');
  await page.locator('form [type=submit]').first().click();
  await page.locator('[name=code]').waitFor();
  await page.locator('[name=code]').pressSequentially('660');
}
async function openRegisterNumber(page: Page): Promise<void> {
  await page.locator('[name=username]').fill(`mira.santos${(lastName += 1)}`);
  for (const name of ['password', 'confirmPassword']) {
    await page.locator(`[name=${name}]`).fill('mango rain 7');
  }
  await page.locator('form [type=submit]').click();
  await page.locator('[name=mobileNum]').fill(`917 555 0${100 + lastName}`);
}
async function openRegisterCode(page: Page): Promise<void> {
  await openRegisterNumber(page);
  // One merchant demands a check before each code.
  if ((await box(page).count()) > 0) await endCheck(page, 'Solve');
  await page.locator('form [type=submit]').click();
  await page.locator('[name=verificationCode]:visible').pressSequentially('660');
}
async function chooseAnew(page: Page): Promise<void> {
  await sendResetCode(page);
  // The last digit leads on.
  await page.locator('[name=code]').fill('660123');
  await page.locator('[name=new]').fill('mango rain 7');
  await page.locator('[name=again]').fill('mango');
  await page.locator('[name=again]').press('Enter');
  await page.locator('[aria-invalid]').first().waitFor();
}
async function askForMore(page: Page): Promise<void> {
  await logInAs('twofactor', demoPassword)(page);
  await page.getByRole('tab').first().waitFor();
}
const chooseWay = (at: number) => async (page: Page) => {
  await askForMore(page);
  await page.getByRole('tab').nth(at).click();
};
async function openFactorCode(page: Page): Promise<void> {
  await askForMore(page);
  await sendCodeTo(page, 'mobileNum');
}
async function refuseFactorCode(page: Page): Promise<void> {
  await openFactorCode(page);
  await page.locator('dialog [autocomplete=one-time-code]').fill('000000');
  await page.locator('dialog [role=alert]').waitFor();
}
async function openFactorMail(page: Page): Promise<void> {
  await chooseWay(2)(page);
  await page.locator('[name=email]').fill('mira@mail.example');
  await page.locator('dialog [type=submit]').click();
  await page.locator('dialog [autocomplete=one-time-code]').waitFor();
}
async function giveWrongName(page: Page): Promise<void> {
  await chooseWay(3)(page);
  await page.locator('[name=payeeName]').fill('Somebody Else');
  await page.locator('dialog form [type=submit]').click();
  await page.locator('dialog [role=alert]').waitFor();
}
async function sendNoPassword(page: Page): Promise<void> {
  await page.locator('form [type=submit]').first().click();
  await page.locator('[aria-invalid]').first().waitFor();
}
const setUp = async (page: Page) => {
  await page.locator('main .btn--primary').click();
  await page.locator('dialog input').fill(demoPassword);
  await page.locator('dialog .btn--primary').click();
  await page.locator('.qr').waitFor();
};

const byAll = (
  [
    { name: 'login-refused', path: '/m/login', as: 'guest', act: refuse },
    { name: 'login-sms', path: '/m/login', as: 'guest', act: openSms },
    { name: 'login-sms-code', path: '/m/login', as: 'guest', act: openSmsCode },
    { name: 'countries', path: '/m/login', as: 'guest', act: openCountries },
    { name: 'register', path: '/m/register', as: 'guest' },
    { name: 'register-number', path: '/m/register', as: 'guest', act: openRegisterNumber },
    { name: 'register-code', path: '/m/register', as: 'guest', act: openRegisterCode },
    { name: 'forgotten-password', path: '/m/forgotPassword', as: 'guest' },
    { name: 'forgotten-password-code', path: '/m/forgotPassword', as: 'guest', act: sendResetCode },
    { name: 'forgotten-password-new', path: '/m/forgotPassword', as: 'guest', act: chooseAnew },
    { name: 'second-factor-sms', path: '/m/login', as: 'guest', act: askForMore },
    { name: 'second-factor-code', path: '/m/login', as: 'guest', act: openFactorCode },
    { name: 'second-factor-refused', path: '/m/login', as: 'guest', act: refuseFactorCode },
    { name: 'second-factor-mail', path: '/m/login', as: 'guest', act: openFactorMail },
    { name: 'second-factor-app', path: '/m/login', as: 'guest', act: chooseWay(1) },
    { name: 'second-factor-email', path: '/m/login', as: 'guest', act: chooseWay(2) },
    { name: 'second-factor-wrong', path: '/m/login', as: 'guest', act: giveWrongName },
    { name: 'password', path: '/m/changePsw', as: 'member', act: sendNoPassword },
    { name: 'devices', path: '/m/member/devices', as: 'member' },
    { name: 'authenticator', path: '/m/member/authenticator', as: 'member', act: setUp },
  ] satisfies ShotTemplate[]
).flatMap(inLanguages);

/** Screens of Lumen alone: only there the service knows phone numbers; and other windows. */
const atLumen = (
  [
    { name: 'login-sms-code-narrow', path: '/m/login', on: 'narrow', act: openSmsCode },
    { name: 'register-desktop', path: '/m/register', on: 'desktop' },
    { name: 'identity-phone', path: '/m/identity?with=phone', hasProfile: true },
    { name: 'identity-phone', path: '/m/identity?with=phone', hasProfile: true, language: 'UR' },
  ] satisfies Omit<Shot, 'merchant' | 'as'>[]
).map((shot): Shot => ({ ...shot, merchant: 'lumen', as: 'guest' }));

export const signInShots: Shot[] = [...byAll, ...atLumen];
