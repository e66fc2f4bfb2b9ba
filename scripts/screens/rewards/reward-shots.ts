// Screens of rewards: each in English in both themes, in Urdu in the dark one and in Thai in the light one. Claims are permanent,
// so screens of unclaimed rewards are first.
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';

type ShotTemplate = Omit<Shot, 'merchant' | 'language' | 'as'>;

const inLanguages = (shot: ShotTemplate): Shot[] =>
  (
    [
      { merchant: 'lumen' },
      { merchant: 'marigold' },
      { merchant: 'lumen', language: 'UR' },
      { merchant: 'marigold', language: 'TH' },
    ] as const
  ).map((look) => ({ ...shot, ...look, as: 'member' }));

const centre = '/m/rewardCenter';
const promotions = '/m/activity';
const signIn = '/m/activity/signIn';

const openFirst = async (page: Page) => {
  await page.locator('main ul a').first().click();
  await page.locator('main h2').first().waitFor();
};
const openHistory = (page: Page) => page.locator('[role=tab]').nth(1).click();
/** Checks in, or shows the result if that was done before. */
const checkIn = async (page: Page) => {
  const press = page.locator('main button.btn--value');
  if ((await press.count()) > 0) await press.click();
  await page.locator('main .pill--ok').waitFor();
};
/** Claims a reward that is paid at once; free plays depend on their supplier. */
const claimFirst = async (page: Page) => {
  const rows = page.locator('main li').filter({ hasText: /[₱€]/ });
  await rows.locator('[data-claims]').first().click();
  await page.locator('main li :is(.pill--ok, [role=alert])').first().waitFor();
};

/** Claims all rewards; the sheet shows what was added. */
const claimAll = async (page: Page) => {
  await page.locator('main .btn--ink').click();
  await page.locator('dialog li').first().waitFor();
};

export const rewardShots: Shot[] = (
  [
    { name: 'reward-centre', path: centre },
    { name: 'reward-centre-failed', path: centre, without: 'reward/claims' },
    { name: 'reward-claim-lost', path: centre, without: 'promotion/*/claim', act: claimFirst },
    { name: 'reward-history-empty', path: centre, act: openHistory },
    { name: 'promotions', path: promotions },
    { name: 'promotion', path: promotions, act: openFirst },
    { name: 'promotion-gone', path: `${promotions}?id=none` },
    { name: 'sign-in', path: signIn },
    { name: 'sign-in-done', path: signIn, act: checkIn },
    { name: 'reward-claimed', path: centre, act: claimFirst },
    { name: 'reward-claimed-all', path: centre, act: claimAll },
    { name: 'reward-history', path: centre, act: openHistory },
  ] satisfies ShotTemplate[]
).flatMap(inLanguages);
