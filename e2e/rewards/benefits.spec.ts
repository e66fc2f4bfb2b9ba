// The club's levels: a member plays up to the next one, sees it and claims its reward (MEMBER-11, UPGRADE_BONUS).
import { createMember } from '@parlour/database/testing/fixtures';
import { createOwnClub, createPast } from '@parlour/seed/testing/earned-fixtures';
import { money, openWallet, readBalances } from '@parlour/seed/testing/ledger-fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { enterAs } from '../page/enter-as.ts';
import { nightly } from '../page/pairs.ts';
import { expect, hydrated, merchantUrl, test } from '../page/site.ts';

type Code = 'lumen' | 'marigold';
const path = '/m/member/benefits';
const placeOf = (merchantCode: Code) => ({ ownerUrl: ownerUrlOf(), merchantCode });

type MemberLevel = { code: Code; clubLabelId: string };

/** Logs in a new member of a level; `live` creates the member's past. */
async function enter(
  page: Page,
  { code, clubLabelId }: MemberLevel,
  live?: (memberId: string) => Promise<void>,
) {
  const place = placeOf(code);
  const member = await createMember(place.ownerUrl, code, { clubLabelId });
  await live?.(member.id);
  await enterAs(page, merchantUrl(code, '/m/home'), member);
  await expect(page).toHaveURL(/\/m\/home$/);
  return { holds: async () => (await readBalances(place, member.id))['PHP'] ?? 0n };
}

/** Creates a past one round short of Silver, and money for more. */
async function liveToBronze(memberId: string): Promise<void> {
  const place = placeOf('lumen');
  await openWallet(place, { memberId, currency: 'PHP' }, money('100'));
  const did = { currency: 'PHP', days: 5, rounds: 49, stake: money('25') };
  await createPast(place, { memberId, ...did });
}

const open = async (page: Page, code: Code) => {
  await page.goto(merchantUrl(code, path));
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Club levels' })).toBeVisible();
};
const card = (page: Page, name: string) => page.getByRole('article', { name });
const heads = (page: Page) => page.locator('thead th bdi');

test('MEMBER-11, MEMBER-06, PROMO-07 a member plays until the next level, sees it, and claims what it gives once', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { holds } = await enter(page, { code: 'lumen', clubLabelId: 'bronze' }, liveToBronze);
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await page.getByRole('link', { name: /Benefits/ }).click();
  await expect(page).toHaveURL(/\/m\/member\/benefits$/);
  await expect(card(page, 'Bronze')).toContainText('Your level');
  const left = page.getByRole('list', { name: 'To reach Silver' }).getByRole('listitem');
  await expect(left.first()).toHaveText('Play 50 rounds49 of 50');

  await page.goto(merchantUrl('lumen', '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns'));
  await page.waitForURL(/^http:\/\/studio\.localhost/);
  const played = page.waitForResponse(/\/instant\/rounds$/);
  await page.locator('.dock .btn--primary').click();
  await (await played).finished();

  // The wallet's decisions are delivered a moment later.
  await page.goto(merchantUrl('lumen', path));
  await expect(async () => {
    await page.reload();
    await expect(card(page, 'Silver')).toContainText('Your level', { timeout: 1_500 });
  }).toPass({ timeout: 30_000 });
  await expect(card(page, 'Silver')).toBeInViewport({ ratio: 0.99 });
  await expect(card(page, 'Bronze')).toContainText('Below your level');
  await page.goto(merchantUrl('lumen', '/m/rewardCenter'));
  const before = await holds();
  await page.getByRole('button', { name: /^Claim Welcome to Silver/ }).dblclick();
  await expect(page.getByRole('list', { name: 'Ready to claim' })).toContainText('Claimed');
  await expect.poll(holds).toBe(before + money('100'));
});

test('MEMBER-11 without a label that shows benefits one is at home', nightly, async ({ page }) => {
  const clubLabelId = await createOwnClub(placeOf('lumen'));
  await enter(page, { code: 'lumen', clubLabelId });
  await page.goto(merchantUrl('lumen', path));
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await expect(page.getByRole('link', { name: /Benefits/ })).toHaveCount(0);
});

test('MEMBER-11 the cards snap, arrow keys move by one, and the table follows, also right to left', async ({
  page,
  context,
}) => {
  await enter(page, { code: 'marigold', clubLabelId: 'gold' });
  await open(page, 'marigold');
  await expect(card(page, 'Gold')).toBeInViewport({ ratio: 0.99 });
  await expect(heads(page)).toHaveText(['Silver', 'Gold', 'Platinum']);
  await page.getByRole('region', { name: 'Club levels' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Platinum')).toBeInViewport({ ratio: 0.99 });
  await expect(heads(page)).toHaveText(['Gold', 'Platinum', 'Diamond']);
  // A finger scrolls the row, and the comparison follows once it rests.
  await page
    .getByRole('region', { name: 'Club levels' })
    .evaluate((row) => row.scrollTo({ left: 0 }));
  await expect(heads(page)).toHaveText(['Bronze', 'Silver', 'Gold']);
  await context.addCookies([{ name: 'language', value: 'UR', url: merchantUrl('marigold', '/') }]);
  await page.reload();
  await hydrated(page);
  await page.getByRole('region', { name: 'کلب کے لیول' }).focus();
  await expect(card(page, 'گولڈ')).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 'پلاٹینم')).toBeInViewport({ ratio: 0.99 });
  await expect(heads(page)).toHaveText(['گولڈ', 'پلاٹینم', 'ڈائمنڈ']);
});

test(
  'HOUSE, MEMBER-11 the benefits are clean to axe and have room at 320 px and 160 %',
  nightly,
  async ({ page, context }) => {
    test.slow();
    await enter(page, { code: 'lumen', clubLabelId: 'gold' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['EN', 'TH', 'UR']) {
      await context.addCookies([
        { name: 'language', value: language, url: merchantUrl('lumen', '/') },
      ]);
      await page.goto(merchantUrl('lumen', path));
      await hydrated(page);
      await expect(page.locator('main table')).toBeVisible();
      await expectAccessible(page, `${language}, ${path}`);
    }
  },
);
