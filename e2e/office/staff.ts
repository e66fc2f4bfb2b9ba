// People of the staff in a browser: their command, their invitations, and the steps of a login.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { demoPassword } from '@parlour/seed/demo-facts';
import { devices, type Browser, type Page } from '@playwright/test';
import { codeNow } from '../login/authenticator-code.ts';
import { expect } from '../page/site.ts';

const origin = (): string =>
  `http://console.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 2}`;
export const officeUrl = (path: string): string => origin() + path;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
export const openDesktop = async (browser: Browser): Promise<Page> =>
  (await browser.newContext(desktop)).newPage();

/** Runs the command of accounts, next to the running product. */
export async function staffCommand(...words: string[]): Promise<string> {
  const { PARLOUR_E2E_DATA: data, PARLOUR_E2E_PORT: port } = process.env;
  const env = { ...process.env, DATA_DIR: data, PORT: port };
  const command = ['scripts/staff/command.ts', ...words];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

/** Logs a demo account in. A code works once: if another test has used it, the next one is waited for. */
export async function logInDemo(page: Page, mail: string): Promise<void> {
  await page.goto(officeUrl('/login'));
  await page.getByLabel('E-mail address').fill(mail);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const login = page.getByRole('heading', { name: 'Log in' });
  await expect(async () => {
    await page
      .getByRole('textbox', { name: 'Code' })
      .fill((await staffCommand('code', mail)).trim());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(login).toHaveCount(0, { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
}

/** The secret that the page of an invitation shows. */
export async function secretOn(page: Page): Promise<string> {
  const key = page.locator('code').first();
  await expect(key).toHaveText(/^(\w{4} ){7}\w{4}$/);
  return (await key.innerText()).replaceAll(' ', '');
}

export const staffPassword = 'seven-grey-Herons';

/** Chooses the authenticator app in the place of a passkey. */
export const chooseApp = (page: Page) =>
  page.getByRole('radio', { name: /^Authenticator app/ }).check();

/** Fills the form of an invitation with an authenticator, and returns the recovery codes. */
export async function takeInvitation(page: Page): Promise<string[]> {
  await chooseApp(page);
  await page.getByLabel('Code from the app').fill(codeNow(await secretOn(page)));
  return sendInvitation(page);
}

/** Chooses a password, sends the form of an invitation, and returns the recovery codes. */
export async function sendInvitation(page: Page): Promise<string[]> {
  await page.getByLabel('New password').fill(staffPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
}

/** Opens an invitation of somebody new to support a merchant. Returns the e-mail address. */
export async function openInvitation(page: Page, merchant: string): Promise<string> {
  const mail = `${randomBytes(5).toString('hex')}@example.com`;
  const said = await staffCommand('invite', mail, '--role', 'support', '--merchant', merchant);
  const [link = ''] = said.split('\n');
  expect(link).toContain(officeUrl('/invitation#'));
  await page.goto(link);
  return mail;
}

/** Leaves the recovery codes, and waits for the desk. */
export async function enterDesk(page: Page): Promise<void> {
  await page.getByText('I’ve saved these codes in a safe place').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Chats' })).toBeVisible();
}

/** Invites somebody new to support a merchant, and takes the invitation. Returns the e-mail address. */
export async function joinSupport(page: Page, merchant: string): Promise<string> {
  const mail = await openInvitation(page, merchant);
  await takeInvitation(page);
  await enterDesk(page);
  return mail;
}
