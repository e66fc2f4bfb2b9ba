import { createMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { ownerUrlOf } from '../own/own-member.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import {
  expect,
  expectHome,
  fillLogin,
  logIn,
  logInButton,
  logOut,
  pressLogOut,
  merchantUrl,
  ownTab,
  passwordOf,
  sessionOf,
  test,
} from '../page/site.ts';

/** Expects that nothing of a member is stored or shown; a page for members leads to the login. */
async function expectNoMember(page: Page): Promise<void> {
  await expect(page.getByText(/Log in|Page not found/).first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'demo', exact: true })).toBeHidden();
  await expect(ownTab(page)).toBeHidden();
  expect(await sessionOf(page)).toBeNull();
}

/** Page of a member after logging out: home if guests may see the lobby, otherwise the login. */
const afterLogOut = { lumen: /\/m\/login$/, marigold: /\/m\/home$/ };

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `LOGIN-01, LOGIN-03, ROUTE-09, SESS-05 demo logs in at ${merchant}, walks about and logs out for good`,
    gateIf(merchant === 'lumen'),
    async ({ page, trouble }) => {
      trouble.expect(/status of 404/);
      await logIn(page, merchant, 'demo');
      await expectHome(page);

      await page.reload();
      await expectHome(page);

      await page.goto(merchantUrl(merchant, '/m/voucherCenter'));
      await expect(page.getByRole('heading', { name: 'Vouchers', level: 1 })).toBeVisible();
      await page.goBack();
      await expectHome(page);
      await page.goForward();
      await expect(page.getByRole('heading', { name: 'Vouchers', level: 1 })).toBeVisible();

      const answer = await page.goto(merchantUrl(merchant, '/m/no-such-page'));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expectHome(page);

      await logOut(page);
      await expect(page).toHaveURL(afterLogOut[merchant]);
      await expectNoMember(page);
      for (const _back of ['once', 'twice']) {
        await page.goBack();
        await expectNoMember(page);
      }
      await page.goto(merchantUrl(merchant, '/m/member/home'));
      await expect(page).toHaveURL(/\/m\/login$/);
    },
  );
}

test('ROUTE-03, ROUTE-08 a guest who asks for a guarded page is sent to the login and lands at home', async ({
  page,
}) => {
  await page.goto(merchantUrl('lumen', '/m/voucherCenter'));
  await expect(page).toHaveURL(/\/m\/login$/);
  await fillLogin(page, 'demo', passwordOf('demo'));
  await logInButton(page).click();
  await expectHome(page);

  await page.goto(merchantUrl('lumen', '/m/login'));
  await expectHome(page);
});

test('ROUTE-03, ROUTE-09 a guest at an unknown address reads that it is not found, and goes on to the login', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  const answer = await page.goto(merchantUrl('lumen', '/m/no-such-page'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
});

test('ROUTE-02 / leads home with its query', nightly, async ({ page }) => {
  await logIn(page, 'lumen', 'demo');
  await expectHome(page);
  await page.goto(merchantUrl('lumen', '/?from=poster'));
  await expect(page).toHaveURL(/\/m\/home\?from=poster$/);
});

for (const username of ['expired', 'initial']) {
  test(
    `LOGIN-04, A12 ${username} must change the password and can only log out`,
    gateIf(username === 'expired'),
    async ({ page, trouble }) => {
      // The server refuses other calls of a limited session.
      trouble.expect(/status of 403/);
      await logIn(page, 'lumen', username);
      await expect(page).toHaveURL(/\/m\/changePsw$/);
      for (const path of ['/m/home', '/m/member/home', '/m/game']) {
        await page.goto(merchantUrl('lumen', path));
        await expect(page).toHaveURL(/\/m\/changePsw$/);
      }
      await page.reload();
      await expect(page).toHaveURL(/\/m\/changePsw$/);
      await pressLogOut(page);
      await expect(page).toHaveURL(/\/m\/login$/);
    },
  );
}

test('LOGIN-04 whoever never logged in before lands at home, as anybody', async ({ page }) => {
  const { username, password } = await createMember(ownerUrlOf(), 'lumen');
  await page.goto(merchantUrl('lumen', '/m/login'));
  await fillLogin(page, username, password);
  await logInButton(page).click();
  await expectHome(page, username);
  expect(await sessionOf(page)).toMatchObject({ firstTimeLogin: true });
});

test('LOGIN-04 expired lands at home where the merchant does not force the change', async ({
  page,
}) => {
  await logIn(page, 'plain', 'expired');
  await expectHome(page, 'expired');
});

test('LOGIN-06 a wrong password is said below the fields and selected, and the next keys replace it', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  await page.goto(merchantUrl('lumen', '/m/login'));
  await fillLogin(page, 'demo', 'not the password');
  await logInButton(page).click();
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('That username or password isn’t right.');
  await expect(page.getByLabel('Username', { exact: true })).toHaveAccessibleDescription(
    'That username or password isn’t right.',
  );
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.type(passwordOf('demo'));
  await logInButton(page).click();
  await expectHome(page);
});

test('LOGIN-02 a double tap sends one request', async ({ page }) => {
  let calls = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/wps/session/login', async (route) => {
    calls += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto(merchantUrl('lumen', '/m/login'));
  await fillLogin(page, 'demo', passwordOf('demo'));
  await logInButton(page).dblclick();
  await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
  held.resolve();
  await expectHome(page);
  expect(calls).toBe(1);
});

test('LOGIN-01 demo logs in at the plain merchant', nightly, async ({ page }) => {
  await logIn(page, 'plain', 'demo');
  await expectHome(page);
});

test('SESS-06 two merchants in one browser never see each other’s session', async ({ page }) => {
  await logIn(page, 'lumen', 'demo');
  await expectHome(page);
  await page.goto(merchantUrl('plain'));
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.goto(merchantUrl('lumen'));
  await expectHome(page);
});
