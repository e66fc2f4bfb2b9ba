// Reads the digits of the picture as the server does, from the cookie and the product's SECRET_KEY. Implemented again here, so that the
// tests do not rely on the code under test.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../page/site.ts';

const secretKey = () => {
  const file = join(process.env['PARLOUR_E2E_DATA'] ?? '', 'secret-key');
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
};

/** Returns the digits of the picture that the page's browser has now. */
export async function readDigits(page: Page): Promise<string> {
  const { hostname } = new URL(page.url());
  const cookies = await page.context().cookies();
  const cookie = cookies.find(
    ({ name, domain }) => name === '__Host-captcha' && domain === hostname,
  );
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  const [code = ''] = hostname.split('.');
  const number = createHmac('sha256', secretKey())
    .update(`parlour/captcha\ndigits\n${code}\n${cookie?.value ?? ''}`)
    .digest()
    .readUIntBE(0, 6);
  return String(number % 10_000).padStart(4, '0');
}
