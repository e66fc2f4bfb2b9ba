// Bonus money from the grant to the game and back: the usable sum is shown, staked and named.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { amountOf, isInGame, ownerUrlOf } from '../own/own-member.ts';
import { enterAs } from '../page/enter-as.ts';
import { nightly } from '../page/pairs.ts';
import { expect, expectHome, hydrated, merchantUrl, test } from '../page/site.ts';

/** Runs the staff's command, next to the running product. */
async function bonus(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['PARLOUR_E2E_DATA'] };
  const agreed = words[0] === 'grant' ? ['--yes'] : [];
  const command = ['scripts/bonus.ts', ...words, ...agreed];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

async function enter(page: Page): Promise<string> {
  const { username, password } = await createMember(ownerUrlOf(), 'lumen');
  await enterAs(page, merchantUrl('lumen', '/m/home'), { username, password });
  await expectHome(page, username);
  return username;
}
async function playOnce(page: Page): Promise<void> {
  const game = '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns';
  await page.goto(merchantUrl('lumen', game));
  await isInGame(page);
  const play = page.locator('.dock .btn--primary');
  await play.click();
  await expect(play).toHaveAttribute('aria-busy', 'false');
}
const card = (page: Page) => page.getByRole('article', { name: /bonus$/ });
const giveUp = (page: Page) => card(page).getByRole('button', { name: /^Give up/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Give up this bonus?' });

const head = (page: Page) => page.getByRole('region', { name: 'Balance' });
const bonusPart = (page: Page) => head(page).getByRole('link', { name: /Bonus terms$/ });

test('BONUS-03, BONUS-09 a member without cash plays with bonus money, and his own page names it', async ({
  page,
}) => {
  // With reduced motion the balance shows a prize at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { username, password } = await createMember(ownerUrlOf(), 'lumen');
  await bonus('grant', 'lumen', username, '50', '--wagering', '100', '--days', '1');
  await enterAs(page, merchantUrl('lumen', '/m/home'), { username, password });
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

  // Winnings of bonus money are bonus money.
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  expect(await amountOf(bonusPart(page).locator('bdi'))).toBe(left);
  expect(await amountOf(head(page).locator('.hero'))).toBe(left);
});

test('BONUS-10 a bonus that was claimed has a card, whose progress follows play; given up, it is gone from the balance', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page);
  await page.goto(merchantUrl('lumen', '/m/activity'));
  await page.getByRole('link', { name: /Bonus boost/ }).click();
  await expect(page.getByRole('region', { name: 'Bonus terms' })).toContainText('8× the bonus');
  await page.getByRole('button', { name: 'Claim ₱50 bonus' }).click();
  await expect(card(page)).toContainText('₱0.00of ₱400.00');

  await playOnce(page);
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await bonusPart(page).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  // Counted part of the stake of 20.
  await expect(card(page)).toContainText('₱5.00of ₱400.00');

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/forfeit')) calls.push(request.url());
  });
  // By keyboard only; dismissing the question changes nothing.
  await giveUp(page).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('won’t count');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(giveUp(page)).toBeFocused();
  expect(calls).toEqual([]);

  await giveUp(page).click();
  // Both presses come before the answer; a later one would meet what the dialog covered, and take the focus there.
  await question(page)
    .getByRole('button', { name: 'Give up' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(card(page)).toContainText('Given up');
  await expect(card(page)).toBeFocused();
  await expect(giveUp(page)).toHaveCount(0);
  expect(calls).toHaveLength(1);
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await expect(head(page)).toContainText('₱0.00');
  await expect(bonusPart(page)).toHaveCount(0);
});

test(
  'BONUS-10, NET-11 without a line the card says so and keeps what it shows; one that waits is given up by itself',
  nightly,
  async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    const username = await enter(page);
    const terms = ['--wagering', '10', '--days', '2'];
    await bonus('grant', 'lumen', username, '30', ...terms);
    await bonus('grant', 'lumen', username, '7', ...terms);
    await page.goto(merchantUrl('lumen', '/m/activity'));
    await hydrated(page);
    const next = page.getByRole('article', { name: '₱7 bonus' });
    await expect(next).toContainText('Waiting');
    await expect(page.getByRole('article', { name: '₱30 bonus' })).toContainText('₱0.00of ₱300.00');
    const ask = async () => {
      await next.getByRole('button', { name: 'Give up: ₱7 bonus' }).click();
      await question(page).getByRole('button', { name: 'Give up' }).click();
    };
    await context.setOffline(true);
    await ask();
    await expect(next.getByRole('alert')).toContainText('You’re offline');
    await expect(page.getByRole('article', { name: '₱30 bonus' })).toBeVisible();
    await context.setOffline(false);
    await ask();
    await expect(next).toContainText('Given up');
    // The question has closed, and the focus is not lost with the removed button.
    await expect(next).toBeFocused();
    const listed = await bonus('list', 'lumen', username);
    expect(listed).toContain('forfeited');
    expect(listed).toContain('active');
  },
);
