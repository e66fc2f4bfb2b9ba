// A member sets up an authenticator, saves the recovery codes, and removes it (TFA-08, A9).
import { createMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { codeNow } from './authenticator-code.ts';
import { beginAuthenticator } from './begin-authenticator.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { readCode } from '../page/read-code.ts';
import { expect, expectHome, fillLogin, logInButton, merchantUrl, test } from '../page/site.ts';

/** Opens the page as a new member and returns the member's password. */
async function enterAndOpen(page: Page): Promise<string> {
  const member = await createMember(ownerUrlOf(), 'lumen');
  await page.goto(merchantUrl('lumen', '/m/login'));
  await fillLogin(page, member.username, member.password);
  await logInButton(page).click();
  await expectHome(page, member.username);
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await page.getByRole('link', { name: 'Authenticator app' }).click();
  await expect(page).toHaveURL(/\/m\/member\/authenticator$/);
  return member.password;
}
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Code from the app' });

async function secretOn(page: Page): Promise<string> {
  const key = page.getByText(/^(\w{4} ){7}\w{4}$/);
  return (await key.innerText()).replaceAll(' ', '');
}

test('TFA-08, A9 an authenticator is set up with its first code, and removed', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  const password = await enterAndOpen(page);
  await beginAuthenticator(page, password);
  const abandoned = await secretOn(page);
  await page.keyboard.press('Escape');
  await expect(title(page, 'Authenticator app is off')).toBeVisible();

  await beginAuthenticator(page, password);
  const address = await page.getByRole('link', { name: /Open in an app/ }).getAttribute('href');
  expect(address).toMatch(/^otpauth:\/\/totp\//);
  expect(await readCode(page.locator('.qr'))).toBe(address);
  const secret = await secretOn(page);
  expect(secret).not.toBe(abandoned);
  await field(page).fill(codeNow(abandoned));
  await expect(field(page)).toHaveAccessibleDescription(/^That code isn’t right/);
  await field(page).fill(codeNow(secret));
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await codes.getByRole('listitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(codes).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toBe('lumen-recovery-codes.txt');
  await page.getByText('I’ve saved these codes in a safe place').click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(title(page, 'Authenticator app is on')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Authenticator app is on')).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove authenticator app' }).click();
  const proof = page.getByLabel('Password or code');
  await proof.fill('somebody else’s guess');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(proof).toHaveAccessibleDescription(/^That isn’t your password or a valid code/);
  await proof.fill(first);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Authenticator app removed')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Authenticator app is off')).toBeVisible();
});
