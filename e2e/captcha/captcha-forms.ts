// Forms with a captcha (CAP-02): filling in, sending, and the signs of success.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendSmsCode } from '@parlour/contract/codes/calls';
import { signIn } from '@parlour/contract/login/calls';
import { registerMember } from '@parlour/contract/register/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import type { Locator, Page } from '@playwright/test';
import { sandbox } from './geetest-box.ts';
import { messagesTo } from '../login/inbox.ts';
import type { OwnMerchant } from '../own/own-merchant.ts';
import { expect, expectHome, fillLogin, hydrated, logInButton } from '../page/site.ts';

export type FilledForm = {
  send: Locator;
  /** Expects that each field still has its typed value. */
  expectKept: () => Promise<void>;
  /** Expects that the form was accepted, once. */
  expectThrough: () => Promise<void>;
};
export type Form = {
  name: string;
  /** Further settings of a Geetest merchant, so that only this form has the captcha. */
  geetest: SettingTexts;
  /** Settings with secrets, which the product seals with its key. */
  secrets?: () => string[];
  /** Path of the call that sends the form. */
  path: string;
  fill: (page: Page, merchant: OwnMerchant) => Promise<FilledForm>;
};

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(box(page, name)).toHaveValue(value);
  }
}

export const login: Form = {
  name: 'login',
  geetest: {},
  path: signIn.path,
  fill: async (page, merchant) => {
    const { username, password } = await merchant.createMember();
    await page.goto(merchant.url('/m/login'));
    await hydrated(page);
    await fillLogin(page, username, password);
    return {
      send: logInButton(page),
      expectKept: () => expectValues(page, { Username: username, Password: password }),
      expectThrough: () => expectHome(page, username),
    };
  },
};

const typedPassword = 'seven-green-Kettles';

export const registration: Form = {
  name: 'registration',
  geetest: { 'register.captcha.enabled': 'on' },
  path: registerMember.path,
  fill: async (page, merchant) => {
    const username = `luna${randomInt(1e9)}`;
    const values = {
      Username: username,
      Password: typedPassword,
      'Confirm password': typedPassword,
    };
    await page.goto(merchant.url('/m/register'));
    await hydrated(page);
    for (const [name, value] of Object.entries(values)) await box(page, name).fill(value);
    return {
      send: page.getByRole('button', { name: 'Create account' }),
      expectKept: () => expectValues(page, values),
      expectThrough: () => expectHome(page, username),
    };
  },
};

/** Reads the only account that the sandbox accepts. */
function smsAccount(): { accountSid: string; authToken: string } {
  const file = join(process.env['PARLOUR_E2E_DATA'] ?? '', 'keys/messages.json');
  const { sms } = JSON.parse(readFileSync(file, 'utf8')) as { sms: ReturnType<typeof smsAccount> };
  return sms;
}

/** The login by a code: its captcha is required before the text message. */
export const textMessage: Form = {
  name: 'text message of a login',
  geetest: {
    'flags.GEETEST3': 'off',
    'flags.GEETESTVCODE3': 'on',
    'sms.url': `${sandbox()}/sms`,
    'sms.from': '+15005550006',
    country: 'PH',
  },
  secrets: () => {
    const { accountSid, authToken } = smsAccount();
    return [`sms.accountSid=${accountSid}`, `sms.authToken=${authToken}`];
  },
  path: sendSmsCode.path,
  fill: async (page, merchant) => {
    const number = `917${String(randomInt(1e7)).padStart(7, '0')}`;
    await merchant.createMember({ mobile: `+63${number}` });
    await page.goto(merchant.url('/m/login'));
    await hydrated(page);
    await page.getByText('SMS code', { exact: true }).click();
    await box(page, 'Mobile number').fill(number);
    return {
      send: page.getByRole('button', { name: 'Send code', exact: true }),
      expectKept: () => expectValues(page, { 'Mobile number': number }),
      expectThrough: async () => {
        await expect(page.getByText(/^We texted a code to/)).toBeVisible();
        await expect.poll(() => messagesTo(`+63${number}`)).toBe(1);
      },
    };
  },
};
