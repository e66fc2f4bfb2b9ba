// Bonus money from the grant to the game and back: what can be used is shown, staked and named.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { amountOf, isInGame, ownerUrlOf } from './own-member.ts';
import { expect, expectHome, fillLogin, logInButton, merchantUrl, test } from './site.ts';

/** As staff does it: by the command, beside the running product. */
async function bonus(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['PARLOUR_E2E_DATA'] };
  const command = ['apps/server/src/bonus-command.ts', ...words];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

const head = (page: Page) => page.getByRole('region', { name: 'Balance' });

test('BONUS-03, BONUS-09 a member without cash plays with bonus money, and his own page names it', async ({
  page,
}) => {
  // The purse tells a prize at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { username, password } = await createMember(ownerUrlOf(), 'lumen');
  await bonus('grant', 'lumen', username, '50', '--wagering', '100', '--days', '1');
  await page.goto(merchantUrl('lumen', '/m/login'));
  await fillLogin(page, username, password);
  await logInButton(page).click();
  await expectHome(page, username);
  await expect(head(page)).toContainText('50.00');
  await expect(head(page)).not.toContainText('bonus');

  const game = '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns';
  await page.goto(merchantUrl('lumen', game));
  await isInGame(page);
  const purse = page.locator('[data-balance]');
  expect(await amountOf(purse)).toBe(5_000);
  const play = page.locator('.dock .btn--primary');
  await play.click();
  await expect(play).toHaveAttribute('aria-busy', 'false');
  expect(await bonus('list', 'lumen', username)).toContain('staked 20.00 of 5000.00');
  const left = await amountOf(purse);

  // A stake of nothing but bonus money wins nothing but bonus money.
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  const line = page.getByText('Including bonus');
  expect(await amountOf(line)).toBe(left);
  expect(await amountOf(head(page).locator('.text-heading'))).toBe(left);
});
