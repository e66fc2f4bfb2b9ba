// A friend opens a member's link, registers and plays, and the member is paid for it (MEMBER-13).
import { randomInt } from 'node:crypto';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, forMerchant } from '@parlour/database/testing/fixtures';
import {
  createOwnClub,
  createOwnPlay,
  publishPromotion,
} from '@parlour/seed/testing/earned-fixtures';
import { money, openWallet, readBalances } from '@parlour/seed/testing/ledger-fixtures';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { codeSentTo } from '../login/inbox.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { enterAs } from '../page/enter-as.ts';
import { nightly } from '../page/pairs.ts';
import { readCode } from '../page/read-code.ts';
import { expect, expectHome, hydrated, merchantUrl, otherPage, test } from '../page/site.ts';
import { expectToast } from '../page/toasts.ts';

const password = 'seven-green-Kettles';
const invitePath = '/m/inviteFriends';
const place = () => ({ ownerUrl: ownerUrlOf(), merchantCode: 'lumen' });
const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const friends = (over: Partial<PromotionFile> = {}): PromotionFile => ({
  code: 'friends',
  type: 'REFERRAL',
  texts: {
    EN: { title: 'Invite friends', line: 'For a first round.', terms: '<p>One each.</p>' },
  },
  rule: { kind: 'invite', friend: { does: 'rounds' }, withinDays: 30, reward: cash('100') },
  ...over,
});

/** Registers at Lumen, whose form has a number, too. */
async function register(page: Page): Promise<string> {
  const username = `luna${randomInt(1e9)}`;
  const mobile = `917${String(randomInt(1e7)).padStart(7, '0')}`;
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await hydrated(page);
  await box('Username').fill(username);
  await box('Password').fill(password);
  await box('Confirm password').fill(password);
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await goOn.click();
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code', exact: true }).click();
  await page.getByText('I’m 18 or older').click();
  await box('Verification code').fill(await codeSentTo(`+63${mobile}`));
  await expectHome(page, username);
  return username;
}

const idOf = (username: string): Promise<string> =>
  forMerchant(ownerUrlOf(), 'lumen', async (tx) => {
    const rows = await runStatement<{ id: string }>(
      tx,
      `select id from member where username = '${username}'`,
    );
    return rows[0]?.id ?? '';
  });

async function playRound(page: Page): Promise<void> {
  await page.goto(merchantUrl('lumen', '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns'));
  await page.waitForURL(/^http:\/\/studio\.localhost/);
  const played = page.waitForResponse(/\/instant\/rounds$/);
  await page.locator('.dock .btn--primary').click();
  await (await played).finished();
}

test('MEMBER-13, REG-02, TRACK-05, PROMO-07 a friend opens the link, registers and plays, and the member claims what is given', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const club = await createOwnClub(place());
  const member = await createMember(place().ownerUrl, 'lumen', { clubLabelId: club });
  await openWallet(place(), { memberId: member.id, currency: 'PHP' }, money('1'));
  await publishPromotion(place(), friends({ code: club, audience: { clubLabels: [club] } }));
  await enterAs(page, merchantUrl('lumen', '/m/home'), member);
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await page.getByRole('link', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('heading', { name: '₱100 for each friend' })).toBeVisible();
  await expect(page.getByText('No friends have joined yet')).toBeVisible();
  await expect(page.getByText(/on 7 different days, with ₱1,000 in total bets/)).toBeVisible();
  await expectAccessible(page, 'invitations');
  const link = (await readCode(page.locator('.qr'))) ?? '';
  await expect(page.locator('.key-row')).toContainText(new URL(link).hostname);

  const friend = await otherPage(browser);
  await friend.goto(link);
  await expect(friend.locator('main').getByRole('status')).toContainText('applied');
  await friend.getByRole('link', { name: 'Create an account' }).click();
  await expect(friend.getByText(/^Invited with/)).toBeVisible();
  const username = await register(friend);
  const friendId = await idOf(username);
  await openWallet(place(), { memberId: friendId, currency: 'PHP' }, money('100'));
  const played = { memberId: friendId, currency: 'PHP', days: 6, stake: money('200') };
  await createOwnPlay(place(), played);
  const row = page.getByRole('list', { name: 'Friends who joined' }).getByRole('listitem');
  await page.reload();
  await expect(row).toHaveText(/^l.*In progress$/);
  await expect(page.getByRole('main')).not.toContainText(username);

  await playRound(friend);
  // The wallet's decisions are delivered a moment later.
  await expect(async () => {
    await page.reload();
    await expect(row).toHaveText(/Claim ₱100$/, { timeout: 1_500 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Claim ₱100/ }).dblclick();
  await expect(row).toHaveText(/₱100 paid$/);
  await expectToast(page, '₱100 added to your balance');
  expect((await readBalances(place(), member.id))['PHP']).toBe(money('101'));
  await page.reload();
  await expect(page.getByText('1 friend, ₱100 earned')).toBeVisible();
  await friend.context().close();
});

test('MEMBER-13, V3 a guest whose code nobody has reads so, may read the rules, and the way on keeps it', async ({
  page,
}) => {
  const own = await openOwnMerchant(page, { 'flags.REWCEN3': 'on' });
  await publishPromotion({ ownerUrl: ownerUrlOf(), merchantCode: own.code }, friends());
  await page.goto(own.url(`${invitePath}?r=ZZZZ2222`));
  await expect(page.locator('main').getByRole('status')).toHaveText('Code ZZZZ 2222 isn’t valid');
  await expect(page.getByRole('list').getByRole('listitem')).toHaveText([
    /^Create an account/,
    /^Play your first round/,
    /^Play with your own money on 7 days/,
    /^Your friend gets a reward/,
  ]);
  await hydrated(page);
  await page.getByRole('button', { name: 'Programme rules' }).click();
  await expect(page.getByRole('dialog')).toContainText('One each.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Programme rules' })).toBeFocused();
  await page.getByRole('link', { name: 'I already have an account' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/m\/register\?r=ZZZZ2222$/);
  await expect(page.getByText('Invited with ZZZZ2222')).toBeVisible();
});

test('MEMBER-13 a member who opens a link sees the own view; one of another kind has no programme', async ({
  page,
  browser,
}) => {
  const own = await openOwnMerchant(page, { 'flags.REWCEN3': 'on' });
  await publishPromotion({ ownerUrl: ownerUrlOf(), merchantCode: own.code }, friends());
  await enterAs(page, own.url('/m/home'), await own.createMember());
  await page.goto(own.url(`${invitePath}?r=ZZZZ2222`));
  await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('ZZZZ');
  const other = await otherPage(browser);
  await enterAs(other, own.url('/m/home'), await own.createMember({ type: 4 }));
  await other.goto(own.url(invitePath));
  await expect(
    other.getByRole('heading', { name: 'No invitation programme right now' }),
  ).toBeVisible();
  await expectAccessible(other, 'no invitations');
  await other.context().close();
});

test(
  'MEMBER-13, HOUSE by keys alone the code and the link are copied, and where there is no sheet Share copies',
  nightly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => void Object.assign(navigator, { share: undefined }));
    const own = await openOwnMerchant(page, { 'flags.REWCEN3': 'on' });
    await publishPromotion({ ownerUrl: ownerUrlOf(), merchantCode: own.code }, friends());
    await enterAs(page, own.url('/m/home'), await own.createMember());
    await page.goto(own.url(invitePath));
    await hydrated(page);
    await page.getByRole('link', { name: 'Programme rules' }).focus();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const link = /^http:\/\/m\w+\.localhost:\d+\/m\/inviteFriends\?r=[\dA-Z]{8}$/;
    for (const [name, what] of [
      ['Copy code', /^[\dA-Z]{8}$/],
      ['Copy link', link],
      ['Share link', link],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(copied).toMatch(what);
      await page.evaluate(() => navigator.clipboard.writeText(''));
    }
    await expectToast(page, 'Link copied');
  },
);

test(
  'NET-11, MEMBER-13 without a line the page says so, and comes by itself when it is back',
  nightly,
  async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const own = await openOwnMerchant(page, { 'flags.REWCEN3': 'on' });
    await publishPromotion({ ownerUrl: ownerUrlOf(), merchantCode: own.code }, friends());
    await enterAs(page, own.url('/m/home'), await own.createMember());
    await page.goto(own.url('/m/member/home'));
    await hydrated(page);
    await page.route('**/MCSFE_getReferralDetails', (route) => route.abort());
    await page.getByRole('link', { name: 'Invite', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Your invitations didn’t load');
    await page.unroute('**/MCSFE_getReferralDetails');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByText('No friends have joined yet')).toBeVisible();
  },
);
