// Passkeys: added by a member, used without a name, removed; with the browser's virtual authenticator (PASSKEY).
import type { SettingTexts } from '@parlour/contract/settings.schema';
import type { TestMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/accessible.ts';
import { openOwnMerchant, type OwnMerchant } from '../own/own-merchant.ts';
import { forgetSession } from '../page/forget-session.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { holdKey, keysOf, touch, type Key } from '../page/virtual-key.ts';
import {
  expect,
  expectHome,
  fillLogin,
  hydrated,
  logInButton,
  sessionOf,
  test,
} from '../page/site.ts';

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
const rows = (page: Page) => page.getByRole('list', { name: 'Your passkeys' }).locator('.list-row');

async function enter(page: Page, site: OwnMerchant, { username, password }: TestMember) {
  await page.goto(site.url('/m/login'));
  await fillLogin(page, username, password);
  await logInButton(page).click();
  await expectHome(page, username);
}
/** Adds a passkey for the member, logs out, and returns the authenticator. */
async function enrol(page: Page, site: OwnMerchant, member: TestMember): Promise<Key> {
  await enter(page, site, member);
  const key = await holdKey(page);
  await page.goto(site.url('/m/member/home'));
  await page.getByRole('link', { name: 'Passkeys', exact: true }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  return key;
}
/** Opens the test's own site with a member who has a passkey. */
async function openWithPasskey(page: Page, settings: SettingTexts = {}) {
  const site = await openOwnMerchant(page, { passkeys: 'on', ...settings });
  const member = await site.createMember();
  const key = await enrol(page, site, member);
  return { site, member, key };
}
/** Opens the same, logged out; the authenticator waits for a touch. */
async function openLoggedOut(page: Page, settings: SettingTexts = {}) {
  const opened = await openWithPasskey(page, settings);
  await forgetSession(page);
  await touch(opened.key, false);
  return opened;
}
async function openLogin(page: Page, site: OwnMerchant): Promise<void> {
  await page.goto(site.url('/m/login'));
  await hydrated(page);
}

test('PASSKEY-01, PASSKEY-02 a member makes one and logs in with it by the button, without a name', async ({
  page,
}) => {
  const { site, member, key } = await openWithPasskey(page);
  await expect(rows(page)).toContainText('Not used yet');
  await forgetSession(page);
  await touch(key, false);
  await openLogin(page, site);
  await touch(key, true);
  await byPasskey(page).click();
  await expectHome(page, member.username);
  await page.goto(site.url('/m/member/passkeys'));
  await expect(rows(page)).toContainText('Last used');
});

test(
  'PASSKEY-01 the first focus lets the browser suggest it in the field of the name',
  nightly,
  async ({ page }) => {
    const { site, member } = await openWithPasskey(page);
    await forgetSession(page);
    await openLogin(page, site);
    const name = page.getByLabel('Username', { exact: true });
    await expect(name).toHaveAttribute('autocomplete', 'username webauthn');
    // The virtual phone takes the suggestion as soon as there is one.
    await name.focus();
    await expectHome(page, member.username);
  },
);

/* Runs in the page: reports each request for a passkey, and the failure of a request by a press. */
function watchAsking(): void {
  const { told } = window as unknown as { told: (what: string) => void };
  const get = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = async (options) => {
    told('asked');
    return get(options).catch((error: unknown) => {
      if (options?.mediation !== 'conditional') told((error as Error).name);
      throw error;
    });
  };
}

test(
  'PASSKEY-01 a press that is the first touch counts, though the browser is asked for suggestions at the same moment',
  nightly,
  async ({ page }) => {
    const { site, member, key } = await openLoggedOut(page);
    const told: string[] = [];
    const isAsked = Promise.withResolvers<void>();
    await page.exposeFunction('told', (what: string) => {
      told.push(what);
      isAsked.resolve();
    });
    await page.addInitScript(watchAsking);
    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/passkey/login/options')) answers.push(answer.status());
    });
    let calls = 0;
    // The second call is answered once the browser waits for a passkey.
    await page.route('**/wps/passkey/login/options', async (route) => {
      calls += 1;
      if (calls === 2) await isAsked.promise;
      await route.continue();
    });
    await openLogin(page, site);
    await byPasskey(page).click();
    await expect.poll(() => answers).toEqual([200, 200]);
    // Reading an answer now waits for everything that the previous answer caused.
    await page.evaluate(async () => (await fetch('/m/icon.svg', { cache: 'no-store' })).text());
    expect(told).not.toContain('AbortError');
    await touch(key, true);
    await byPasskey(page).click();
    await expectHome(page, member.username);
  },
);

test(
  'PASSKEY-01 a password is typed all the same while the browser waits for a passkey',
  nightly,
  async ({ page }) => {
    const { site, member } = await openLoggedOut(page);
    const asked = page.waitForResponse('**/wps/passkey/login/options');
    await enter(page, site, member);
    expect((await asked).status()).toBe(200);
  },
);

test('PASSKEY-01, PASSKEY-02 one that was removed is refused, and the form says so', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  const { site, member, key } = await openWithPasskey(page);
  await page.getByRole('button', { name: /^Remove / }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove / }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  expect(await keysOf(key)).toHaveLength(1);

  await forgetSession(page);
  await openLogin(page, site);
  await byPasskey(page).click();
  await expect(page.getByRole('alert')).toContainText('This passkey no longer works here.');
  expect(await sessionOf(page)).toBeNull();
  await touch(key, false);
  await fillLogin(page, member.username, member.password);
  await logInButton(page).click();
  await expectHome(page, member.username);
});

test('PASSKEY-02 the same phone makes no second one, and says why', nightly, async ({ page }) => {
  await openWithPasskey(page);
  await addButton(page).click();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('This device already has a passkey for your account.');
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('PASSKEY-03 a merchant that has turned them off offers none, and takes none; on again it does', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 403/);
  const { site, member, key } = await openWithPasskey(page);
  await touch(key, false);
  await site.set('passkeys=off');
  await expect(async () => {
    await page.goto(site.url('/m/member/home'));
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Devices' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Passkeys' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(await site.statusOf('/.well-known/webauthn')).toBe(404);
  await forgetSession(page);
  await openLogin(page, site);
  await expect(byPasskey(page)).toHaveCount(0);
  const name = page.getByLabel('Username', { exact: true });
  await expect(name).toHaveAttribute('autocomplete', 'username');

  await site.set('passkeys=on');
  await expect(async () => {
    await page.goto(site.url('/m/login'));
    await expect(byPasskey(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await hydrated(page);
  await touch(key, true);
  await byPasskey(page).click();
  await expectHome(page, member.username);
});

test(
  'PASSKEY-03 at an address where the browser takes none of them both pages say so',
  nightly,
  async ({ page }) => {
    const site = await openOwnMerchant(page, { passkeys: 'on' });
    const member = await site.createMember();
    await holdKey(page);
    // Without https, browsers cannot fetch the list of related hosts from the main host.
    const elsewhere = await site.addOrigin();
    const said = 'This browser can’t use passkeys here.';
    await expect(async () => {
      await page.goto(`${elsewhere}/m/login`);
      await expect(byPasskey(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await hydrated(page);
    await byPasskey(page).click();
    // The browser tries the main host first.
    await expect(page.getByRole('alert')).toContainText(said, { timeout: 30_000 });
    await fillLogin(page, member.username, member.password);
    await logInButton(page).click();
    await expectHome(page, member.username);
    await page.goto(`${elsewhere}/m/member/passkeys`);
    await addButton(page).click();
    await expect(page.getByRole('alertdialog')).toContainText(said);
  },
);

test(
  'PASSKEY-03, T1 the passkey of one merchant is not even asked for at another',
  nightly,
  async ({ page }) => {
    const { key } = await openWithPasskey(page);
    const other = await openOwnMerchant(page, { passkeys: 'on' });
    await openLogin(page, other);
    await byPasskey(page).click();
    await expect(byPasskey(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await sessionOf(page)).toBeNull();
    expect(await keysOf(key)).toHaveLength(1);
  },
);

test(
  'PASSKEY-01, PASSKEY-02 the keyboard alone makes one, removes it and logs in with it',
  nightly,
  async ({ page }) => {
    const { site, member, key } = await openLoggedOut(page);
    await openLogin(page, site);
    await logInButton(page).focus();
    await touch(key, true);
    await page.keyboard.press('Tab');
    await expect(byPasskey(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectHome(page, member.username);
    await page.goto(site.url('/m/member/passkeys'));
    await page.getByRole('button', { name: /^Remove / }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No passkeys yet')).toBeVisible();
  },
);

for (const language of ['EN', 'TH', 'UR']) {
  test(
    `PASSKEY-02, HOUSE axe finds nothing, and at 320 px with text at 160 % everything has room: ${language}`,
    gateIf(language === 'UR'),
    async ({ page, context }) => {
      test.slow();
      const { site, key } = await openWithPasskey(page, { languages: 'EN,TH,UR' });
      await touch(key, false);
      await page.setViewportSize({ width: 320, height: 640 });
      const speak = () =>
        context.addCookies([{ name: 'language', value: language, url: site.url('/') }]);
      await speak();
      await page.goto(site.url('/m/member/passkeys'));
      await hydrated(page);
      await expect(page.locator('.list-row')).toHaveCount(1);
      await expectAccessible(page, 'the list');
      await page.locator('.list-row button').click();
      await page.getByRole('alertdialog').waitFor();
      await expectAccessible(page, 'the question');
      await forgetSession(page);
      await speak();
      await openLogin(page, site);
      await expectAccessible(page, 'the login');
    },
  );
}
