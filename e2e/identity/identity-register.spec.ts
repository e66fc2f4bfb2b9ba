// A new account by an identity of another service (IDP-03, IDP-04): by a press, automatically, and up to the first game.
import { randomInt, randomUUID } from 'node:crypto';
import { registerByIdentity } from '@parlour/contract/register/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { openWallet } from '@parlour/seed/testing/ledger-fixtures';
import type { Page } from '@playwright/test';
import { codeSentTo } from '../login/inbox.ts';
import { isInGame, ownerUrlOf } from '../own/own-member.ts';
import type { OwnMerchant } from '../own/own-merchant.ts';
import { test } from '../own/own-profile.ts';
import { listBrokenRules } from '../page/accessible.ts';
import { fetchFromSite, loopback } from '../page/loopback.ts';
import { setMerchant } from '../product/set-merchant.ts';
import {
  choice,
  choose,
  identitySettings,
  leave,
  newPerson,
  openAccountPage,
  openIdentitySite,
  signInAs,
  way,
} from './signing-in-elsewhere.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { expect, expectHome, hydrated, merchantUrl, sessionOf } from '../page/site.ts';

const isAllowed = { 'flags.FIREBASECREATEACC3': 'on' };
const registerNew = (page: Page) =>
  choice(page).getByRole('button', { name: 'Create a new account' });

type RegistrationRow = Record<string, string | null>;
/** Reads the member's registration from the database. */
const keptOf = (code: string, username: string): Promise<RegistrationRow[]> =>
  forMerchant(ownerUrlOf(), code, (tx) =>
    runStatement<RegistrationRow>(
      tx,
      `select r.method, r.affiliate_code, r.referral_code, r.domain, m.mobile
       from member m join registration r on r.member_id = m.id where m.username = '${username}'`,
    ),
  );
const codeOf = (site: OwnMerchant): string => new URL(site.url('/')).hostname.split('.')[0] ?? '';

/** Opens the login page by an affiliate's link. */
async function arriveByLink(page: Page, site: OwnMerchant): Promise<void> {
  await page.goto(site.url('/m/home?affiliateCode=north-77&r=LUNA48'));
  await expect(page).toHaveURL(/\/m\/login\?/);
  await hydrated(page);
}

/** Expects a member at home whose name was made by the site, and returns the name. */
async function nameAtHome(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/m\/home$/);
  const username = (await sessionOf(page))?.userName ?? '';
  expect(username).toMatch(/^player\d{9}$/);
  await expectHome(page, username);
  return username;
}

test.beforeEach(({ trouble }) => trouble.expect(/status of 400/));

for (const provider of ['Google', 'Facebook', 'X', 'LINE']) {
  test(
    `IDP-04, REG-02, TRACK-05 a sign-in with ${provider} that is new here makes an account, which it opens from then on`,
    gateIf(provider === 'Google'),
    async ({ page }) => {
      const site = await openIdentitySite(page, isAllowed);
      const person = newPerson();
      await arriveByLink(page, site);
      await signInAs(page, person, provider);
      await registerNew(page).click();
      const username = await nameAtHome(page);
      expect(await keptOf(codeOf(site), username)).toMatchObject([
        {
          method: 'identity',
          affiliate_code: 'north-77',
          referral_code: 'LUNA48',
          domain: new URL(site.url('/')).host,
        },
      ]);
      await page.reload();
      await expectHome(page, username);
      await leave(page, site);
      await signInAs(page, person, provider);
      await expectHome(page, username);
      expect((await sessionOf(page))?.userName).toBe(username);
    },
  );
}

async function signInByPhone(page: Page, number: string): Promise<void> {
  await way(page, 'Mobile number').click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.getByRole('button', { name: 'Send code', exact: true }).click();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.getByLabel('Verification code').fill(await codeSentTo(`+63${number}`));
}

test('IDP-04, IDP-07 a number makes an account that has it', async ({ page }) => {
  const site = await openIdentitySite(page, { ...isAllowed, country: 'PH' });
  const number = `918${String(randomInt(1e7)).padStart(7, '0')}`;
  await arriveByLink(page, site);
  await signInByPhone(page, number);
  await expect(choice(page)).toContainText(`+63${number}`);
  await registerNew(page).click();
  const username = await nameAtHome(page);
  expect(await keptOf(codeOf(site), username)).toMatchObject([
    { mobile: `+63${number}`, affiliate_code: 'north-77', referral_code: 'LUNA48' },
  ]);
});

test(
  'IDP-03 where it is not allowed nothing offers it, and the call is refused',
  nightly,
  async ({ page }) => {
    const site = await openIdentitySite(page);
    await page.goto(site.url('/m/login'));
    await signInAs(page, newPerson());
    await expect(choice(page)).toBeVisible();
    await expect(registerNew(page)).toHaveCount(0);
    const { url, headers } = loopback(site.url(registerByIdentity.path));
    const data = { firebaseChannel: 'google', firebaseIdToken: 'x', loginDeviceId: randomUUID() };
    const refused = await page.request.put(url, { headers, data });
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ errorCode: 'function.not.available' });
  },
);

test(
  'IDP-03 with accounts that are made by themselves a new sign-in is at home at once',
  nightly,
  async ({ page }) => {
    const site = await openIdentitySite(page, { ...isAllowed, firebaseAutoRegister: 'on' });
    const person = newPerson();
    await arriveByLink(page, site);
    await signInAs(page, person);
    const username = await nameAtHome(page);
    expect(await keptOf(codeOf(site), username)).toMatchObject([
      { method: 'identity', affiliate_code: 'north-77', referral_code: 'LUNA48' },
    ]);
    await leave(page, site);
    await signInAs(page, person);
    await expectHome(page, username);
  },
);

test(
  'IDP-03, REG-01 what has to be accepted is accepted in the dialog, also with accounts that are made by themselves',
  nightly,
  async ({ page }) => {
    const terms = { 'register.leastAge': '18', 'register.termsUrl': 'https://lumen.example/terms' };
    const auto = { ...isAllowed, ...terms, firebaseAutoRegister: 'on' };
    const site = await openIdentitySite(page, auto);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site.url('/m/login'));
    await signInAs(page, newPerson());
    const box = choice(page).getByRole('checkbox', { name: /I’m 18 or older/ });
    await expect(box).toBeVisible();
    await registerNew(page).click();
    await expect(choice(page)).toContainText('Tick the box to continue.');
    await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
    expect(await listBrokenRules(page)).toEqual([]);
    await choice(page)
      .getByText('I’m 18 or older')
      .click({ position: { x: 8, y: 8 } });
    await expect(box).toBeChecked();
    await registerNew(page).click();
    await nameAtHome(page);
  },
);

test(
  'IDP-04, NET-17 where the answer was lost the account is there, and signing in again leads in',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 409 .*autoUsername/);
    trouble.expect(/ERR_FAILED .*autoUsername/);
    const site = await openIdentitySite(page, isAllowed);
    const person = newPerson();
    await page.goto(site.url('/m/login'));
    await signInAs(page, person);
    let userName = '';
    await page.route(`**${registerByIdentity.path}`, async (route) => {
      const answer = await (await fetchFromSite(route)).json();
      ({ userName } = (answer as { value: { userName: string } }).value);
      await route.abort();
    });
    await registerNew(page).click();
    await expect(choice(page).getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await registerNew(page).click();
    await expect(choice(page).getByRole('alert')).toContainText('already has an account here');
    await choice(page).getByRole('link', { name: 'Sign in again' }).click();
    await choose(await openAccountPage(page, 'Google'), person);
    await expectHome(page, userName);
  },
);

test(
  'IDP-04, REG-03 at Plain somebody signs in for the first time and opens the first game',
  nightly,
  async ({ page }) => {
    const settings = { ...identitySettings(), ...isAllowed };
    const assignments = Object.entries(settings).map(([key, text]) => `${key}=${text}`);
    await setMerchant('plain', 'set', ...assignments);
    try {
      await expect(async () => {
        await page.goto(merchantUrl('plain', '/m/login'));
        await expect(way(page, 'Google')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await signInAs(page, newPerson());
      await registerNew(page).click();
      await nameAtHome(page);
      // A new member has no money.
      const { id: memberId = '' } = (await sessionOf(page)) ?? {};
      const place = { ownerUrl: ownerUrlOf(), merchantCode: 'plain' };
      await openWallet(place, { memberId, currency: 'USD' }, 1_000_000n);
      await page.locator('a[href*="/m/launchGame"]').first().click();
      await isInGame(page);
    } finally {
      await setMerchant('plain', 'unset', ...Object.keys(settings));
    }
  },
);

test('IDP-09 a sign-in of the app that failed is told in a notice, as text', async ({ page }) => {
  const site = await openIdentitySite(page);
  await page.goto(site.url('/m/login'));
  await expect(way(page, 'Google')).toBeVisible();
  await page.evaluate(() => {
    const app = window as unknown as { onThirdPartyLogin: (result: string) => void };
    app.onThirdPartyLogin('Success');
    app.onThirdPartyLogin('Failure: <img src=x> 12501');
  });
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('Failure: <img src=x> 12501');
  await expect(notice.locator('img')).toHaveCount(0);
  await notice.getByRole('button').first().click();
  await expect(notice).toHaveCount(0);
});
