// Screens of bonus money: the offer, its card, and forfeiting it. A claim is permanent, so they are in this order.
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';
import { inLanguages } from '../sign-in-shots.ts';

const promotions = '/m/activity';
const centre = '/m/rewardCenter';
const title = /Bonus boost|โบนัสพิเศษ|خصوصی بونس/;

const openOffer = async (page: Page) => {
  await page.getByRole('link', { name: title }).click();
  await page.locator('main dl').first().waitFor();
};
const openTerms = async (page: Page) => {
  await page.locator('main li .btn--text').first().click();
  await page.locator('dialog[open] dl').first().waitFor();
};
const card = (page: Page) => page.locator('main [data-bonus]');

/** Claims the bonus and plays a few rounds with it, or shows the result if that was done before. */
async function playWithIt(page: Page): Promise<void> {
  const there = page.url();
  if ((await card(page).count()) === 0) {
    await openOffer(page);
    await page.locator('main footer .btn--primary').click();
    await card(page).waitFor();
    await page.goto(new URL('/m/launchGame?vendor=TIDEPOOL&code=three-lanterns', there).href);
    for (let left = 5; left > 0; left -= 1) {
      const seen = page.waitForResponse(/\/seen$/);
      await page.locator('.btn--primary').last().click();
      await seen;
    }
    await page.goto(there);
  }
  await card(page).waitFor();
}
const ask = async (page: Page) => {
  await page.locator('main [data-bonus] .btn--text').last().click();
  await page.locator('dialog[open]').waitFor();
};
const openClaimed = async (page: Page) => {
  await playWithIt(page);
  await openOffer(page);
};
const askAfterPlay = async (page: Page) => {
  await playWithIt(page);
  await ask(page);
};
const giveUp = async (page: Page) => {
  await playWithIt(page);
  if ((await page.locator('main [data-bonus] button').count()) > 0) {
    await ask(page);
    await page.locator('dialog[open] .btn--danger').click();
  }
  await page.locator('main [data-bonus] .pill').waitFor();
};

export const bonusShots: Shot[] = (
  [
    { name: 'bonus-offer', path: promotions, act: openOffer },
    { name: 'bonus-terms', path: centre, act: openTerms },
    { name: 'bonus', path: promotions, act: playWithIt },
    { name: 'bonus-promotion', path: promotions, act: openClaimed },
    { name: 'bonus-failed', path: promotions, without: 'bonus/list' },
    { name: 'bonus-ask', path: promotions, act: askAfterPlay },
    { name: 'bonus-given-up', path: promotions, act: giveUp },
  ] satisfies Omit<Shot, 'merchant' | 'as'>[]
).flatMap((shot) => inLanguages({ ...shot, as: 'member' }));
