// A member's new password: by choice, and as a required change (REG-04, LOGIN-04).
import { createMember, type TestMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { ownerUrlOf } from '../own/own-member.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import {
  expect,
  expectHome,
  expectMember,
  fillLogin,
  logInButton,
  merchantUrl,
  sessionOf,
  test,
} from '../page/site.ts';
import { expectToast } from '../page/toasts.ts';

const good = 'seven grey herons';

async function enter(page: Page, member: TestMember): Promise<void> {
  await page.goto(merchantUrl('lumen', '/m/login'));
  await fillLogin(page, member.username, member.password);
  await logInButton(page).click();
}
async function fillIn(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(from);
  await page.getByLabel('New password', { exact: true }).fill(to);
  await page.getByLabel('Confirm new password', { exact: true }).fill(to);
}
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
const current = (page: Page) => page.getByLabel('Current password', { exact: true });

/** Runs in the page: lets the server change the password and loses its answer. */
function loseAnswerOnce(): void {
  const { fetch } = window;
  let isLost = false;
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    const [to] = asked;
    const isOurs = typeof to === 'string' && to.endsWith('/wps/member/password');
    if (isLost || !isOurs) return answer;
    isLost = true;
    throw new TypeError('lost');
  };
}

test('REG-04, A13, SESS-07 a chosen change keeps every tab of this browser and ends the other browser', async ({
  page,
  context,
  browser,
  trouble,
}) => {
  trouble.expect(/status of 40[01]/);
  const member = await createMember(ownerUrlOf(), 'lumen');
  await enter(page, member);
  await expectHome(page, member.username);
  const tab = await context.newPage();
  await tab.goto(merchantUrl('lumen', '/m/home'));
  await expectMember(tab, member.username);
  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere, member);
  await expectHome(elsewhere, member.username);

  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await page.getByRole('link', { name: 'Password', exact: true }).click();
  await fillIn(page, 'not the one', good);
  await save(page).click();
  await expect(current(page)).toHaveAccessibleDescription('Your current password isn’t right.');
  await expect(current(page)).toBeFocused();
  await current(page).fill(member.password);
  const before = await sessionOf(page);
  await save(page).click();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await expectToast(page, 'Password changed');
  const after = await sessionOf(page);
  expect(after?.token).not.toBe(before?.token);

  await expect.poll(async () => (await sessionOf(tab))?.token).toBe(after?.token);
  await tab.goto(merchantUrl('lumen', '/m/member/home'));
  await expect(tab.getByRole('heading', { level: 1, name: member.username })).toBeVisible();
  await elsewhere.goto(merchantUrl('lumen', '/m/member/home'));
  await expect(elsewhere).toHaveURL(/\/m\/login$/);
  await elsewhere.context().close();

  await page.goBack();
  await expect(page).not.toHaveURL(/changePsw/);
});

for (const { why, traits } of [
  { why: 'the initial password', traits: { password: '{secret}' } },
  { why: 'an expired one', traits: { passwordExpired: true } },
]) {
  test(
    `LOGIN-04, A12 a change that is forced by ${why} cannot be left, and goes on into the site once it is made`,
    gateIf(why === 'an expired one'),
    async ({ page, context, trouble }) => {
      trouble.expect(/status of 40[03]/);
      const member = await createMember(ownerUrlOf(), 'lumen', traits);
      await enter(page, member);
      await expect(page).toHaveURL(/\/m\/changePsw$/);
      const heading = page.getByRole('heading', { level: 1, name: 'Set a new password' });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(0);
      for (const path of ['/m/home', '/m/member/home', '/m/game']) {
        await page.goto(merchantUrl('lumen', path));
        await expect(page).toHaveURL(/\/m\/changePsw$/);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/changePsw$/);
      await page.getByRole('link', { name: 'Lumen' }).click();
      await expect(heading).toBeVisible();
      const tab = await context.newPage();
      await tab.goto(merchantUrl('lumen', '/m/member/home'));
      await expect(tab).toHaveURL(/\/m\/changePsw$/);
      const refused = await page.evaluate(async () => {
        const { token } = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as {
          token: string;
        };
        const answer = await fetch('/wps/member/info', { headers: { authorization: token } });
        return answer.status;
      });
      expect(refused).toBe(403);

      await fillIn(page, member.password, 'password1');
      await save(page).click();
      await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
        'This password is too common. Choose another.',
      );
      await fillIn(page, member.password, good);
      await save(page).click();
      await expectHome(page, member.username);
      await expect(tab).toHaveURL(/\/m\/changePsw$/);
      await tab.goto(merchantUrl('lumen', '/m/member/home'));
      await expect(tab.getByRole('heading', { level: 1, name: member.username })).toBeVisible();
    },
  );
}

test(
  'REG-04 a change whose answer is lost says what to do, and the new password opens the account',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 401/);
    const member = await createMember(ownerUrlOf(), 'lumen');
    await enter(page, member);
    await expectHome(page, member.username);
    await page.addInitScript(loseAnswerOnce);
    await page.goto(merchantUrl('lumen', '/m/changePsw'));
    await fillIn(page, member.password, good);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('your password may have changed');
    await save(page).click();
    await expect(page).toHaveURL(/\/m\/login$/);
    for (const text of ['Please log in.', 'Log in with the new one;']) {
      const notice = page.getByRole('alertdialog').filter({ hasText: text });
      await notice.getByRole('button', { name: 'Got it' }).click();
      await expect(notice).toHaveCount(0);
    }
    await fillLogin(page, member.username, good);
    await logInButton(page).click();
    await expectHome(page, member.username);
  },
);
