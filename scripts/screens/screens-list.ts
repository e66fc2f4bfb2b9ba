// The list of screens for `npm run screens`.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { Page } from '@playwright/test';
import { announcementShots } from './announcement-shots.ts';
import { benefitsShots } from './rewards/benefits-shots.ts';
import { bonusShots } from './rewards/bonus-shots.ts';
import { earnedShots } from './rewards/earned-shots.ts';
import { pick } from './games/draw-acts.ts';
import { gameShots } from './games/game-shots.ts';
import { proofShots } from './proof-shots.ts';
import { installShots } from './install-shots.ts';
import { memberShots } from './member-shots.ts';
import { inviteShots } from './rewards/invite-shots.ts';
import { leavingShots } from './overlays/leaving-shots.ts';
import { notificationShots } from './notification-shots.ts';
import { chatShots } from './chat-shots.ts';
import { feedbackShots } from './feedback-shots.ts';
import { pushShots } from './push-shots.ts';
import { trackingShots } from './tracking-shots.ts';
import { rewardShots } from './rewards/reward-shots.ts';
import type { Shot } from './shot.ts';
import { signInShots } from './sign-in-shots.ts';
import { voucherShots } from './rewards/voucher-shots.ts';
import { workerShots } from './worker-shots.ts';

const merchants = ['lumen', 'marigold'] as const;

/** Returns the screen in both themes. */
const both = (shot: Omit<Shot, 'merchant'>): Shot[] =>
  merchants.map((merchant) => ({ ...shot, merchant }));

const search = (text: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill(text);
};

const openLanguages = (page: Page) => page.locator('header .btn--mini').click();

const trial = '/m/trialGame?vendor=PAPERFOX&code=paper-kite&gameType=ARCADE';
const openTrialMenu = (page: Page) => page.getByRole('button', { name: 'More options' }).click();
const fold = async (page: Page) => {
  await openTrialMenu(page);
  await page.getByRole('button', { name: 'Hide header' }).click();
};

const lottery = `/m/launchGame?vendor=${lotteryVendors.vietnam}&code=minute-six`;
const lanterns = '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns';

async function watchDraw(page: Page): Promise<void> {
  await pick(page);
  await page.locator('.btn--primary:not([aria-disabled=true])').last().click();
  await page.locator('.winners').waitFor({ timeout: 80_000 });
}

/** Buys ten tickets for ten draws, until one wins: about one in 42 does. */
async function winDraw(page: Page): Promise<void> {
  for (let left = 5; left > 0; left -= 1) {
    for (let ticket = 1; ticket < 10; ticket += 1) {
      await pick(page);
      await page.getByRole('button', { name: 'Add ticket' }).click();
    }
    await pick(page);
    await page.getByRole('radio').last().click();
    await page.locator('.dock .btn--primary:not([aria-disabled=true])').click();
    // A purchase of this size must be confirmed.
    await page.getByRole('dialog').locator('.btn--primary').click();
    const paid = page.locator('.stage-words').getByText('Paid to your balance');
    const isWon = await paid.waitFor({ timeout: 130_000 }).then(
      () => true,
      () => false,
    );
    if (isWon) return;
    await page.locator('.next-dock .btn').click();
  }
  throw new Error('five hundred tickets in a row won nothing');
}

const playRound = async (page: Page): Promise<boolean> => {
  const answered = page.waitForResponse(/\/instant\/rounds$/);
  await page.locator('.btn--primary').last().click();
  const { round } = (await (await answered).json()) as { round: { prize: string } };
  await page.waitForResponse(/\/seen$/);
  return round.prize !== '0';
};
/** Plays rounds until one is won or lost, as given. */
const playUntil = (isWon: boolean) => async (page: Page) => {
  for (let left = 40; left > 0; left -= 1) if ((await playRound(page)) === isWon) return;
  throw new Error('forty rounds in a row ended otherwise');
};
/** Leaves a round before its end and returns to it. */
async function interrupt(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/instant\/rounds$/);
  await page.locator('.btn--primary').last().click();
  await (await answered).finished();
  await page.reload();
  await page.locator('.toast').first().waitFor();
}

export const shots: Shot[] = [
  ...both({ name: 'login', path: '/m/login', as: 'guest' }),
  ...['EN', 'UR'].flatMap((language) =>
    both({ name: 'languages', path: '/m/login', as: 'guest', language, act: openLanguages }),
  ),
  ...both({ name: 'home', path: '/m/home', as: 'member' }),
  ...both({ name: 'games', path: '/m/game', as: 'member' }),
  { name: 'home-guest', merchant: 'marigold', path: '/m/home', as: 'guest' },
  { name: 'games-guest', merchant: 'marigold', path: '/m/game', as: 'guest' },
  ...both({ name: 'not-found', path: '/m/nowhere', as: 'member' }),
  ...both({ name: 'not-found-guest', path: '/m/nowhere', as: 'guest' }),
  ...both({ name: 'app-download', path: '/m/appDownload', as: 'member' }),
  ...both({ name: 'empty', path: '/m/home', as: 'member', act: search('zzzzzz') }),
  ...both({ name: 'failed', path: '/m/game', as: 'member', without: 'GCSGAME_gameList' }),
  ...both({ name: 'trial', path: trial, as: 'member' }),
  ...both({ name: 'trial-menu', path: trial, as: 'member', act: openTrialMenu }),
  ...both({ name: 'trial-folded', path: trial, as: 'member', act: fold }),
  ...both({
    name: 'launch-late',
    path: '/m/launchGame?vendor=SANDBOX&code=sbx_dead',
    as: 'member',
    act: (page) => page.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 20_000 }),
  }),
  ...both({ name: 'lottery', path: lottery, as: 'member', act: pick }),
  ...both({ name: 'lottery-draw', path: lottery, as: 'member', act: watchDraw }),
  ...both({ name: 'lanterns', path: lanterns, as: 'member' }),
  ...both({ name: 'lanterns-win', path: lanterns, as: 'member', act: playUntil(true) }),
  ...both({ name: 'lanterns-loss', path: lanterns, as: 'member', act: playUntil(false) }),
  ...both({ name: 'lanterns-interrupted', path: lanterns, as: 'member', act: interrupt }),
  { name: 'lottery', merchant: 'lumen', path: lottery, as: 'member', language: 'UR', act: pick },
  ...(['tablet', 'desktop'] as const).flatMap((on) =>
    both({ name: `home-${on}`, path: '/m/home', as: 'member', on }),
  ),
  ...both({ name: 'login-desktop', path: '/m/login', as: 'guest', on: 'desktop' }),
  { name: 'home-guest', merchant: 'marigold', path: '/m/home', as: 'guest' },
  ...['UR', 'TH'].flatMap((language) => [
    ...both({ name: 'login', path: '/m/login', as: 'guest', language }),
    ...both({ name: 'home', path: '/m/home', as: 'member', language }),
  ]),
  ...memberShots,
  ...signInShots,
  ...proofShots,
  ...chatShots,
  ...feedbackShots,
  ...announcementShots,
  ...leavingShots,
  ...benefitsShots,
  ...earnedShots,
  ...inviteShots,
  ...rewardShots,
  ...voucherShots,
  ...bonusShots,
  ...installShots,
  ...notificationShots,
  ...pushShots,
  ...trackingShots,
  ...workerShots,
  ...gameShots,
  // This is last, because it costs money that other screens show.
  ...both({ name: 'lottery-win', path: lottery, as: 'member', act: winDraw }),
];
