// Geetest's box in a form, with the sandbox's stand-in: a merchant that uses it, and the states of the box.
import type { SettingTexts } from '@parlour/contract/settings.schema';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { openOwnMerchant, type OwnMerchant } from '../own/own-merchant.ts';

export type Version = 'v3' | 'v4';

/** The key that the sandbox's page shows. */
const key = 'key-of-every-captcha-in-the-sandbox';
export const sandbox = (): string =>
  `http://sandbox.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 1}`;
/** Paths of the provider's loaders, which are loaded in each frame. */
export const loaders: Record<Version, string> = {
  v3: '/geetest/static/tools/gt.js',
  v4: '/geetest/v4/gt4.js',
};

export type GeetestOptions = { version: Version; id?: string; settings?: SettingTexts };

/** Opens a merchant with the captcha at the login, unless its settings say otherwise. */
export async function openGeetestMerchant(
  page: Page,
  { version, id = 'of-the-test', settings }: GeetestOptions,
): Promise<OwnMerchant> {
  const merchant = await openOwnMerchant(page, {
    'flags.GEETEST3': 'on',
    'captcha.id': id,
    'captcha.version': version,
    'captcha.apiUrl': `${sandbox()}/geetest`,
    'captcha.bypassUrl': `${sandbox()}/geetest`,
    'captcha.scriptUrl': sandbox() + loaders[version],
    'envelope.send': 'plain',
    'envelope.accept': 'plain',
    ...settings,
  });
  // Set by the command, which seals secrets with the product's key.
  await merchant.set(`captcha.key=${key}`);
  return merchant;
}

export const waiting = (page: Page) =>
  page.getByRole('button', { name: 'Tap to verify you’re human' });
export const loading = (page: Page) => page.getByRole('button', { name: 'Preparing check…' });
export const verified = (page: Page) => page.getByRole('button', { name: 'Verified' });
export const failed = (page: Page, problem: string) =>
  page.getByRole('button', { name: `${problem}. Tap to retry` });
export const cover = (page: Page) => page.getByRole('dialog', { name: 'Security check' });
export const provider = (page: Page): FrameLocator => page.frameLocator('iframe');
export const inBox = (page: Page, name: string): Locator =>
  provider(page).getByRole('button', { name, exact: true });
/** The text below the box; the alert has it, too. */
export const verifyFirst = (page: Page) =>
  page.getByRole('main').getByText('Please complete verification first.');

/** Opens the box, waiting or in error, and presses the button that determines the result of the check. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Tap to (?:verify|retry)/ }).click();
  await inBox(page, name).click();
}
