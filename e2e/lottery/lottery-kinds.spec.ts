// Every kind of lottery with a known draw: a winning and a losing ticket, offline during the draw, two tabs, a reload.
import type { Page } from '@playwright/test';
import { noteGame, notesOf, textsOf } from '../games/game-notes.ts';
import { buy, layAside, type HeldTicket } from './lottery-board.ts';
import { gateIf } from '../page/pairs.ts';
import { test, type OwnStudio } from '../own/own-studio.ts';
import { expect } from '../page/site.ts';

type Case = {
  code: string;
  /** Seconds between two draws. */
  every: number;
  /** Id of the lottery's rules. */
  game: string;
  won: HeldTicket;
  lost: HeldTicket;
  staked: string;
  prize: string;
  paid: string;
  noPrize: string;
};

const ticket = (kind: string, ...picks: number[]): HeldTicket => ({ kind, picks });

// The first draws of a studio with known secrets, each with two tickets paid from 10,000.00. A unit is 20.00 for six of 45, else 10.00.
const cases: Case[] = [
  {
    // 20 14 22 31 4 2: four right numbers pay 150 times.
    code: 'minute-six',
    every: 60,
    game: 'six-of-45',
    won: ticket('match', 1, 2, 3, 4, 14, 20),
    lost: ticket('match', 1, 3, 5, 6, 7, 8),
    staked: '₱9,960.00',
    prize: '₱3,000.00',
    paid: '₱12,960.00',
    noPrize: 'None matched',
  },
  {
    // 1 2 7, in any order: pays 150 times.
    code: 'minute-three',
    every: 60,
    game: 'pick-three',
    won: ticket('box', 1, 2, 7),
    lost: ticket('straight', 7, 2, 1),
    staked: '₱9,980.00',
    prize: '₱1,500.00',
    paid: '₱11,480.00',
    noPrize: 'No win',
  },
  {
    // 7 8 4 7 0: the third digit is 4, which pays 9 times.
    code: 'five-minute-five',
    every: 300,
    game: 'pick-five',
    won: ticket('position', 3, 4),
    lost: ticket('position', 1, 8),
    staked: '₱9,980.00',
    prize: '₱90.00',
    paid: '₱10,070.00',
    noPrize: 'No win',
  },
  {
    // 39 64 27 58 and sixteen others, none below 7: four of four pay 160 times.
    code: 'minute-keno',
    every: 60,
    game: 'keno',
    won: ticket('spot-4', 27, 39, 58, 64),
    lost: ticket('spot-3', 1, 2, 3),
    staked: '₱9,980.00',
    prize: '₱1,600.00',
    paid: '₱11,580.00',
    noPrize: 'None matched',
  },
  {
    // 4 1 2 sum to seven: pays 13.3 times.
    code: 'minute-dice',
    every: 60,
    game: 'three-dice',
    won: ticket('sum', 7),
    lost: ticket('big'),
    staked: '₱9,980.00',
    prize: '₱133.00',
    paid: '₱10,113.00',
    noPrize: 'No win',
  },
  {
    // 5 before 4: pays 81 times.
    code: 'ten-boats',
    every: 60,
    game: 'race-of-ten',
    won: ticket('exacta', 5, 4),
    lost: ticket('exacta', 4, 5),
    staked: '₱9,980.00',
    prize: '₱810.00',
    paid: '₱10,790.00',
    noPrize: 'No win',
  },
];

const rows = (page: Page) => page.locator('.draw .list-row');
const count = ({ wallet }: OwnStudio, kind: 'bet' | 'win') =>
  wallet.calls.filter(({ path }) => path === `/transaction/${kind}`).length;

/** Returns the balances that the page has shown, and whether the result was visible with each. */
const balances = async (page: Page) =>
  (await notesOf(page, 'balance')).map(({ text, isSeen }) => [text, isSeen]);

async function expectResult(page: Page, { prize, paid, noPrize }: Case): Promise<void> {
  await expect(page.locator('.winners')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.stage-words .hero')).toHaveText(prize);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(prize);
  await expect(rows(page).last()).toContainText(noPrize);
  await expect.poll(async () => (await textsOf(page, 'balance')).at(-1)).toBe(paid);
}

for (const each of cases) {
  const { code, every, game, won, lost, staked, paid } = each;
  test(
    `LAUNCH-04, G2, G3 ${game}: a ticket wins and one does not; no line over the draw, two tabs and a reload tell it as it is`,
    gateIf(game === 'keno'),
    async ({ page, context, startStudio, trouble }) => {
      trouble.expect(/ERR_INTERNET_DISCONNECTED/);
      const own = await startStudio();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await noteGame(page);
      await own.enter(code);
      await layAside(page, { game, tickets: [lost, won] });
      await buy(page);
      const other = await context.newPage();
      await other.emulateMedia({ reducedMotion: 'reduce' });
      await noteGame(other);
      await other.goto(page.url());
      await expect(other.locator('[data-balance]').first()).toHaveText(staked);

      await context.setOffline(true);
      own.studio.pass(every * 1_000);
      await expect.poll(() => count(own, 'win')).toBe(2);
      expect(count(own, 'bet')).toBe(2);
      // The player looks at the phone.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText('You’re offline. Nothing is lost.')).toBeVisible();
      await expect(page.locator('.winners')).toHaveCount(0);
      await context.setOffline(false);
      for (const tab of [page, other]) await expectResult(tab, each);
      await expect(page.getByText('You’re offline. Nothing is lost.')).toHaveCount(0);
      expect((await balances(page)).slice(-2)).toEqual([
        [staked, false],
        [paid, true],
      ]);
      expect((await textsOf(page, 'touch')).slice(1)).toEqual(['24 70 24']);

      await other.reload();
      await expectResult(other, each);
      expect(await balances(other)).toEqual([
        [staked, false],
        [paid, true],
      ]);
      expect([count(own, 'bet'), count(own, 'win')]).toEqual([2, 2]);
      await other.close();
    },
  );
}
