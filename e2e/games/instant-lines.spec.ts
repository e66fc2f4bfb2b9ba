// Games that end with their press: won and lost, a connection lost after the studio has drawn, a reload, two tabs.
import type { Page, Request } from '@playwright/test';
import { keyThatPays } from '../../apps/studio/src/testing/known-outcomes.ts';
import { amountOf } from '../own/own-member.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { test, type OwnStudio } from '../own/own-studio.ts';
import { act, broughtBy, isIdle, playRound, purse } from './play-round.ts';
import { expect } from '../page/site.ts';

/** Chooses the key that the page adds to its next round, so that the round pays these hundredths of the stake. */
const choose = (page: Page, gameCode: string) => async (id: string, hundredths: bigint) =>
  page.evaluate(
    (key) => Object.assign(crypto, { randomUUID: () => key }),
    keyThatPays({ gameCode, id }, hundredths),
  );

async function nextId(page: Page): Promise<string> {
  const boot = (await page.locator('#boot').textContent()) ?? '';
  return (JSON.parse(boot) as { game: { next: { id: string } } }).game.next.id;
}

const rounds = /\/instant\/rounds$/;

/** Sends the page's call to the studio and keeps the answer from the page. */
async function passOn({ studio }: OwnStudio, request: Request): Promise<void> {
  const headers = await request.allHeaders();
  const body = request.postData() ?? '';
  const answer = await studio.ask('POST', new URL(request.url()).pathname, { headers, body });
  expect(answer.status).toBe(200);
}

/** Lets the studio play the next round and loses its answer, because the connection is lost. */
const loseAnswer = (page: Page, own: OwnStudio) =>
  page.route(
    rounds,
    async (route) => {
      await passOn(own, route.request());
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );

const offline = 'You’re offline. You’ll never be charged twice for a round.';
const back = 'Welcome back. Here’s your round.';
const lastPlays = (page: Page) => page.locator('.last-row .pill');
const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

// Payouts and prizes of a stake of 20.00.
const titles = [
  { code: 'harbour-lights', engine: 'lanterns', pays: 300n, won: '₱60' },
  { code: 'tide-and-pearl', engine: 'reels', pays: 300n, won: '₱60' },
  { code: 'gold-leaf', engine: 'scratch', pays: 200n, won: '₱40' },
] as const;

for (const { code, engine, pays, won } of titles) {
  test(
    `LAUNCH-04, G2, G3 ${engine}: a round is lost, one is won, and one whose answer is lost comes back with the line, once; two tabs play their own`,
    gateIf(engine === 'lanterns'),
    async ({ page, context, startStudio, trouble }) => {
      trouble.expect(/ERR_INTERNET_DISCONNECTED/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const own = await startStudio();
      await own.enter(code);
      const arrange = choose(page, code);
      await arrange(await nextId(page), 0n);
      const lost = await playRound(page);
      await expect.poll(() => amountOf(purse(page))).toBe(998_000);
      await arrange(lost.next.id, pays);
      const gained = await playRound(page);
      const afterWin = 996_000 + Number(pays) * 20;
      await expect.poll(() => amountOf(purse(page))).toBe(afterWin);
      await expect(page.getByText('Paid to your balance')).toBeVisible();

      await arrange(gained.next.id, pays);
      await loseAnswer(page, own);
      await act(page).click();
      await expect(page.getByText(offline)).toBeVisible({ timeout: 15_000 });
      await isIdle(page);
      // The round was played and paid, and the page does not know.
      const afterLost = afterWin - 2_000 + Number(pays) * 20;
      await expect.poll(() => own.wallet.balance()).toBe(afterLost * 1_000);
      expect(await amountOf(purse(page))).toBe(afterWin);
      await page.context().setOffline(false);
      await expect(page.getByText(back)).toBeVisible();
      await expect(page.locator('.scene-words .hero')).toHaveText(won);
      await expect.poll(() => amountOf(purse(page))).toBe(afterLost);
      await expect(lastPlays(page)).toHaveCount(3);
      await page.reload();
      await isIdle(page);
      await expect(page.getByText(back)).toHaveCount(0);
      await expect(lastPlays(page)).toHaveCount(3);
      expect(own.wallet.balance()).toBe(afterLost * 1_000);

      const other = await context.newPage();
      await other.emulateMedia({ reducedMotion: 'reduce' });
      await other.goto(page.url());
      const tabs = [page, other];
      const played = await Promise.all(tabs.map((tab) => playRound(tab)));
      expect(played[0]?.round.id).not.toBe(played[1]?.round.id);
      const both = played.reduce((sum, { round }) => sum + broughtBy(round), afterLost);
      await expect.poll(() => own.wallet.balance()).toBe(both * 1_000);
      for (const tab of tabs) {
        await look(tab);
        await expect.poll(() => amountOf(purse(tab))).toBe(both);
      }
      await other.close();
    },
  );
}

test(
  'LAUNCH-04, G3 who presses again after an answer that was lost gets the same round, and pays once',
  nightly,
  async ({ page, startStudio, trouble }) => {
    trouble.expect(/ERR_CONNECTION_RESET/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const own = await startStudio();
    await own.enter('harbour-lights');
    await choose(page, 'harbour-lights')(await nextId(page), 300n);
    const sent: unknown[] = [];
    // The browser counts as online, and the page tries three times.
    await page.route(
      rounds,
      async (route) => {
        sent.push(route.request().postDataJSON());
        await passOn(own, route.request());
        await route.abort('connectionreset');
      },
      { times: 3 },
    );
    await act(page).click();
    await expect(page.getByText(offline)).toBeVisible({ timeout: 15_000 });
    expect(sent).toEqual([sent[0], sent[0], sent[0]]);
    await isIdle(page);
    await playRound(page);
    await expect(page.locator('.scene-words .hero')).toHaveText('₱60');
    await expect.poll(() => amountOf(purse(page))).toBe(1_004_000);
    await expect(lastPlays(page)).toHaveCount(1);
    expect(own.wallet.balance()).toBe(1_004_000_000);
  },
);
