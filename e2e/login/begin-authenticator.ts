import type { Page } from '@playwright/test';

/** Sets up an authenticator on its page, up to the secret. */
export async function beginAuthenticator(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Password' }).fill(password);
  await sheet.getByRole('button', { name: 'Continue' }).click();
}
