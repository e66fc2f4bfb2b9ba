// Tasks count what members play; rewards are claimed on the pages of tasks and of the rescue, and points are on the leader board (PROMO-05,
// MEMBER-10).
import { addDays, dayOf, firstOf } from '@parlour/contract/rewards/local-days';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { createMember } from '@parlour/database/testing/fixtures';
import { money, openWallet, readBalances } from '@parlour/seed/testing/ledger-fixtures';
import {
  createOwnClub,
  createRescueWeek,
  publishPromotion,
} from '@parlour/seed/testing/earned-fixtures';
import { expectAccessible } from '../page/accessible.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { enterAs } from '../page/enter-as.ts';
import { nightly } from '../page/pairs.ts';
import { expect, hydrated, merchantUrl, test } from '../page/site.ts';

type MerchantAccess = { ownerUrl: string; merchantCode: string };

/** Returns the access to the test's own merchant, whose code is the first label of its host. */
const placeOf = (url: string): MerchantAccess => ({
  ownerUrl: ownerUrlOf(),
  merchantCode: new URL(url).hostname.split('.')[0] ?? '',
});

/** Creates a rescue, and the amount that the member gets back for last week. */
async function createLastWeek(place: MerchantAccess, memberId: string): Promise<void> {
  const promotionId = await publishPromotion(place, {
    code: 'rescue',
    type: 'SAVIOR',
    texts: { EN: { title: 'Weekly cashback', line: 'A part comes back' } },
    rule: { kind: 'rescue', rate: 5, least: '10', most: '100', openForDays: 7 },
  });
  const from = addDays(firstOf('week', dayOf(new Date(), 'UTC')), -7);
  const sums = { staked: '3150.00', won: '2300.00', difference: '850.00', returned: '42.50' };
  await createRescueWeek(place, { memberId, promotionId, currency: 'USD', from, sums, rate: 5 });
}

type Tasks = Extract<PromotionFile['rule'], { kind: 'tasks' }>['tasks'];
const task = (
  code: string,
  title: string,
  more: Pick<Tasks[number], 'does'> & Partial<Tasks[number]>,
) => ({
  code,
  texts: { EN: { title } },
  reward: { kind: 'cash' as const, amount: '2' },
  ...more,
});

test('PROMO-05, PROMO-07, MEMBER-10 a round that was played makes a task ready, its claim is paid once, and its points count', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const place = { ownerUrl: ownerUrlOf(), merchantCode: 'lumen' };
  const club = await createOwnClub(place);
  const member = await createMember(place.ownerUrl, 'lumen', { clubLabelId: club });
  await openWallet(place, { memberId: member.id, currency: 'PHP' }, money('100'));
  await publishPromotion(place, {
    code: club,
    type: 'REGISTER',
    texts: { EN: { title: 'Tasks of one member', line: 'Off to a good start' } },
    audience: { clubLabels: [club] },
    rule: {
      kind: 'tasks',
      every: 'once',
      tasks: [
        task('account', 'Create your account', { does: 'registered', points: 5 }),
        task('round', 'Play your first round', { does: 'rounds', points: 20, goTo: '/m/home' }),
        task('two', 'Try 2 different games', { does: 'games', target: 2, after: 'round' }),
      ],
    },
  });
  await enterAs(page, merchantUrl('lumen', '/m/home'), member);
  await page.goto(merchantUrl('lumen', '/m/activity/noviceTask'));
  const rows = page.getByRole('list', { name: 'Tasks of one member' }).getByRole('listitem');
  // The fact of the login is delivered a moment later.
  await expect(async () => {
    await page.reload();
    await expect(rows.first()).toHaveText(/Create your account.*is ready/, { timeout: 1_500 });
  }).toPass({ timeout: 30_000 });
  await expect(rows.nth(1)).toHaveText(/Play your first round.*Start/);
  await expect(rows.nth(2)).toHaveText(/Complete “Play your first round” to unlock/);
  await expect(rows).toHaveCount(3);

  await page.goto(merchantUrl('lumen', '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns'));
  await page.waitForURL(/^http:\/\/studio\.localhost/);
  const played = page.waitForResponse(/\/instant\/rounds$/);
  await page.locator('.dock .btn--primary').click();
  await (await played).finished();

  // The wallet's decisions are delivered a moment later.
  await page.goto(merchantUrl('lumen', '/m/activity/noviceTask'));
  await expect(async () => {
    await page.reload();
    await expect(rows.nth(1)).toHaveText(/is ready/, { timeout: 1_500 });
  }).toPass({ timeout: 30_000 });
  await expect(rows.nth(2)).toHaveText(/1 of 2/);
  const holds = async () => (await readBalances(place, member.id))['PHP'] ?? 0n;
  const before = await holds();
  const claims = page.getByRole('button', { name: /^Claim ₱2:/ });
  await claims.first().press('Enter');
  await expect(rows.first()).toHaveText(/₱2 added .*Done/);
  await expect(claims).toHaveCount(1);
  await expect(claims).toBeFocused();
  // A second tap that comes after the answer meets the row, and takes the focus there.
  await claims.dblclick();
  await expect(rows.nth(1)).toHaveText(/₱2 added .*Done/);
  expect(await holds()).toBe(before + money('4'));
  await page.reload();
  await expect(page.getByText('₱4 earned, ₱2 to go')).toBeVisible();

  // 25 points of these tasks, 20 of the demo's for the first round. The first list is cached for half a minute.
  await page.goto(merchantUrl('lumen', '/m/leaderBoard?period=day'));
  await expect(async () => {
    await page.reload();
    const own = page.getByRole('main').getByText('You', { exact: true });
    await expect(own.first()).toBeVisible({ timeout: 1_500 });
    await expect(page.getByRole('main')).toContainText('45 points', { timeout: 1_500 });
  }).toPass({ timeout: 45_000 });
  await page.getByRole('tab', { name: 'This month' }).click();
  await expect(page).toHaveURL(/period=month$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Today' })).toHaveAttribute('aria-selected', 'true');
});

test('PROMO-05, PROMO-07 what comes back of last week is seen, and claimed once', async ({
  page,
}) => {
  const own = await openOwnMerchant(page, { 'flags.REWCEN3': 'on' });
  const place = placeOf(own.url('/'));
  const member = await own.createMember();
  const other = await own.createMember();
  await openWallet(place, { memberId: member.id }, money('1'));
  await createLastWeek(place, member.id);
  await enterAs(page, own.url('/m/home'), member);
  await page.goto(own.url('/m/activity/rescue'));
  await expect(page.getByText('Net loss', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Claim $42.50' }).dblclick();
  await expect(page.getByText('$42.50 is in your balance.')).toBeVisible();
  expect((await readBalances(place, member.id))['USD']).toBe(money('43.5'));
  await page.reload();
  await expect(page.getByText('$42.50 is in your balance.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);

  const elsewhere = await page.context().browser()?.newContext();
  const theirs = await elsewhere?.newPage();
  if (!theirs) throw new Error('no second browser');
  await enterAs(theirs, own.url('/m/home'), other);
  await theirs.goto(own.url('/m/activity/rescue'));
  await expect(theirs.getByText('No cashback for last week')).toBeVisible();
  await theirs.context().close();
});

test(
  'HOUSE, PROMO-05, MEMBER-10 tasks, what comes back and the leaderboard are clean to axe and have room at 320 px and 160 %',
  nightly,
  async ({ page, context }) => {
    test.slow();
    const own = await openOwnMerchant(page, {
      'flags.REWCEN3': 'on',
      languages: 'EN,TH,UR',
      timeZone: 'UTC',
    });
    const place = placeOf(own.url('/'));
    const member = await own.createMember();
    await publishPromotion(place, {
      code: 'first-tasks',
      type: 'REGISTER',
      texts: { EN: { title: 'Starter tasks', line: 'Off to a good start' } },
      rule: {
        kind: 'tasks',
        every: 'once',
        openForDays: 30,
        tasks: [
          task('account', 'Create your account', { does: 'registered', points: 5 }),
          task('days', 'Come on 7 different days', { does: 'days', target: 7, goTo: '/m/home' }),
          task('email', 'Confirm your email address', { does: 'email', goTo: '/m/home' }),
          task('round', 'Play your first round', { does: 'rounds', after: 'email' }),
        ],
      },
    });
    await createLastWeek(place, member.id);
    await enterAs(page, own.url('/m/home'), member);
    await page.setViewportSize({ width: 320, height: 640 });
    const paths = ['/m/activity/noviceTask', '/m/activity/rescue', '/m/leaderBoard'];
    for (const language of ['EN', 'TH', 'UR']) {
      await context.addCookies([{ name: 'language', value: language, url: own.url('/') }]);
      for (const path of paths) {
        await page.goto(own.url(path));
        await hydrated(page);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.locator('main :is(ol, dl)').first()).toBeVisible();
        await expectAccessible(page, `${language}, ${path}`);
      }
    }
  },
);
