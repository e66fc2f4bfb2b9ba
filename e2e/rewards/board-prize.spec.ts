// The leader board's prizes: what the rank stands for, the prize of yesterday, its claim and the balance (PROMO-09).
import { addDays, dayOf } from '@parlour/contract/rewards/local-days';
import { createPoints } from '@parlour/seed/testing/earned-fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { centre, openRewards, readyRows, type Offer } from '../own/own-rewards.ts';
import { withSecondServer } from '../product/second-server.ts';
import { expect, otherPage, test } from '../page/site.ts';

/** Time zone in which yesterday ended longer ago than prizes wait, at any hour of the test. */
const timeZone = new Date().getUTCHours() === 0 ? 'Asia/Manila' : 'UTC';
const today = dayOf(new Date(), timeZone);
const cash = (amount: string) => ({ kind: 'cash' as const, amount });

const board: Offer = {
  code: 'board',
  type: 'MISSION',
  texts: { EN: { title: 'Leaders of the day', line: '' } },
  startsAt: `${addDays(today, -3)}T00:00:00Z`,
  rule: {
    kind: 'leaderBoard',
    period: 'day',
    prizes: [
      { ranks: [1, 1], reward: cash('50') },
      { ranks: [2, 3], reward: cash('10') },
    ],
  },
};
/** Tasks by which the points were earned. */
const tasks: Offer = {
  code: 'tasks',
  texts: { EN: { title: 'Tasks', line: '' } },
  rule: {
    kind: 'tasks',
    every: 'once',
    tasks: [
      { code: 'email', texts: { EN: { title: 'Confirm' } }, does: 'email', reward: cash('1') },
    ],
  },
};

test('PROMO-09, PROMO-07 who wins the day finds its prize in the reward centre, claims it once, and the balance follows', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { enter, merchant, place, ids } = await openRewards(page, [tasks, board], { timeZone });
  const [promotionId = ''] = ids;
  const theirs = await otherPage(browser);
  const { member: rival } = await enter(theirs, '/m/home');
  const { member, holds } = await enter(page, '/m/home');
  await createPoints(
    place,
    [today, addDays(today, -1)].flatMap((day) => [
      { memberId: member.id, promotionId, day, points: 90 },
      { memberId: rival.id, promotionId, day, points: 40 },
    ]),
  );
  await page.goto(merchant.url('/m/leaderBoard?period=day'));
  await expect(page.getByRole('region', { name: 'Prizes' })).toContainText('Rank 1$50');
  await expect(page.getByRole('list', { name: 'Top three' })).toContainText('90 points1');
  await page.goto(merchant.url(centre));

  // The servers give out prizes every five minutes, and as they start.
  await withSecondServer(() =>
    expect(async () => {
      await page.reload();
      await expect(readyRows(page)).toContainText('Leaders of the day $50', { timeout: 2_000 });
    }).toPass({ timeout: 45_000 }),
  );
  await expect(page.getByRole('tab', { name: 'To claim (1)' })).toBeVisible();
  await page.getByRole('button', { name: /^Claim Leaders of the day/ }).dblclick();
  await expect(readyRows(page)).toContainText('Claimed');
  expect(await holds()).toBe(money('50'));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$50.00');

  await theirs.goto(merchant.url(centre));
  await expect(readyRows(theirs)).toContainText('Leaders of the day $10');
  await theirs.context().close();
});
