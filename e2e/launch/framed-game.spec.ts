// A game for money in a frame of an operator's site, in a browser that refuses third-party cookies.
import { randomUUID } from 'node:crypto';
import type { Frame, Page } from '@playwright/test';
import { launch, launchOf, openGame } from '../../apps/studio/src/testing/player.ts';
import { act, broughtBy, isIdle, playRound, purse } from '../games/play-round.ts';
import { amountOf } from '../own/own-member.ts';
import { test, type OperatorSite } from '../own/operator-site.ts';
import type { OwnStudio, StartStudio } from '../own/own-studio.ts';
import { nightly } from '../page/pairs.ts';
import { expect } from '../page/site.ts';

type Casino = { page: Page; startStudio: StartStudio; operatorSite: OperatorSite };

/** Opens a casino's page, and a studio whose operator lists it. */
async function openCasino({ page, startStudio, operatorSite }: Casino): Promise<OwnStudio> {
  const own = await startStudio();
  own.studio.setFramedBy(1001, [operatorSite.origin('casino')]);
  await page.goto(operatorSite.origin('casino'));
  return own;
}

/** Returns the address of a launch that leads back to the casino. */
async function linkTo({ studio }: OwnStudio, site: OperatorSite, more = {}): Promise<string> {
  const lobby = `${site.origin('casino')}/lobby`;
  return studio.origin + (await launch(studio, launchOf({ lobby_url: lobby, ...more })));
}

/** Spends the player's 10,000.00 on tickets, in another game. */
async function spendAll({ studio, wallet }: OwnStudio): Promise<void> {
  const player = await openGame(studio, launchOf({ game_code: 'minute-six' }));
  const slip = { kind: 'match', picks: [1, 2, 3, 4, 5, 6], units: 100 };
  const slips = Array.from({ length: 5 }, () => slip);
  const order = { key: randomUUID(), slips, draws: 1, stopOnWin: false };
  expect((await player.post('lottery/slips', order)).status).toBe(200);
  expect(wallet.balance()).toBe(0);
}

/** Plays one round for money and returns the balance shown afterwards. */
async function playFor(page: Page, table: Frame): Promise<number> {
  await isIdle(table);
  const before = await amountOf(purse(table));
  const { round } = await playRound(page, table);
  const after = before + broughtBy(round);
  await expect.poll(() => amountOf(purse(table))).toBe(after);
  return after;
}

/** Reloads by the game's own script, as it does after a play has ended. */
async function reload(table: Frame): Promise<void> {
  await table.evaluate(() => {
    document.title = 'left';
    location.reload();
  });
  await table.waitForFunction(() => document.title !== 'left' && document.title !== '');
}

test('LAUNCH-08 a listed site shows a game for money in its frame: rounds are played, a reload comes back to it, and two stand side by side', async ({
  page,
  startStudio,
  operatorSite,
}) => {
  const own = await openCasino({ page, startStudio, operatorSite });
  // Control: this browser keeps only partitioned cookies of third parties.
  const control = `${operatorSite.origin('third')}/cookies`;
  await operatorSite.frame(control);
  const cookies = await operatorSite.frame(control);
  await expect(cookies.locator('body')).toHaveText('parted=1');

  const table = await operatorSite.frame(await linkTo(own, operatorSite));
  await playFor(page, table);
  expect(own.wallet.calls.filter(({ path }) => path === '/transaction/bet')).toHaveLength(1);
  await reload(table);
  const left = await playFor(page, table);
  expect(left).toBe(own.wallet.balance() / 1_000);

  const second = await operatorSite.frame(await linkTo(own, operatorSite));
  await playFor(page, second);
  await reload(table);
  await playFor(page, table);
  expect(own.wallet.calls.filter(({ path }) => path === '/transaction/bet')).toHaveLength(4);
});

test(
  'LAUNCH-08, H4 the game’s way back asks the site around it, and a spent link says so in the frame',
  nightly,
  async ({ page, startStudio, operatorSite, trouble }) => {
    trouble.expect(/status of (409|410)/);
    const own = await openCasino({ page, startStudio, operatorSite });
    await spendAll(own);
    const link = await linkTo(own, operatorSite);
    const table = await operatorSite.frame(link);
    await isIdle(table);
    await act(table).click();
    await table.getByRole('link', { name: 'Back to the lobby' }).click();
    await expect
      .poll(() => operatorSite.heard())
      .toEqual([{ from: own.studio.origin, data: { parlour: 'game', type: 'leave' } }]);
    const again = await operatorSite.frame(link);
    await expect(again.getByRole('heading', { name: 'This link opens once' })).toBeVisible();
  },
);

test('LAUNCH-08, H1 a site that is not listed shows nothing of it, nor does one that has left the list', async ({
  page,
  startStudio,
  operatorSite,
  trouble,
}) => {
  trouble.expect(/frame-ancestors/);
  const own = await openCasino({ page, startStudio, operatorSite });
  await page.goto(operatorSite.origin('elsewhere'));
  const refused = await operatorSite.frame(await linkTo(own, operatorSite));
  await expect.poll(() => refused.url()).toBe('chrome-error://chromewebdata/');

  await page.goto(operatorSite.origin('casino'));
  const table = await operatorSite.frame(await linkTo(own, operatorSite));
  await isIdle(table);
  own.studio.setFramedBy(1001, []);
  await table.evaluate(() => location.reload());
  await expect.poll(() => table.url()).toBe('chrome-error://chromewebdata/');
});

test('LAUNCH-08 a browser that keeps no cookie in a frame is offered the whole tab, and plays there', async ({
  page,
  startStudio,
  operatorSite,
}) => {
  const own = await openCasino({ page, startStudio, operatorSite });
  // The launch's second step, without the cookie of the first.
  const link = await linkTo(own, operatorSite, { lang: 'ur' });
  const frame = await operatorSite.frame(`${link}/frame`);
  await frame.getByRole('link', { name: 'کھیل کھولیں' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await isIdle(page.mainFrame());
  await playRound(page);
  await page.getByRole('link', { name: 'لابی' }).click();
  await expect(page).toHaveURL(`${operatorSite.origin('casino')}/lobby`);
});
