// Audiences of promotions, and the check-in calendar across the end of a month (PROMO-03, PROMO-05).
import { addDays, dayOf, daysBetween, firstOf } from '@parlour/contract/rewards/local-days';
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import { createSignIns } from '@parlour/seed/testing/earned-fixtures';
import { createClubLabel } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import type { Page } from '@playwright/test';
import { centre, openRewards, readyRows, type Offer, type Traits } from '../own/own-rewards.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { expect, otherPage, test } from '../page/site.ts';

const titled = (code: string, type: PromotionType): Offer => ({
  code,
  type,
  texts: { EN: { title: code, line: '' } },
});
/** Kinds that some members do not see, and one that every regular member sees. */
const kinds = [
  titled('welcome', 'REGISTER'),
  titled('friends', 'REFERRAL'),
  titled('club', 'UPGRADE_BONUS'),
  titled('app', 'APP_DOWNLOAD'),
];
const gold = { clubLabelId: 'gold' };
const seen: [Traits, string[]][] = [
  [{ type: 0, ...gold }, ['app', 'club', 'friends', 'welcome']],
  [{ type: 0 }, ['app', 'friends', 'welcome']],
  [{ type: 1, ...gold }, ['app', 'club', 'welcome']],
  [{ type: 1 }, ['app', 'welcome']],
  [{ type: 2, ...gold }, ['app', 'club', 'welcome']],
  [{ type: 4, ...gold }, []],
];
const headings = (page: Page) => page.getByRole('main').getByRole('heading');
/** The titles of the listed promotions, or the words that there are none. */
const listed = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading')
    .or(page.getByRole('heading', { name: 'No promotions right now' }));
const notHere = 'Promotion not found';

test('PROMO-03 each member sees the kinds that are for it, in the list, by their address and among what can be claimed; one of type 4 none', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { enter, ids, merchant } = await openRewards(page, kinds);
  await createClubLabel(ownerUrlOf(), merchant.code);
  for (const [traits, sees] of seen) {
    const who = JSON.stringify(traits);
    const other = await otherPage(browser);
    await enter(other, '/m/activity', traits);
    const expected = sees.length > 0 ? sees : ['No promotions right now'];
    await expect(listed(other), who).toHaveText(expected);
    for (const [at, { code = '' }] of kinds.entries()) {
      await other.goto(merchant.url(`/m/activity?id=${ids[at]}`));
      const said = sees.includes(code) ? code : notHere;
      await expect(headings(other).first(), `${who} at ${code}`).toHaveText(said);
    }
    await other.goto(merchant.url(centre));
    const rows = readyRows(other);
    const none = other.getByText('Nothing to claim right now');
    await expect(rows.or(none).first()).toBeVisible();
    await expect(rows, who).toHaveCount(sees.length);
    for (const code of sees) await expect(rows.filter({ hasText: code })).toHaveCount(1);
    await other.context().close();
  }
});

test('PROMO-03, PROMO-04 a guest can claim none: a closed lobby asks for the login, an open one lets read and asks in', async ({
  page,
}) => {
  const closed = await openRewards(page, kinds);
  await page.goto(closed.merchant.url('/m/activity'));
  await expect(page).toHaveURL(/\/m\/login$/);

  const { ids, merchant } = await openRewards(page, kinds, { guestLobby: 'on' });
  await page.goto(merchant.url('/m/activity'));
  await expect(listed(page)).toHaveText(['app', 'club', 'friends', 'welcome']);
  await expect(page.getByText('Ready to claim')).toHaveCount(0);
  for (const id of ids) {
    await page.goto(merchant.url(`/m/activity?id=${id}`));
    await expect(page.getByRole('link', { name: 'Register to take part' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Claim/ })).toHaveCount(0);
  }
  await page.goto(merchant.url(centre));
  await expect(page).toHaveURL(/\/m\/login$/);
  // Visitors who cannot have rewards get no count.
  await page.goto(merchant.url('/m/home'));
  const tab = page.getByRole('navigation').getByRole('link', { name: /^Rewards and tasks/ });
  await expect(tab).toHaveAccessibleName('Rewards and tasks');
});

const today = dayOf(new Date(), 'UTC');
const firstOfMonth = firstOf('month', today);
/** Days from the last two of the previous month up to yesterday. */
const before = Array.from({ length: daysBetween(firstOfMonth, today) + 2 }, (_, at) =>
  addDays(firstOfMonth, at - 2),
);
const longAgo = addDays(firstOfMonth, -40);

test('PROMO-05 days in a row go on over the end of a month: today’s press is paid with what the row gives, and the month before keeps its days', async ({
  page,
}) => {
  const { enter, ids, place, merchant } = await openRewards(
    page,
    [
      {
        code: 'daily',
        type: 'LOGIN',
        texts: { EN: { title: 'Daily check-in', line: '' } },
        startsAt: `${longAgo}T00:00:00Z`,
        rule: {
          kind: 'signIn',
          daily: { kind: 'cash', amount: '1' },
          streaks: [{ days: before.length + 1, reward: { kind: 'cash', amount: '5' } }],
        },
      },
    ],
    { timeZone: 'UTC' },
  );
  const [promotionId = ''] = ids;
  const { member, holds } = await enter(page, '/m/home', { createdAt: new Date(longAgo) });
  const signed = { memberId: member.id, promotionId, currency: 'USD', daily: '1', days: before };
  await createSignIns(place, signed);
  await page.goto(merchant.url('/m/activity/signIn'));
  const inRow = (days: number) => page.getByText(`${days} days`, { exact: true }).first();
  await expect(inRow(before.length)).toBeVisible();
  await page.getByRole('button', { name: /today: check in for an extra reward/ }).click();
  await expect(page.getByRole('region', { name: 'Daily check-in' })).toContainText(
    '$6 is in your balance',
  );
  expect(await holds()).toBe(money(String(before.length + 6)));
  await page.reload();
  await expect(inRow(before.length + 1)).toBeVisible();

  const days = page.getByRole('region', { name: 'Calendar' }).getByRole('listitem');
  const isSigned = days.filter({ hasText: ', checked in' });
  await expect(isSigned).toHaveCount(before.length - 1);
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
  const last = month.format(new Date(addDays(firstOfMonth, -1)));
  await page.getByRole('button', { name: new RegExp(`^${last}`) }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${last}`) })).toBeVisible();
  await expect(isSigned).toHaveCount(2);
  await expect(days.last()).toContainText(', checked in');
  await expect(days.nth(-2)).toContainText(', checked in');
  await expect(days.nth(-3)).toContainText(', missed');
});
