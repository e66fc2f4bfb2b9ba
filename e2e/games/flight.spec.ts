// Flights with a known end: left in time, lost, interrupted, in two tabs, and offline in the middle.
import type { Page } from '@playwright/test';
import { sendKnownFlight } from '../../apps/studio/src/testing/known-flight.ts';
import { amountOf } from '../own/own-member.ts';
import { nightly } from '../page/pairs.ts';
import { test, type OwnStudio, type StartStudio } from '../own/own-studio.ts';
import { answerOf, button, purse } from './play-round.ts';
import { expect } from '../page/site.ts';

const code = 'paper-rocket';
type LeaveAnswer = { bet: { hundredths: string; prize: string } };

/** Starts a flight that ends at a known multiplier in hundredths, and lets the page fetch it. */
async function send(page: Page, { studio }: OwnStudio, point: bigint): Promise<void> {
  await sendKnownFlight(studio, { gameCode: code, point });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Opens the title with a flight that ends at a known multiplier in hundredths. */
async function enter(page: Page, startStudio: StartStudio, point: bigint): Promise<OwnStudio> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const own = await startStudio({ isRunning: true });
  await own.enter(code);
  await send(page, own, point);
  return own;
}

const stakes = ({ wallet }: OwnStudio) =>
  wallet.calls.filter(({ path, status }) => path === '/transaction/bet' && status === 'RS_OK');

/** Stakes 20.00 on the open flight. */
async function stake(page: Page, own: OwnStudio): Promise<void> {
  const before = stakes(own).length;
  await button(page, /^Bet ₱20 on flight/).click({ timeout: 20_000 });
  await expect.poll(() => stakes(own).length).toBe(before + 1);
  await expect(page.getByText('You’re in with ₱20')).toBeVisible();
}

const leaving = (page: Page) => button(page, /^Cash out/);
async function leave(page: Page): Promise<LeaveAnswer['bet']> {
  const left = answerOf<LeaveAnswer>(page, /\/leave$/);
  // Once it pays more than the stake: at ×1.00 the bet is returned, which reads otherwise.
  const pays = leaving(page).filter({ hasNotText: '₱20.00' });
  await pays.click({ timeout: 20_000 });
  return (await left).bet;
}

test('LAUNCH-04, G2 a flight: who leaves is paid what the studio says, who does not has lost, and the flight can be checked', async ({
  page,
  startStudio,
}) => {
  const own = await enter(page, startStudio, 100n);
  await stake(page, own);
  await expect(page.getByText('You lost your ₱20 bet').first()).toBeVisible({
    timeout: 20_000,
  });
  expect(own.wallet.balance()).toBe(998_000_000);
  await button(page, /ended at ×1\.00$/)
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(
    'Verified on your device',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await send(page, own, 100_000n);
  await stake(page, own);
  const { prize } = await leave(page);
  await expect(page.getByText(/^You cashed out at ×\d+\.\d\d/).first()).toBeVisible();
  const paid = 996_000_000 + Number(prize);
  await expect.poll(() => own.wallet.balance()).toBe(paid);
  await expect.poll(() => amountOf(purse(page))).toBe(Math.floor(paid / 1_000));
});

test(
  'LAUNCH-04, G3 a flight that a reload interrupted goes on with its stake, and is left in another tab',
  nightly,
  async ({ page, context, startStudio }) => {
    const own = await enter(page, startStudio, 100_000n);
    await stake(page, own);
    await expect(leaving(page)).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(leaving(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    const { prize } = await leave(other);
    for (const tab of [page, other]) {
      await tab.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(tab.getByText(/^You cashed out at ×\d+\.\d\d/).first()).toBeVisible();
      await expect
        .poll(() => amountOf(purse(tab)))
        .toBe(Math.floor((998_000_000 + Number(prize)) / 1_000));
    }
    expect(stakes(own)).toHaveLength(1);
    await other.close();
  },
);

test(
  'LAUNCH-04, G3 without a line in the middle of a flight the page says what holds, the target pays, and it is told on return, once',
  nightly,
  async ({ page, context, startStudio, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    const own = await enter(page, startStudio, 210n);
    await page.getByRole('radio', { name: '×2', exact: true }).check({ force: true });
    await stake(page, own);
    await expect(leaving(page)).toBeVisible({ timeout: 20_000 });
    await context.setOffline(true);
    await expect(page.getByText('Your bet cashes out at ×2 at the latest').first()).toBeVisible();
    await expect(page.getByText('You’re offline. Nothing is lost.')).toBeVisible();
    // 20.00 × 2, after 6.9 seconds.
    await expect.poll(() => own.wallet.balance(), { timeout: 20_000 }).toBe(1_002_000_000);
    await expect(page.getByText(/You cashed out|You lost/)).toHaveCount(0);
    await sendKnownFlight(own.studio, { gameCode: code, point: 100_000n });
    await context.setOffline(false);
    const told = page.getByText(/^Flight \d+: you cashed out at ×2\.00 and won ₱40$/);
    await expect(told).toBeVisible();
    await expect.poll(() => amountOf(purse(page))).toBe(1_002_000);
    await expect(page.getByText('You’re offline. Nothing is lost.')).toHaveCount(0);
    const looked = page.waitForResponse(/\/crash$/);
    await page.reload();
    await (await looked).finished();
    await expect(told).toHaveCount(0);
  },
);
