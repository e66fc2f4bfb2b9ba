// Vouchers: each pays once, a code pays the first member, and a bad one shows the reason (MEMBER-09).
import type { TestMember, createMember } from '@parlour/database/testing/fixtures';
import { money, readBalances } from '@parlour/seed/testing/ledger-fixtures';
import { giveVoucher, issueCode } from '@parlour/seed/testing/voucher-fixtures';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { enterAs } from '../page/enter-as.ts';
import { nightly } from '../page/pairs.ts';
import { fetchFromSite } from '../page/loopback.ts';
import { expect, hydrated, otherPage, test } from '../page/site.ts';
import { expectToast } from '../page/toasts.ts';

type Traits = Parameters<typeof createMember>[2];
const path = '/m/voucherCenter';
const bonus = {
  kind: 'bonus' as const,
  amount: '40',
  wagering: 10,
  days: 7,
  weights: { default: 100 },
};
type Voucher = Parameters<typeof giveVoucher>[2];
const titled = (title: string): Voucher => ({ texts: { EN: { title, line: '' } } });

/** Opens a merchant with a reward centre, which can give vouchers and issue codes. */
async function open(page: Page) {
  const own = await openOwnMerchant(page, { 'flags.REWCEN3': 'on', languages: 'EN,TH,UR' });
  const place = { ownerUrl: ownerUrlOf(), merchantCode: own.code };
  return {
    own,
    give: ({ username }: TestMember, wanted: Voucher = {}) => giveVoucher(place, username, wanted),
    issue: (wanted: Voucher = {}) =>
      issueCode(place, process.env['PARLOUR_E2E_DATA'] ?? '', wanted),
    /** Logs in the member and opens the vouchers. */
    enter: async (at: Page, member: TestMember) => {
      await enterAs(at, own.url('/m/home'), member);
      await expect(at).toHaveURL(/\/m\/home$/);
      await at.goto(own.url(path));
      await hydrated(at);
    },
    holds: async ({ id }: TestMember) => (await readBalances(place, id))['USD'] ?? 0n,
    join: (traits?: Traits) => own.createMember(traits),
  };
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Voucher code' });
const redeem = async (page: Page, code: string) => {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Redeem' }).click();
};
/** Expects the reason below the code, which stays in the field to be corrected. */
async function expectRefused(page: Page, code: string, reason: string): Promise<void> {
  await redeem(page, code);
  await expect(field(page)).toHaveAccessibleDescription(reason);
  await expect(field(page)).toHaveValue(code);
  await expect(field(page)).toBeFocused();
}
const claims = (page: Page) => page.getByRole('button', { name: /^Claim .+: / });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const tickets = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

/** Lets the server receive the call and pay, and loses its answer. */
const lose = async (route: Route) => {
  await fetchFromSite(route);
  await route.abort();
};
const countCalls = (page: Page, name: 'claim' | 'redeem') => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/voucher/${name}`)) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
};

test('MEMBER-09 a code that is wrong, another’s, one’s own or too late says so; a right one is in the balance at the head', async ({
  page,
  browser,
  trouble,
}) => {
  trouble.expect(/status of 40[49]/);
  const { enter, issue, join, holds } = await open(page);
  const [taken, right, late] = [await issue(), await issue(), await issue({ days: -1 })];
  const [member, other] = [await join(), await join()];
  const theirs = await otherPage(browser);
  await enter(theirs, other);
  await redeem(theirs, taken);
  await expectToast(theirs, '$25 is in your balance');
  await theirs.context().close();

  await enter(page, member);
  await expectRefused(page, '0000-0000-000', 'This code isn’t valid.');
  await expectRefused(page, taken, 'This code isn’t valid.');
  await expectRefused(page, late, 'This voucher has expired.');
  expect(await holds(member)).toBe(0n);
  await redeem(page, ` ${right.toLowerCase()} `);
  await expectToast(page, '$25 is in your balance');
  await expect(field(page)).toHaveValue('');
  await expectRefused(page, right, 'You’ve already used this voucher.');
  expect(await holds(member)).toBe(money('25'));
  await tab(page, 'Used').click();
  await expect(tickets(page)).toHaveText([/\$25.*Gold club.*Used \d\d:\d\d/]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$25.00');
});

test('MEMBER-09 a voucher is claimed once, by however many taps; the tile at home counts what waits', async ({
  page,
}) => {
  const { own, enter, give, join, holds } = await open(page);
  const member = await join();
  await give(member);
  await give(member, { reward: bonus, ...titled('Weekend') });
  await enter(page, member);
  const keys = countCalls(page, 'claim');
  await page.goto(own.url('/m/member/home'));
  await page.getByRole('link', { name: 'Vouchers (2)' }).click();
  await expect(tab(page, 'Available (2)')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Claim $25: Gold club' }).dblclick();
  await expect(tickets(page).filter({ hasText: 'Gold club' })).toContainText('Paid');
  await expectToast(page, '$25 is in your balance');
  expect(keys).toHaveLength(1);
  expect(await holds(member)).toBe(money('25'));
  await expect(tab(page, 'Available (1)')).toBeVisible();
  await claims(page).click();
  await expectToast(page, '$40 bonus added');
  await page.getByRole('link', { name: 'Back' }).click();
  const head = page.getByRole('region', { name: 'Balance' });
  await expect(head).toContainText('$65.00');
  await expect(head).toContainText(/Bonus\s*\$40\.00/);
  await expect(page.getByRole('link', { name: 'Vouchers', exact: true })).toBeVisible();
});

test('MEMBER-09 what can be claimed, was used, or has expired stands under its tab, and no tab tops up without a cashier', async ({
  page,
}) => {
  const { enter, give, join } = await open(page);
  const member = await join();
  for (const [title, days] of [
    ['Open', 30],
    ['Late', -2],
    ['Soon', 2],
  ] as const) {
    await give(member, { ...titled(title), days });
  }
  await enter(page, member);
  await expect(page.getByRole('tab')).toHaveText(['Available (2)', 'Used', 'Expired']);
  // Sorted by the end.
  await expect(tickets(page)).toHaveText([/Soon.*Claim until .*:/, /Open.*Claim until [^:]*$/]);
  await claims(page).first().click();
  await expect(tickets(page).first()).toContainText('Paid');
  await tab(page, 'Used').click();
  await expect(tickets(page)).toHaveText([/Soon.*Used/]);
  await tab(page, 'Expired').click();
  await expect(tickets(page)).toHaveText([/Late.*Expired/]);
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
  await tab(page, 'Available (1)').click();
  await expect(tickets(page)).toHaveText([/Open/]);
});

test(
  'MEMBER-09, PROMO-03 a restricted member has no vouchers, no field and no count',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 403/);
    const { own, enter, give, join } = await open(page);
    const member = await join({ type: 4 });
    await give(member);
    await enter(page, member);
    await expect(page.getByRole('heading', { name: 'Vouchers aren’t available' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.goto(own.url('/m/member/home'));
    await expect(page.getByRole('link', { name: 'Vouchers', exact: true })).toBeVisible();
  },
);

test(
  'MEMBER-09, NET-11 without a line, and when an answer is lost, nothing is paid twice',
  nightly,
  async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { enter, give, issue, join, holds } = await open(page);
    const member = await join();
    const code = await issue({ reward: { kind: 'cash', amount: '5' } });
    await give(member);
    await enter(page, member);
    await expect(claims(page)).toBeVisible();
    await context.setOffline(true);
    await claims(page).click();
    await expect(tickets(page).getByRole('alert')).toContainText('You’re offline');
    await expectRefused(page, code, 'You’re offline. Check your connection and try again.');
    await context.setOffline(false);

    const keys = { claim: countCalls(page, 'claim'), redeem: countCalls(page, 'redeem') };
    await page.route('**/wps/voucher/*', lose, { times: 1 });
    await claims(page).click();
    await expect(tickets(page).getByRole('alert')).toBeVisible();
    expect(await holds(member)).toBe(money('25'));
    await claims(page).click();
    await expect(tickets(page)).toContainText('Paid');
    await page.route('**/wps/voucher/redeem', lose, { times: 1 });
    await redeem(page, code);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await redeem(page, code);
    await expect(field(page)).toHaveValue('');
    for (const sent of [keys.claim, keys.redeem]) {
      expect(sent).toHaveLength(2);
      expect(new Set(sent).size).toBe(1);
    }
    expect(await holds(member)).toBe(money('30'));
  },
);

test('MEMBER-09 who tries too many codes is told until when to wait', async ({ page, trouble }) => {
  trouble.expect(/status of 4(04|29)/);
  const { enter, join } = await open(page);
  await enter(page, await join());
  for (let turn = 0; turn < 10; turn += 1) {
    await expectRefused(page, `0000000000${turn}`, 'This code isn’t valid.');
  }
  await redeem(page, '00000000000');
  await expect(field(page)).toHaveAccessibleDescription(
    /^Too many attempts.* after .*\d\d:\d\d\.$/,
  );
});

test(
  'MEMBER-09, HOUSE the keyboard alone claims, redeems and looks at what was used',
  nightly,
  async ({ page }) => {
    const { enter, give, issue, join, holds } = await open(page);
    const member = await join();
    await give(member);
    await give(member, titled('Second'));
    const code = await issue();
    await enter(page, member);
    await expect(claims(page)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectToast(page, '$25 is in your balance');
    await expect(page.getByRole('button', { name: 'Redeem' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'Available (2)')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Claim all' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(claims(page)).toHaveCount(1);
    await expect(claims(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(claims(page)).toHaveCount(0);
    expect(await holds(member)).toBe(money('75'));
    // Without another claim the focus stays in the row.
    await expect(tickets(page).last()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'Available')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tickets(page)).toHaveCount(3);
  },
);

test(
  'MEMBER-09, HOUSE every state of a voucher and of a code is clean to axe and has room at 320 px and 160 %',
  nightly,
  async ({ page, context, trouble }) => {
    test.slow();
    trouble.expect(/status of 404|ERR_FAILED/);
    const { own, enter, give, join } = await open(page);
    const member = await join();
    const texts = {
      EN: {
        title: 'For reaching the Platinum club in November',
        line: 'Any game but the lotteries',
      },
      TH: { title: 'สำหรับการก้าวสู่คลับแพลทินัมในเดือนพฤศจิกายน', line: 'ใช้ได้ทุกเกมยกเว้นลอตเตอรี่' },
      UR: { title: 'نومبر میں پلاٹینم کلب تک پہنچنے پر', line: 'لاٹری کے سوا کوئی بھی گیم' },
    };
    await give(member, { texts, reward: { ...bonus, amount: '12345.50' } });
    await give(member, { texts, days: 3 });
    await give(member, { texts, days: -1 });
    await enter(page, member);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['EN', 'TH', 'UR']) {
      await context.addCookies([{ name: 'language', value: language, url: own.url('/') }]);
      await page.goto(own.url(path));
      await hydrated(page);
      await expect(tickets(page)).toHaveCount(2);
      await page.route('**/voucher/claim', (route) => route.abort());
      await page.locator('main li button').first().click();
      await page.getByRole('alert').waitFor();
      await page.locator('main input').fill('0000-0000-000');
      await page.locator('form [type=submit]').click();
      await page.locator('main [aria-invalid=true]').waitFor();
      await expectAccessible(page, `${language}, refused`);
      await page.getByRole('tab').nth(2).click();
      await expect(tickets(page)).toHaveCount(1);
      await expectAccessible(page, `${language}, expired`);
      await page.getByRole('tab').nth(1).click();
      await expect(page.locator('.empty')).toBeVisible();
      await expectAccessible(page, `${language}, none`);
      await page.unrouteAll();
    }
  },
);
