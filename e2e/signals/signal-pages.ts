// Pages whose stream a test watches, and changes that are made elsewhere.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createMember, type TestMember } from '@parlour/database/testing/fixtures';
import type { BrowserContext, Page } from '@playwright/test';
import { ownerUrlOf } from '../own/own-member.ts';
import { enterAs } from '../page/enter-as.ts';
import { expect, expectHome, merchantUrl } from '../page/site.ts';

const streamPath = '/wps/signals';

/** Has staff give the member bonus money, next to the running product. */
export async function grantBonus(username: string, amount: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['PARLOUR_E2E_DATA'] };
  const terms = ['--wagering', '10', '--days', '1', '--yes'];
  const command = ['scripts/bonus.ts', 'grant', 'lumen', username, String(amount), ...terms];
  await promisify(execFile)(process.execPath, command, { env });
}

/** Collects the pages that open a stream, in the order of the opening. */
export function listReaders(context: BrowserContext): Page[] {
  const readers: Page[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === streamPath && response.ok()) readers.push(response.frame().page());
  });
  return readers;
}

export const streamBegins = (page: Page) =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname === streamPath && response.ok(),
  );

export const balanceOf = (page: Page) => page.getByRole('region', { name: 'Balance' });

/** Opens home as a new member without money, and waits for its stream. */
export async function enterWithStream(
  page: Page,
  url = merchantUrl('lumen', '/m/home'),
): Promise<TestMember> {
  const member = await createMember(ownerUrlOf(), 'lumen');
  const begun = streamBegins(page);
  await enterAs(page, url, member);
  await expectHome(page, member.username);
  await expect(balanceOf(page)).toContainText('0.00');
  await begun;
  return member;
}
