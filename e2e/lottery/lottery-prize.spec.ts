// Draws with a known prize: when it is shown, and the text of each ticket.
import type { Page } from '@playwright/test';
import { picksWith } from '../../apps/studio/src/testing/known-outcomes.ts';
import { noteGame, notesOf, textsOf } from '../games/game-notes.ts';
import { buy, order, putTogether } from './lottery-board.ts';
import { nightly } from '../page/pairs.ts';
import { test, type OwnStudio, type StartStudio } from '../own/own-studio.ts';
import { expect, withMotion } from '../page/site.ts';

test.use(withMotion);

const isSeen = (page: Page) => page.locator('.winners').waitFor({ timeout: 15_000 });
const rows = (page: Page) => page.locator('.draw .list-row');
const settings = (page: Page) => page.getByRole('button', { name: 'Settings' }).click();

/** Buys tickets with these counts of right numbers for the next draw, in this order. */
async function buyWith(page: Page, { studio }: OwnStudio, rights: number[]): Promise<void> {
  const tickets = rights.map((right) => picksWith(right, studio.now()));
  await putTogether(page, [...tickets.slice(-1), ...tickets.slice(0, -1)]);
  await buy(page);
}

/** Holds the draw, waits until its tickets are settled with the wallet, and lets the page fetch both before the first ball. */
async function drawAndPay(page: Page, { studio, wallet }: OwnStudio): Promise<void> {
  const count = (kind: 'bet' | 'win') =>
    wallet.calls.filter(({ path }) => path === `/transaction/${kind}`).length;
  const told = page.waitForResponse(/\/balance$/);
  studio.pass(60_000);
  await expect.poll(() => count('win')).toBe(count('bet'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await (await told).finished();
}

/** Holds a draw on the test's own studio, with tickets that have these counts of right numbers. */
async function drawWith(page: Page, startStudio: StartStudio, rights: number[]): Promise<void> {
  const own = await startStudio();
  await noteGame(page);
  await own.enter('minute-six');
  await buyWith(page, own, rights);
  await drawAndPay(page, own);
}

// 3 right pay 15 times the price of 20.00, 4 right 150 times.
const [before, staked, paid] = ['₱10,000.00', '₱9,920.00', '₱13,220.00'];

test('LAUNCH-04, G2 a prize shows in the balance only when its balls have fallen, is counted up, and is felt once', async ({
  page,
  startStudio,
}) => {
  await drawWith(page, startStudio, [0, 2, 4, 3]);
  // The wallet has the prize and the page knows it, but it is not shown yet.
  await expect(page.locator('.winners')).toHaveCount(0);
  await isSeen(page);
  const prize = page.locator('.stage-words .hero');
  await expect(prize).toHaveText('₱3,300.00');
  const balances = await notesOf(page, 'balance');
  expect(balances.map(({ text }) => text)).toEqual([before, staked, paid]);
  expect(balances.at(-1)).toMatchObject({ isSeen: true });
  const counted = (await textsOf(page, 'prize')).map((text) => Number(text.replaceAll(/\D/g, '')));
  expect(counted.length).toBeGreaterThan(5);
  expect(counted).toEqual(counted.toSorted((one, other) => one - other));
  expect([counted[0], counted.at(-1)]).toEqual([0, 330_000]);
  expect(await notesOf(page, 'touch')).toMatchObject([
    { text: '18', isSeen: false },
    { text: '24 70 24', isSeen: true },
  ]);
});

test(
  'LAUNCH-04, G2 winning tickets stand first, the highest prize before all, and the others say how many of their numbers matched',
  nightly,
  async ({ page, startStudio }) => {
    await drawWith(page, startStudio, [0, 2, 4, 3]);
    // In the order of purchase while the balls fall: a sorted list would reveal the result.
    await expect(rows(page).locator('p')).toHaveText(
      ['Ticket 1', 'Ticket 2', 'Ticket 3', 'Ticket 4'],
      { timeout: 2_000 },
    );
    await isSeen(page);
    await expect(rows(page)).toHaveText([
      /^Ticket 3.*₱3,000\.00$/,
      /^Ticket 4.*₱300\.00$/,
      /^Ticket 1.*None matched$/,
      /^Ticket 2.*2 matched$/,
    ]);
  },
);

test(
  'LAUNCH-04 who wants nothing to move sees the prize at once',
  nightly,
  async ({ page, startStudio }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await drawWith(page, startStudio, [0, 2, 4, 3]);
    await isSeen(page);
    await expect.poll(() => textsOf(page, 'balance')).toEqual([before, staked, paid]);
    expect(await textsOf(page, 'prize')).toEqual(['₱3,300.00']);
  },
);

test(
  'LAUNCH-04 a draw without a prize counts nothing up and is not felt',
  nightly,
  async ({ page, startStudio }) => {
    await drawWith(page, startStudio, [2]);
    await isSeen(page);
    await expect(page.locator('.stage-words')).toHaveText('No win this time');
    expect(await textsOf(page, 'prize')).toEqual([]);
    expect(await textsOf(page, 'touch')).toEqual(['18']);
  },
);

test(
  'LAUNCH-04, G2 a draw that a reload interrupted comes again, and the balance does not tell its prize before',
  nightly,
  async ({ page, startStudio }) => {
    await drawWith(page, startStudio, [0, 2, 4, 3]);
    await page.reload();
    await expect(page.locator('.winners')).toHaveCount(0);
    await isSeen(page);
    const balances = await notesOf(page, 'balance');
    expect(balances.map(({ text }) => text)).toEqual([staked, paid]);
    expect(balances.map((each) => each.isSeen)).toEqual([false, true]);
  },
);

test(
  'LAUNCH-04, G2 where draws follow each other closely each is seen to its end, and can be read, before the next begins',
  nightly,
  async ({ page, startStudio }) => {
    test.setTimeout(90_000);
    const own = await startStudio({ lotteryPeriod: 10, isRunning: true });
    await noteGame(page);
    await own.enter('minute-six');
    await putTogether(page, [[1, 2, 3, 4, 5, 6]], 2);
    await buy(page);
    const draws = () => notesOf(page, 'draw');
    await expect.poll(async () => (await draws()).length, { timeout: 45_000 }).toBe(6);
    const seen = await draws();
    const [one, other] = [seen.at(0), seen.at(-1)].map((each) => each?.text.replace(/ \w+$/, ''));
    expect(other).not.toBe(one);
    const states = ['awaited', 'falls', 'seen'];
    expect(seen.map(({ text }) => text)).toEqual(
      [one, other].flatMap((draw) => states.map((state) => `${draw} ${state}`)),
    );
    const [, falls = 0, end = 0, next = 0] = seen.map(({ at }) => at);
    expect(end - falls).toBeGreaterThan(4_000);
    expect(next - end).toBeGreaterThan(2_400);
  },
);

test(
  'LAUNCH-04 what was bought is said where the price stood, over an empty board, and gives way to the price again',
  nightly,
  async ({ page, startStudio }) => {
    const own = await startStudio();
    await own.enter('minute-six');
    const cost = page.locator('.dock p').first();
    await putTogether(
      page,
      [1, 2].map((right) => picksWith(right, own.studio.now())),
      2,
    );
    await expect(cost).toHaveText('₱80 for 4 tickets');
    await buy(page);
    await expect(cost).toHaveText('4 tickets bought');
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.locator('.dock .btn--primary')).toHaveText('Pick 6 more');
    await expect(page.locator('.dock [data-balance]')).toHaveText(staked);
    await expect(cost).toHaveText('₱20 per ticket');
  },
);

test(
  'LAUNCH-04 a purchase up to the merchant’s very sum is not asked about, one above it is',
  nightly,
  async ({ page, startStudio }) => {
    const own = await startStudio();
    await own.enter('minute-six', { confirmAbove: '60' });
    const question = page.getByRole('dialog', { name: 'Buy 4 tickets for ₱80?' });
    await buyWith(page, own, [0, 1, 2]);
    await expect(page.locator('dialog')).toHaveCount(0);
    const tickets = [0, 1, 2, 3].map((right) => picksWith(right, own.studio.now()));
    await putTogether(page, tickets);
    await order(page).click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.locator('.dock [data-balance]')).toHaveText('₱9,940.00');
  },
);

test(
  'LAUNCH-04 closing a sheet over the draw does not end it: a tap beside does',
  nightly,
  async ({ page, startStudio }) => {
    const own = await startStudio();
    await own.enter('minute-six');
    await buyWith(page, own, [2, 3]);
    await settings(page);
    await drawAndPay(page, own);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.winners')).toHaveCount(0);
    await page.locator('.stage').click();
    await expect(page.locator('.winners')).toBeVisible({ timeout: 1_000 });
  },
);

const quickPick = (page: Page) => page.getByRole('button', { name: 'Quick pick' }).click();

test(
  'LAUNCH-04 a device that cannot vibrate is not asked to, and offers no switch for it',
  nightly,
  async ({ page, startStudio }) => {
    const own = await startStudio();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'vibrate'));
    await own.enter('minute-six');
    await quickPick(page);
    await expect(order(page)).toBeVisible();
    await settings(page);
    await expect(page.getByRole('switch')).toHaveText(['Sound']);
  },
);

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('LAUNCH-04 nothing vibrates where no finger is', nightly, async ({ page, startStudio }) => {
    const own = await startStudio();
    await noteGame(page);
    await own.enter('minute-six');
    await quickPick(page);
    await buy(page);
    await expect(page.locator('.dock p').first()).toHaveText('Ticket bought');
    expect(await textsOf(page, 'touch')).toEqual([]);
    await settings(page);
    await expect(page.getByRole('switch')).toHaveText(['Sound']);
  });
});
