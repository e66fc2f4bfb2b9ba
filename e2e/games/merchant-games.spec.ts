// Mines, flights and lotteries of every kind at both merchants, for money and for play money, from the lobby and back.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { amountOf, enterWithMoney, isInGame } from '../own/own-member.ts';
import {
  act,
  answerOf,
  broughtBy,
  button,
  purse,
  type PlayAnswer,
  type Round,
  type Table,
} from './play-round.ts';
import { nightly } from '../page/pairs.ts';
import { expect, hydrated, merchantUrl, test, type Merchant } from '../page/site.ts';

type Title = { vendor: string; code: string };
/** A page and the game on it, which is the page itself or a frame of it. */
type Seat = { page: Page; table: Table };

const mines: Title = { vendor: 'TIDEPOOL', code: 'pearl-diver' };
const flight: Title = { vendor: 'PAPERFOX', code: 'paper-rocket' };
/** Lotteries with a draw every 15 seconds in these tests. */
const lotteries: Title[] = [
  { vendor: lotteryVendors.vietnam, code: 'minute-six' },
  ...['minute-three', 'minute-keno', 'minute-dice', 'ten-boats'].map((code) => ({
    vendor: lotteryVendors.common,
    code,
  })),
];
/** Lottery whose draws are too rare to wait for. */
const pickFive: Title = { vendor: lotteryVendors.common, code: 'five-minute-five' };

const balance = (page: Page) => page.getByRole('region', { name: 'Balance', exact: true });
const lobby = encodeURIComponent('/m/home');

async function playForReal(page: Page, merchant: Merchant, { vendor, code }: Title): Promise<Seat> {
  const address = `/m/launchGame?vendor=${vendor}&code=${code}&backUrl=${lobby}`;
  await page.goto(merchantUrl(merchant, address));
  await isInGame(page);
  return { page, table: page };
}

async function tryOut(page: Page, merchant: Merchant, { vendor, code }: Title): Promise<Seat> {
  const address = `/m/trialGame?vendor=${vendor}&code=${code}&backUrl=${lobby}`;
  await page.goto(merchantUrl(merchant, address));
  const handle = await page.locator('iframe').elementHandle({ timeout: 20_000 });
  const frame = (await handle?.contentFrame()) as Frame;
  await expect(purse(frame)).toContainText('10,000.00');
  return { page, table: frame };
}

async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

/** Opens one tile and takes the winnings. Returns the result in hundredths. */
async function playField({ page, table }: Seat): Promise<number> {
  const begun = answerOf<PlayAnswer>(page, /\/instant\/rounds$/);
  await act(table).click();
  await begun;
  const opened = answerOf<{ round: Round & { isOver: boolean } }>(page, /\/steps$/);
  await button(table, /^Tile 1[,:] /).click();
  const { round } = await opened;
  if (round.isOver) return broughtBy(round);
  const ended = answerOf<PlayAnswer>(page, /\/end$/);
  await button(table, /^Cash out /).click();
  return broughtBy((await ended).round);
}

/** Leaves the flight and returns the prize; null if the flight ended before. */
async function leaveInTime({ page, table }: Seat): Promise<string | null> {
  const leave = button(table, /^Cash out/);
  const lost = table.locator('.scene-words').getByText(/^You lost your/);
  await expect(leave.or(lost)).toBeVisible({ timeout: 30_000 });
  const [answer] = await Promise.all([
    page.waitForResponse(/\/leave$/, { timeout: 5_000 }).catch(() => null),
    leave.click({ timeout: 4_000 }).catch(() => undefined),
  ]);
  if (answer?.status() !== 200) return null;
  return ((await answer.json()) as { bet: { prize: string } }).bet.prize;
}

/** Stakes on flights until one was left in time, since a flight may end at its start. Returns the result in hundredths. */
async function flyUntilLeft(seat: Seat): Promise<number> {
  const { page, table } = seat;
  const placed = answerOf<{ bet: { stake: string } }>(page, /\/crash\/bets$/);
  // A flight that has begun ends first.
  await button(table, /^Bet .* on flight/).click({ timeout: 75_000 });
  const { stake } = (await placed).bet;
  const prize = await leaveInTime(seat);
  if (prize !== null) return broughtBy({ stake, prize });
  return broughtBy({ stake, prize: '0' }) + (await flyUntilLeft(seat));
}

/** Buys a random ticket. A press while sales close sends nothing or is refused, so it is repeated. */
async function buyTicket({ page, table }: Seat): Promise<void> {
  await expect(async () => {
    await button(table, 'Quick pick').click({ timeout: 20_000 });
    const [answer] = await Promise.all([
      page.waitForResponse(/\/lottery\/slips$/, { timeout: 5_000 }),
      button(table, 'Buy ticket').click({ timeout: 5_000 }),
    ]);
    expect(answer.status()).toBe(200);
  }).toPass({ timeout: 60_000 });
}

type Slip = { state: string; price: string; prize: string | null; isPaid: boolean };

async function ticketOf({ table }: Seat): Promise<Slip> {
  const { slips } = await table.evaluate<{ slips: Slip[] }>(
    'fetch(`${location.pathname}/lottery/slips`).then((answer) => answer.json())',
  );
  expect(slips).toHaveLength(1);
  return slips[0] as Slip;
}
const broughtByTicket = ({ price, prize }: Slip) =>
  broughtBy({ stake: price, prize: prize ?? '0' });

/** Waits until the ticket's draw was shown and the ticket is paid. Returns the result in hundredths. */
async function seeDraw(seat: Seat): Promise<number> {
  await expect(seat.table.locator('.winners')).toBeVisible({ timeout: 45_000 });
  await expect.poll(async () => (await ticketOf(seat)).state).toMatch(/^(won|lost)$/);
  await expect.poll(async () => (await ticketOf(seat)).isPaid).toBe(true);
  return broughtByTicket(await ticketOf(seat));
}

async function expectLobby(page: Page, sum: number): Promise<void> {
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => amountOf(balance(page))).toBe(sum);
}

test.beforeEach(async ({ page, trouble }) => {
  // Late calls are refused: a ticket while sales close, a leave while a flight ends.
  trouble.expect(/status of 409/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `LAUNCH-01, LAUNCH-05 mines and a flight are played at ${merchant}, and the lobby has the new balance`,
    nightly,
    async ({ page }) => {
      test.setTimeout(180_000);
      await enterWithMoney(page, merchant);
      let sum = await amountOf(balance(page));
      const games = [
        [mines, playField],
        [flight, flyUntilLeft],
      ] as const;
      for (const [title, play] of games) {
        const seat = await playForReal(page, merchant, title);
        sum += await play(seat);
        await expect.poll(() => amountOf(purse(page))).toBe(sum);
        await page.getByRole('link', { name: 'Lobby' }).click();
        await expectLobby(page, sum);
      }
    },
  );

  test(
    `LAUNCH-01, LAUNCH-05, G2 lotteries of every kind are played at ${merchant}, and the lobby has the new balance`,
    nightly,
    async ({ page, context }) => {
      test.setTimeout(120_000);
      await enterWithMoney(page, merchant);
      let sum = await amountOf(balance(page));
      const seats: Seat[] = [];
      for (const title of lotteries) {
        const seat = await playForReal(await newTab(context), merchant, title);
        await buyTicket(seat);
        seats.push(seat);
      }
      const seat = await playForReal(page, merchant, pickFive);
      await buyTicket(seat);
      sum += broughtByTicket(await ticketOf(seat));
      for (const each of seats) sum += await seeDraw(each);
      await page.getByRole('link', { name: 'Lobby' }).click();
      await expectLobby(page, sum);
    },
  );

  test(
    `LAUNCH-04, LAUNCH-05 mines, a flight and lotteries of every kind are tried without money at ${merchant}`,
    nightly,
    async ({ page, context }) => {
      test.setTimeout(180_000);
      await enterWithMoney(page, merchant);
      await hydrated(page);
      const before = await amountOf(balance(page));
      const opening = 1_000_000;
      const seats: Seat[] = [];
      for (const title of lotteries) {
        const seat = await tryOut(await newTab(context), merchant, title);
        await buyTicket(seat);
        seats.push(seat);
      }
      for (const seat of seats) {
        const brought = await seeDraw(seat);
        await expect.poll(() => amountOf(purse(seat.table))).toBe(opening + brought);
        await seat.page.close();
      }
      const five = await tryOut(page, merchant, pickFive);
      await buyTicket(five);
      await expect.poll(() => amountOf(purse(five.table))).toBeLessThan(opening);
      for (const [title, play] of [
        [mines, playField],
        [flight, flyUntilLeft],
      ] as const) {
        const seat = await tryOut(page, merchant, title);
        const brought = await play(seat);
        await expect.poll(() => amountOf(purse(seat.table))).toBe(opening + brought);
      }
      await button(page, 'Leave demo').click();
      await expectLobby(page, before);
    },
  );
}
